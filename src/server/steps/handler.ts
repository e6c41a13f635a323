// Step 10. The method does its work.
import type { Steps } from '../steps.ts';

/** Runs the method over the described request. */
export const handler: Steps['handler'] = async (call) => call.method.run(call);
