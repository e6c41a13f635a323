// The one worker of a page, started when it is first asked for something.
import { createMessenger } from '../../run/messenger.ts';
import address from '../../run/worker.ts?worker&url';
import { trustScript } from '../frame/trusted-scripts.ts';

export const engine = createMessenger(() => new Worker(trustScript(address), { type: 'module' }));
