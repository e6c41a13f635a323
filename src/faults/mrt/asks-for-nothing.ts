// Breaks MCP-MRT-013: input_required as another word for "later".
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const asksForNothing = fault({
  id: 'asks-for-nothing',
  does: 'Answers input_required alone while it is not ready, so that the client tries again.',
  definition: 'full',
  breaks: ['MCP-MRT-013'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'list_files', (tool) => ({
      ...tool,
      run: () => ({ resultType: 'input_required' }),
    })),
});
