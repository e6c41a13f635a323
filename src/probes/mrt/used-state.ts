// The retry of an operation that may happen once, sent twice.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { essence } from '../shared.ts';
import { ASKED, call, isAsking, retryOf, whyNoState, whyNotControlled, whyNotJudged } from './input.ts';
import { NO_STATE } from './state.ts';

export const usedState = probe({
  id: 'used-state',
  title: 'The same retry of a one-time operation, twice',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-MRT-012'],
  reasons: {
    'MCP-MRT-012': {
      ...ASKED,
      ...NO_STATE,
      rejected: {
        verdict: 'pass',
        message:
          'A one-time operation was done for the first retry and refused for the second with the same requestState.',
        note: 'The same state, and nothing more to be had for it.',
      },
      'asked-again': {
        verdict: 'pass',
        message: 'A one-time operation was not done for the second retry with the same requestState: it asked again.',
        note: 'A question, and nothing done.',
      },
      accepted: {
        verdict: 'fail',
        message:
          'Two retries of a one-time operation with the same requestState got the same success, one after the other.',
        note: 'Done again, with a state that has done its work.',
      },
      'another-result': {
        verdict: 'untestable',
        message:
          'The second retry with the same requestState got another complete result than the first; a person has to see whether it was done again.',
      },
    },
  },
  async run(peer) {
    const use = peer.demo.redeemsOnce;
    if (use === undefined) return settle({ reason: 'no-tool' });
    const connection = peer.connect();
    const asked = await call(peer, connection, use);
    const doubt = whyNoState(asked);
    if (doubt !== undefined) return settle(doubt);

    const retry = retryOf(asked);
    const done = await call(peer, connection, use, { retry });
    const out = whyNotControlled(done, asked) ?? whyNotDone(done);
    if (out !== undefined) return settle(out);
    const again = await call(peer, connection, use, { retry });
    return settle(whyNotJudged(again, true) ?? judge(again, done));
  },
});

const settle = (saw: Saw) => ({ 'MCP-MRT-012': saw });

const whyNotDone = (done: Answer): Saw | undefined =>
  isAsking(done)
    ? {
        reason: 'not-served',
        at: done.spot('/result/resultType'),
        values: { summary: 'the correct retry was asked for more' },
      }
    : undefined;

function judge(again: Answer, done: Answer): Saw {
  if (again.result === undefined) return { reason: 'rejected', at: again.spot('/error/code') };
  if (isAsking(again)) return { reason: 'asked-again', at: again.spot('/result/inputRequests') };
  const reason =
    again.result.isError === true ? 'rejected' : essence(again) === essence(done) ? 'accepted' : 'another-result';
  return { reason, at: again.spot('/result/content') };
}
