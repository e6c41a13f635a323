// Breaks MCP-HDR-014.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsAnObject = fault({
  id: 'mirrors-an-object',
  does: 'Mirrors an object, in the hope that the header gets its JSON.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-014'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      limits: { type: 'object', description: 'What the query may use', 'x-mcp-header': 'Limits' },
    }),
});
