// Breaks MCP-PRG-008: every step is reported, however short.
import { isObject } from '../../protocol/json.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const reportsEveryStep = fault({
  id: 'reports-every-step',
  does: 'Sends a progress notification for each step, as fast as the steps are done.',
  definition: 'full',
  breaks: ['MCP-PRG-008'],
  blinds: [],
  define: (definition, environment) =>
    changeTool(definition, 'paint_fence', (tool) => ({
      ...tool,
      run: async (args, call) => {
        const { _meta } = call.message.params ?? {};
        const progressToken = isObject(_meta) ? _meta.progressToken : undefined;
        // The work goes on as ever; what it says of itself comes from here.
        const work = tool.run(args, { ...call, notify: () => {} });
        const total = Number(args.boards ?? 3);
        for (let progress = 1; progressToken !== undefined && progress <= total; progress++) {
          await environment.wait(Number(args.pause ?? 20), call.signal);
          const params = { progressToken, progress, total, message: `Painted board ${progress} of ${total}` };
          call.notify({ jsonrpc: '2.0', method: 'notifications/progress', params });
        }
        return work;
      },
    })),
});
