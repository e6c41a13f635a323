// The one worker of a page, started when it is first asked for something.
import { createMessenger } from '../../run/messenger.ts';

export const engine = createMessenger(
  () => new Worker(new URL('../../run/worker.ts', import.meta.url), { type: 'module' }),
);
