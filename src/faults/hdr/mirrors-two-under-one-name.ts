// Breaks MCP-HDR-013.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsTwoUnderOneName = fault({
  id: 'mirrors-two-under-one-name',
  does: 'Gives two parameters the same header, once with a capital and once without.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-013'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      query: { type: 'string', description: 'What to run', 'x-mcp-header': 'dry-run' },
    }),
});
