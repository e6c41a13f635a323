// The retry of an operation that may happen once, sent twice.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { ASKED, call, judgeRetry, retryOf, stateOf, whyNotAsked, whyNotControlled, whyNotJudged } from './input.ts';
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
        message: 'A one-time operation was done twice with the same requestState.',
        note: 'Done again, with a state that has done its work.',
      },
    },
  },
  async run(peer) {
    const use = peer.demo.redeemsOnce;
    if (use === undefined) return settle({ reason: 'no-tool' });
    const connection = peer.connect();
    const asked = await call(peer, connection, use);
    const doubt = whyNotAsked(asked);
    if (doubt !== undefined) return settle(doubt);
    if (stateOf(asked) === undefined) return settle({ reason: 'no-state', at: asked.spot('/result') });

    const retry = retryOf(asked);
    const done = await call(peer, connection, use, { retry });
    const out = whyNotControlled(done, asked);
    if (out !== undefined) return settle(out);
    const again = await call(peer, connection, use, { retry });
    const unknown = whyNotJudged(again);
    if (unknown !== undefined) return settle(unknown);
    const isAsked = again.result?.resultType === 'input_required';
    const reason = isAsked ? 'asked-again' : judgeRetry(again, asked);
    return settle({ reason, at: again.spot(again.result === undefined ? '/error/code' : '/result/content') });
  },
});

const settle = (saw: Saw) => ({ 'MCP-MRT-012': saw });
