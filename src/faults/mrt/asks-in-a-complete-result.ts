// Breaks MCP-MRT-001: the question rides on a result that says it is complete.
import { changeTool } from '../../server/definition.ts';
import { isRefusal } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const asksInACompleteResult = fault({
  id: 'asks-in-a-complete-result',
  does: 'Returns an ordinary tool result and hangs the input request on it.',
  definition: 'full',
  breaks: ['MCP-MRT-001'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'list_files', (tool) => ({
      ...tool,
      run: async (args, call) => {
        const result = await tool.run(args, call);
        if (isRefusal(result) || result.inputRequests === undefined) return result;
        const content = [{ type: 'text', text: 'Waiting for the folders.' }];
        return { ...result, resultType: 'complete', content };
      },
    })),
});
