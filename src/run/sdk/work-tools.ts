// The code of the tools that take a while, written for the official server; names and schemas are those of ours.
import type { CallToolResult } from '@modelcontextprotocol/server';
import { textResult } from './input-tools.ts';
import type { ToolRun } from './register.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates it, by name; what is painted lasts as long as the target. */
export function createWorkRuns(): Readonly<Record<string, ToolRun>> {
  const done = new Map<string, number>();
  return {
    async paint_fence({ task, boards = 3, pause = 20 }, { mcpReq }): Promise<CallToolResult> {
      const [name, count] = [String(task), Number(boards)];
      const progressToken = mcpReq._meta?.progressToken;
      done.set(name, 0);
      for (let board = 1; board <= count; board++) {
        await wait(Number(pause));
        // What is returned now goes nowhere: the caller has left.
        if (mcpReq.signal.aborted) return textResult('Cancelled');
        done.set(name, board);
        if (progressToken === undefined) continue;
        const message = `Painted board ${board} of ${count}`;
        const params = { progressToken, progress: board, total: count, message };
        await mcpReq.notify({ method: 'notifications/progress', params });
      }
      return textResult(`Painted ${count} boards`);
    },
    look_at_fence({ task }) {
      const boards = done.get(String(task));
      return boards === undefined
        ? { ...textResult(`There is no task ${String(task)}: begin one with paint_fence`), isError: true }
        : textResult(`${boards} boards are painted`);
    },
    async bake({ cake }, { mcpReq }) {
      await mcpReq.log('debug', { step: 'mixing', cake: String(cake) }, 'kitchen');
      await wait(20);
      await mcpReq.log('info', { step: 'baking', minutes: 40 }, 'kitchen');
      await wait(20);
      await mcpReq.log('warning', { step: 'cooling', reason: 'The cake is hot' }, 'kitchen');
      return textResult(`Baked ${String(cake)}`);
    },
  };
}
