// Step 2. The endpoint takes POST and nothing else: there is no stream to open and no session to end.
import { emptyResponse } from '../answer.ts';
import type { Steps } from '../steps.ts';

/** Answers 405 to every other method (spec: basic/transports/streamable-http#earlier-streamable-http-revisions). */
export const method: Steps['method'] = ({ request }) =>
  request.method === 'POST' ? undefined : { refused: emptyResponse(405, [['Allow', 'POST']]) };
