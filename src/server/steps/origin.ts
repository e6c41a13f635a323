// Step 1. A web page of another origin is refused, so that DNS rebinding gets nowhere.
import { findHeader } from '../../protocol/headers.ts';
import { INVALID_REQUEST } from '../../protocol/error-codes.ts';
import { refuse } from '../answer.ts';
import type { Steps } from '../steps.ts';

/** Answers 403 to an Origin that is not allowed (spec: basic/transports/streamable-http#security-endpoint). */
export const origin: Steps['origin'] = ({ request, definition }) => {
  const from = findHeader(request.headers, 'Origin');
  if (from === undefined || definition.allowedOrigins.includes(from)) return undefined;
  return refuse(403, undefined, INVALID_REQUEST, `Origin ${from} is not allowed`);
};
