// Breaks MCP-RPC-010: a result type of an extension, towards a client that did not declare it.
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const startsATaskUnasked = fault({
  id: 'starts-a-task-unasked',
  does: 'Answers a call with a task to poll, whether or not the client knows what a task is.',
  definition: 'open',
  breaks: ['MCP-RPC-010'],
  blinds: [],
  define: (definition, environment) =>
    changeTool(definition, 'echo', (tool) => ({
      ...tool,
      run: () => ({ resultType: 'task', taskId: environment.randomHex(8), status: 'working' }),
    })),
});
