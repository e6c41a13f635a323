// Answers that say nothing of the rules here: none came, a token was wanted, or something on the way was overloaded.
import type { Answer } from '../../client/peer.ts';
import type { Saw } from '../probe.ts';
import { isBusy, whyNotServed } from '../shared.ts';

/** Why an answer cannot be judged at all; `undefined` when it can. */
export function whyNoWord(answer: Answer, busy = 'not-served'): Saw | undefined {
  if (!answer.came || answer.isUnauthorized) return whyNotServed(answer, false);
  if (!isBusy(answer)) return undefined;
  return { reason: busy, at: answer.spot(), values: { summary: answer.summary } };
}
