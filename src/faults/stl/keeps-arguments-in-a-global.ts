// Breaks MCP-STL-009.
import type { JsonObject } from '../../protocol/json.ts';
import { changeTool } from '../../server/definition.ts';
import { echo } from '../../server/tools.ts';
import { fault } from '../fault.ts';

export const keepsArgumentsInAGlobal = fault({
  id: 'keeps-arguments-in-a-global',
  does: 'Keeps the arguments of the running call in one variable, which the next call overwrites.',
  definition: 'open',
  breaks: ['MCP-STL-009'],
  blinds: [],
  define: (definition) => {
    let current: JsonObject = {};
    return changeTool(definition, 'slow_echo', (tool) => ({
      ...tool,
      run: async (args, call) => {
        current = args;
        await call.environment.wait(50);
        return echo.run(current, call);
      },
    }));
  },
});
