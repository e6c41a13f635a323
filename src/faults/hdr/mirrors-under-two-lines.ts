// Breaks MCP-HDR-012.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsUnderTwoLines = fault({
  id: 'mirrors-under-two-lines',
  does: 'Puts a line break into the name of the header, from a template that ends with one.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-012'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      query: { type: 'string', description: 'What to run', 'x-mcp-header': 'Query\r\n' },
    }),
});
