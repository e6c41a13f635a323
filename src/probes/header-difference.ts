// Sends one request without and with an extra header, and tells what the header changed.
import type { Answer, Peer } from '../client/peer.ts';
import { essence, send, whyNotServed } from './shared.ts';
import type { Saw } from './probe.ts';

export interface Difference {
  plain: Answer;
  changed: Answer;
  saw: Saw;
}

/**
 * Reasons: `same`; `refused` or `answer-changed` when the header made the difference; `required` when the
 * request was served only with it; `changes-by-itself`, or a shared reason, when nothing can be said.
 */
export async function compareWithHeader(peer: Peer, name: string, value: string): Promise<Difference> {
  const connection = peer.connect();
  const ask = (headers: Record<string, string>) => send(peer, connection, { method: 'server/discover', headers });
  const plain = await ask({});
  const changed = await ask({ [name]: value });
  const say = (reason: string, answer: Answer, pointer?: string): Difference => ({
    plain,
    changed,
    saw: { reason, at: answer.spot(pointer), values: { summary: answer.summary, value } },
  });

  if (plain.result === undefined) {
    if (changed.result !== undefined) return say('required', plain, '/error/message');
    return { plain, changed, saw: whyNotServed(plain, false) ?? { reason: 'not-served' } };
  }
  if (essence(plain) === essence(changed)) return say('same', changed, '/result');
  // The control: without the header once more. If that is no longer as before, the header is not to blame.
  const again = await ask({});
  if (essence(again) !== essence(plain)) return say('changes-by-itself', again);
  return changed.result === undefined
    ? say('refused', changed, '/error/message')
    : say('answer-changed', changed, '/result');
}
