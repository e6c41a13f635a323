// A retry that comes after the lifetime of its state.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { ASKED, call, judgeRetry, retryOf, whyNoState, whyNotControlled, whyNotJudged } from './input.ts';
import { NO_STATE } from './state.ts';

export const lapsedState = probe({
  id: 'lapsed-state',
  title: 'A retry after the lifetime of its requestState, and one at once',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-MRT-010'],
  reasons: {
    'MCP-MRT-010': {
      ...ASKED,
      ...NO_STATE,
      rejected: {
        verdict: 'pass',
        message: 'A requestState was rejected after its lifetime of {seconds} s ({summary}); a fresh one was accepted.',
        note: 'The right state, too late.',
      },
      'asked-again': {
        verdict: 'pass',
        message:
          'A requestState did nothing any more after its lifetime of {seconds} s: the first question was put again.',
        note: 'The call begins anew.',
      },
      accepted: {
        verdict: 'fail',
        message: 'A requestState was still accepted after its lifetime of {seconds} s.',
        note: 'This state has lapsed.',
      },
      'lifetime-unknown': {
        verdict: 'untestable',
        message: 'How long a requestState of this server is good for is not known here, so there is no time to wait.',
      },
    },
  },
  async run(peer) {
    const { keepsState: use, stateLifetime } = peer.demo;
    if (use === undefined) return settle({ reason: 'no-tool' });
    if (stateLifetime === undefined) return settle({ reason: 'lifetime-unknown' });
    const connection = peer.connect();
    const first = await call(peer, connection, use);
    const doubt = whyNoState(first);
    if (doubt !== undefined) return settle(doubt);

    await peer.silence(stateLifetime + MARGIN, connection);
    const late = await call(peer, connection, use, { retry: retryOf(first) });
    const fresh = await call(peer, connection, use);
    const control = await call(peer, connection, use, { retry: retryOf(fresh) });
    const out = whyNotJudged(late, true) ?? whyNotControlled(control, fresh);
    if (out !== undefined) return settle(out);
    const reason = judgeRetry(late, first, control);
    const at = late.spot(reason === 'rejected' ? '/error/code' : '/result/resultType');
    return settle({ reason, at, values: { seconds: stateLifetime / 1000, summary: late.summary } });
  },
});

/** Beyond the lifetime, in milliseconds: clocks that count whole seconds are one behind. */
const MARGIN = 1000;

const settle = (saw: Saw) => ({ 'MCP-MRT-010': saw });
