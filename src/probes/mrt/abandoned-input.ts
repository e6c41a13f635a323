// A call that asks for input and is never retried, and the same call once more.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { another, ASKED, call, isOverloaded, requestsOf, whyNotAsked } from './input.ts';

export const abandonedInput = probe({
  id: 'abandoned-input',
  title: 'A call that asks for input and is left alone, then the same call afresh',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-MRT-015'],
  reasons: {
    'MCP-MRT-015': {
      ...ASKED,
      'asks-as-before': {
        verdict: 'pass',
        message: 'After a question that nobody answered, the same call was asked as though it had never been made.',
        note: 'The same question as the first time.',
      },
      served: {
        verdict: 'pass',
        message: 'After a question that nobody answered, the same call was served without one.',
        note: 'Served: nothing waits for the first call.',
      },
      'free-again': {
        verdict: 'pass',
        message: 'A question that nobody answered held up the same call ({summary}), and no longer after {seconds} s.',
        note: 'The server gave up waiting by itself.',
      },
      'held-up': {
        verdict: 'fail',
        atMost: 'warning',
        message:
          'A question that nobody answered still holds up the same call ({summary}) after {seconds} s; longer than that Wireproof does not wait.',
        note: 'Whoever was asked has gone, and still this is refused.',
      },
    },
  },
  async run(peer) {
    const { redeemsOnce, elicits, stateLifetime } = peer.demo;
    let doubt: Saw = { reason: 'no-tool' };
    for (const use of [redeemsOnce, elicits]) {
      if (use === undefined) continue;
      const connection = peer.connect();
      const first = await call(peer, connection, use);
      const unasked = whyNotAsked(first);
      if (unasked !== undefined) {
        doubt = unasked;
        continue;
      }
      // Nobody answers. Another client comes.
      const next = another(peer, connection);
      const second = await call(peer, next, use);
      if (isFree(second))
        return settle({ reason: requestsOf(second) ? 'asks-as-before' : 'served', at: spotOf(second) });
      if (isOverloaded(second)) return settle(whyNotAsked(second) ?? doubt);
      // A reservation may end with the state: until then a retry can come.
      const patience = (stateLifetime ?? MINUTE) + MARGIN;
      await peer.silence(patience, next);
      const third = await call(peer, next, use);
      if (isOverloaded(third)) return settle(whyNotAsked(third) ?? doubt);
      const values = { summary: describe(second), seconds: patience / 1000 };
      return settle({ reason: isFree(third) ? 'free-again' : 'held-up', at: spotOf(third), values });
    }
    return settle(doubt);
  },
});

const MINUTE = 60_000;
const MARGIN = 1000;

const settle = (saw: Saw) => ({ 'MCP-MRT-015': saw });
/** Asked, or served at once: either way nobody waits for the one who was asked before. */
const isFree = ({ result }: Answer): boolean => result !== undefined && result.isError !== true;
const describe = (answer: Answer): string => (answer.result?.isError === true ? 'a tool error' : answer.summary);

function spotOf(answer: Answer) {
  if (answer.result === undefined) return answer.spot('/error/code');
  return answer.spot(requestsOf(answer) === undefined ? '/result/content' : '/result/inputRequests');
}
