// Breaks MCP-HDR-016.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsWithinABranch = fault({
  id: 'mirrors-within-a-branch',
  does: 'Mirrors a property that is described in one of several branches only.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-016'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      store: {
        oneOf: [
          { type: 'object', properties: { table: { type: 'string', 'x-mcp-header': 'Table' } } },
          { type: 'object', properties: { bucket: { type: 'string' } } },
        ],
      },
    }),
});
