// The worker in which the engine runs on a page: one task a message, one answer a task.
import './no-network.ts';
import type { Answered, Asked } from './messages.ts';
import { performTask } from './perform-task.ts';
import type { Kept } from './perform-task.ts';

const answer = (answered: Answered): void => postMessage(answered);

const kept: Kept = new Map();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id } = data;
  performTask(data, kept)
    .then((value) => answer({ id, ok: true, value }))
    .catch((error: unknown) => {
      answer({ id, ok: false, error: { message: error instanceof Error ? error.message : String(error) } });
    });
});
