// Requests in the name of one user or another.
import type { Answer, Peer } from '../../client/peer.ts';
import type { RequestOptions } from '../../client/request.ts';
import type { Connection } from '../../protocol/message.ts';
import type { Reason, Saw } from '../probe.ts';
import { send, SHARED, whyNotServed } from '../shared.ts';

/** Reasons of the probes that need two users. */
export const TWO_USERS = {
  ...SHARED,
  'no-tokens': { verdict: 'untestable', message: 'No tokens of two users are known here.' },
  'open-to-all': {
    verdict: 'not-applicable',
    message: 'The server asks for no token ({summary}), so it does not tell callers apart by one.',
    note: 'Answered without a token.',
  },
} satisfies Record<string, Reason>;

/** Sends a request with a token; without one where it is undefined. */
export const sendAs = (
  peer: Peer,
  connection: Connection,
  token: string | undefined,
  options: Omit<RequestOptions, 'id' | 'headers'>,
): Promise<Answer> =>
  send(peer, connection, { ...options, headers: { Authorization: token === undefined ? null : `Bearer ${token}` } });

/** Asks without a token, on a connection of its own; says what comes of it unless the server wants one. */
export async function whyOpen(peer: Peer): Promise<Saw | undefined> {
  const answer = await sendAs(peer, peer.connect(), undefined, { method: 'server/discover' });
  if (answer.isUnauthorized) return undefined;
  if (!answer.came) return whyNotServed(answer);
  return { reason: 'open-to-all', at: answer.spot('/result'), values: { summary: answer.summary } };
}
