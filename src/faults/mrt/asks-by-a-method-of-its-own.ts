// Breaks MCP-MRT-005: an input request that only the vendor's own client knows.
import { changeTool } from '../../server/definition.ts';
import { isRefusal } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const asksByAMethodOfItsOwn = fault({
  id: 'asks-by-a-method-of-its-own',
  does: 'Asks for a folder with a method that it made up for its own client.',
  definition: 'full',
  breaks: ['MCP-MRT-005'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'list_files', (tool) => ({
      ...tool,
      run: async (args, call) => {
        const result = await tool.run(args, call);
        if (isRefusal(result) || result.resultType !== 'input_required') return result;
        return { ...result, inputRequests: { folder: { method: 'ui/pick_folder', params: {} } } };
      },
    })),
});
