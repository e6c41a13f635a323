// Breaks MCP-HDR-011.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsUnderALabel = fault({
  id: 'mirrors-under-a-label',
  does: 'Takes the name of the header for a label, and writes it with a space.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-011'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      query: { type: 'string', description: 'What to run', 'x-mcp-header': 'Query Text' },
    }),
});
