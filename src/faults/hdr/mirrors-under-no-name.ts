// Breaks MCP-HDR-010.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsUnderNoName = fault({
  id: 'mirrors-under-no-name',
  does: 'Leaves the name of the header empty, in the hope that the name of the parameter is used.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-010'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      query: { type: 'string', description: 'What to run', 'x-mcp-header': '' },
    }),
});
