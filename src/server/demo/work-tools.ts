// Demonstration tools that take a while: they report progress, log, can be cancelled, and can be looked at from outside.
import type { Environment } from '../../protocol/clock.ts';
import { textResult, toolError } from '../answer.ts';
import type { Tool } from '../definition.ts';
import { log, reportProgress } from '../notify.ts';

const TASK = { type: 'string', pattern: '^[a-z0-9-]{1,32}$', description: 'A name for the work, chosen by the caller' };

const bake: Tool = {
  name: 'bake',
  title: 'Bake',
  description: 'Bakes a cake and logs each step, to requests that ask for log messages.',
  inputSchema: {
    type: 'object',
    properties: {
      cake: { type: 'string', maxLength: 100, description: 'Which cake' },
      oven_code: { type: 'string', maxLength: 100, description: 'Code that unlocks the oven; is never logged' },
    },
    required: ['cake'],
  },
  run: async ({ cake }, call) => {
    log(call, 'debug', { step: 'mixing', cake: String(cake) }, 'kitchen');
    await call.environment.wait(20, call.signal);
    log(call, 'info', { step: 'baking', minutes: 40 }, 'kitchen');
    await call.environment.wait(20, call.signal);
    log(call, 'warning', { step: 'cooling', reason: 'The cake is hot' }, 'kitchen');
    return textResult(`Baked ${String(cake)}`);
  },
};

/** Creates a long work and the tool that reads how far it got, also after it was cancelled. */
export function createWorkTools(environment: Environment): Tool[] {
  const done = new Map<string, number>();
  const paint: Tool = {
    name: 'paint_fence',
    title: 'Paint a fence',
    description: 'Paints boards, one after the other, and reports progress. Stops when it is cancelled.',
    inputSchema: {
      type: 'object',
      properties: {
        task: TASK,
        boards: { type: 'integer', minimum: 1, maximum: 1000, default: 3, description: 'How many boards' },
        pause: { type: 'integer', minimum: 0, maximum: 1000, default: 20, description: 'Milliseconds for each board' },
      },
      required: ['task'],
    },
    run: async ({ task, boards = 3, pause = 20 }, call) => {
      const [name, count] = [String(task), Number(boards)];
      if (done.size >= 1000) done.clear();
      done.set(name, 0);
      for (let board = 1; board <= count; board++) {
        await environment.wait(Number(pause), call.signal);
        done.set(name, board);
        reportProgress(call, board, count, `Painted board ${board} of ${count}`);
      }
      return textResult(`Painted ${count} boards`);
    },
  };
  const look: Tool = {
    name: 'look_at_fence',
    title: 'Look at a fence',
    description: 'Says how many boards of a task of paint_fence are painted.',
    inputSchema: { type: 'object', properties: { task: TASK }, required: ['task'] },
    annotations: { readOnlyHint: true },
    run: ({ task }) => {
      const boards = done.get(String(task));
      if (boards === undefined) return toolError(`There is no task ${String(task)}: begin one with paint_fence`);
      return textResult(`${boards} boards are painted`);
    },
  };
  return [paint, look, bake];
}
