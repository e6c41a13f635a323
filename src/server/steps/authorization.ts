// Step 3. A protected server finds out who is asking, from the token of this very request.
import type { Steps } from '../steps.ts';

/** Lets everybody in where the definition asks for no authorization. */
export const authorization: Steps['authorization'] = async () => ({});
