// A call that asks for input and is never retried, and the same call once more.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { ASKED, call, requestsOf, whyNotAsked } from './input.ts';

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
      'free-again': {
        verdict: 'pass',
        message: 'A question that nobody answered held up the same call ({summary}), and no longer after {seconds} s.',
        note: 'The server gave up waiting by itself.',
      },
      'held-up': {
        verdict: 'fail',
        message:
          'A question that nobody answered still holds up the same call ({summary}) after {seconds} s, when its requestState has lapsed.',
        note: 'Whoever was asked has gone. Nobody will come back.',
      },
      'held-up-so-far': {
        verdict: 'fail',
        atMost: 'warning',
        message:
          'A question that nobody answered holds up the same call ({summary}) even after {seconds} s, a limit of Wireproof.',
        note: 'Whoever was asked has gone.',
      },
    },
  },
  async run(peer) {
    const { redeemsOnce, elicits, stateLifetime } = peer.demo;
    let doubt: Saw = { reason: 'no-tool' };
    for (const use of [redeemsOnce, elicits]) {
      if (use === undefined) continue;
      const first = await call(peer, peer.connect(), use);
      const unasked = whyNotAsked(first);
      if (unasked !== undefined) {
        doubt = unasked;
        continue;
      }
      // Nobody answers. Another client comes.
      const second = await call(peer, peer.connect(), use);
      if (isAsked(second)) return settle({ reason: 'asks-as-before', at: second.spot('/result/inputRequests') });
      if (isOverloaded(second)) return settle(whyNotAsked(second) ?? doubt);
      const patience = (stateLifetime ?? MINUTE) + MARGIN;
      const connection = peer.connect();
      await peer.silence(patience, connection);
      const third = await call(peer, connection, use);
      const values = { summary: describe(second), seconds: patience / 1000 };
      if (isAsked(third)) return settle({ reason: 'free-again', at: third.spot('/result/inputRequests'), values });
      const reason = stateLifetime === undefined ? 'held-up-so-far' : 'held-up';
      return settle({ reason, at: third.spot(third.result === undefined ? '/error/code' : '/result/content'), values });
    }
    return settle(doubt);
  },
});

const MINUTE = 60_000;
const MARGIN = 1000;

const settle = (saw: Saw) => ({ 'MCP-MRT-015': saw });
const isAsked = (answer: Answer): boolean => requestsOf(answer) !== undefined;
const describe = (answer: Answer): string => (answer.result?.isError === true ? 'a tool error' : answer.summary);

/** Refused for a reason that has nothing to do with the call: a token that ended, too many requests, a server that is down. */
const isOverloaded = ({ status, isUnauthorized }: Answer): boolean =>
  isUnauthorized || status === 429 || status === 502 || status === 503 || status === 504;
