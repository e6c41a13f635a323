// Breaks MCP-HDR-016.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsWithinAnArray = fault({
  id: 'mirrors-within-an-array',
  does: 'Mirrors a property of the items of an array.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-016'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      replicas: {
        type: 'array',
        items: { type: 'object', properties: { zone: { type: 'string', 'x-mcp-header': 'Zone' } } },
      },
    }),
});
