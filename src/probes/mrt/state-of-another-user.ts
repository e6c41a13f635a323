// One user's state, sent by another.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import {
  ASKED,
  call,
  isAsking,
  judgeRetry,
  retryOf,
  whyNoState,
  whyNotAsked,
  whyNotControlled,
  whyNotJudged,
} from './input.ts';
import { NO_STATE } from './state.ts';

export const stateOfAnotherUser = probe({
  id: 'state-of-another-user',
  title: 'A retry with the requestState of one user and the token of another',
  transports: ['http'],
  definition: 'protected',
  settles: ['MCP-MRT-009'],
  reasons: {
    'MCP-MRT-009': {
      ...ASKED,
      ...NO_STATE,
      rejected: {
        verdict: 'pass',
        message: 'The requestState of one user was rejected when another sent it ({summary}); its owner could go on.',
        note: 'The right state, from the wrong user.',
      },
      'asked-again': {
        verdict: 'pass',
        message: 'The requestState of one user did nothing for another: the first question was put again.',
        note: 'The other user begins anew.',
      },
      accepted: {
        verdict: 'fail',
        message: 'The requestState of one user was accepted from another, and the call went on.',
        note: 'Another token than the one that this state was given to.',
      },
      'no-principals': {
        verdict: 'not-applicable',
        message:
          'The server asked a client without a token, so there is no authenticated principal to bind a state to.',
        note: 'Served without a token.',
      },
      'no-tokens': {
        verdict: 'untestable',
        message: 'The tokens of two users are needed, and none are known here.',
      },
    },
  },
  async run(peer) {
    const { keepsState: use, tokens } = peer.demo;
    if (use === undefined) return settle({ reason: 'no-tool' });
    if (tokens === undefined) return settle({ reason: 'no-tokens' });
    const connection = peer.connect();
    const as = (token: string | null, retry = {}) => call(peer, connection, use, { token, retry });
    const nobody = await as(null);
    if (isAsking(nobody)) return settle({ reason: 'no-principals', at: nobody.spot() });
    const first = await as(tokens.first);
    const other = await as(tokens.second);
    const doubt = whyNotAsked(first) ?? whyNotAsked(other) ?? whyNoState(first);
    if (doubt !== undefined) return settle(doubt);

    const stolen = await as(tokens.second, retryOf(first));
    const own = await as(tokens.first, retryOf(first));
    const out = whyNotJudged(stolen, true) ?? whyNotControlled(own, first);
    if (out !== undefined) return settle(out);
    const reason = judgeRetry(stolen, first, own);
    const at = stolen.spot(reason === 'rejected' ? '/error/code' : '/result/resultType');
    return settle({ reason, at, values: { summary: stolen.summary } });
  },
});

const settle = (saw: Saw) => ({ 'MCP-MRT-009': saw });
