// A state sent with other arguments than those it was issued for.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { ASKED, call, judgeRetry, retryOf, whyNoState, whyNotControlled, whyNotJudged } from './input.ts';
import { NO_STATE } from './state.ts';

export const stateOfAnotherCall = probe({
  id: 'state-of-another-call',
  title: 'A retry with the requestState of a call with other arguments',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-MRT-011'],
  reasons: {
    'MCP-MRT-011': {
      ...ASKED,
      ...NO_STATE,
      rejected: {
        verdict: 'pass',
        message: 'A requestState was rejected on a call with other arguments ({summary}), and accepted on its own.',
        note: 'The state belongs to the call before.',
      },
      'asked-again': {
        verdict: 'pass',
        message: 'A requestState did nothing on a call with other arguments: that call began with its first question.',
        note: 'This call begins anew.',
      },
      accepted: {
        verdict: 'fail',
        message: 'A requestState that was issued for one call was accepted on a call with other arguments.',
        note: 'The user was asked about other arguments than these.',
      },
    },
  },
  async run(peer) {
    const use = peer.demo.keepsState;
    if (use === undefined) return settle({ reason: 'no-tool' });
    const connection = peer.connect();
    const first = await call(peer, connection, use);
    const doubt = whyNoState(first);
    if (doubt !== undefined) return settle(doubt);

    const retry = retryOf(first);
    const moved = await call(peer, connection, { name: use.name, arguments: use.other }, { retry });
    const own = await call(peer, connection, use, { retry });
    const out = whyNotJudged(moved, true) ?? whyNotControlled(own, first);
    if (out !== undefined) return settle(out);
    const reason = judgeRetry(moved, first, own);
    const at = moved.spot(reason === 'rejected' ? '/error/code' : '/result/resultType');
    return settle({ reason, at, values: { summary: moved.summary } });
  },
});

const settle = (saw: Saw) => ({ 'MCP-MRT-011': saw });
