// Breaks MCP-HDR-014.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsANumber = fault({
  id: 'mirrors-a-number',
  does: 'Mirrors a parameter of the type number.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-014'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      budget: { type: 'number', description: 'What the query may cost', 'x-mcp-header': 'Budget' },
    }),
});
