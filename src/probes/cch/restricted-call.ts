// A call that one user may make and the other may not.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { isBusy, whyNotServed } from '../shared.ts';
import { sendAs, TWO_USERS, whyOpen } from './as-user.ts';

export const restrictedCall = probe({
  id: 'restricted-call',
  title: 'A call with the token that allows it, then with one that does not',
  transports: ['http'],
  definition: 'two-users',
  settles: ['MCP-CCH-019'],
  reasons: {
    'MCP-CCH-019': {
      ...TWO_USERS,
      'kept-out': {
        verdict: 'pass',
        message: 'The call of {tool} worked with the token that allows it and was refused with the other ({summary}).',
        note: 'Known to the server, and not allowed to do this.',
      },
      'let-in': {
        verdict: 'fail',
        message: 'The call of {tool} worked with a token that does not allow it.',
        note: 'Done, for somebody who may not.',
      },
      'no-restriction': {
        verdict: 'untestable',
        message: 'No call is known here that only one of the two users may make.',
      },
      'refused-to-both': {
        verdict: 'untestable',
        message: 'The call of {tool} does not work with the token that should allow it either ({summary}).',
      },
      'asked-first': {
        verdict: 'untestable',
        message: 'The call of {tool} with the token that does not allow it was answered by asking for input first.',
      },
    },
  },
  async run(peer) {
    const { tokens, restricted: tool } = peer.demo;
    if (tokens === undefined) return settle({ reason: 'no-tokens' });
    if (tool === undefined) return settle({ reason: 'no-restriction' });
    const open = await whyOpen(peer);
    if (open !== undefined) return settle(open);
    const connection = peer.connect();
    const call = (token: string) => sendAs(peer, connection, token, { method: 'tools/call', params: { ...tool } });
    const say = (reason: string, answer: Answer): Saw => {
      const at = answer.spot(answer.result ? '/result/resultType' : '/error/code');
      return { reason, at, values: { tool: tool.name, summary: answer.summary } };
    };
    const allowed = await call(tokens.first);
    const doubt = whyNotServed(allowed, false);
    if (doubt?.reason === 'not-served' || allowed.result?.isError === true)
      return settle(say('refused-to-both', allowed));
    if (doubt !== undefined) return settle(doubt);
    const other = await call(tokens.second);
    // A 401 says that this is no token at all; a 403 is what is looked for.
    if (!other.came || other.status === 401 || isBusy(other))
      return settle(whyNotServed(other, false) ?? say('kept-out', other));
    if (other.result === undefined || other.result.isError === true) return settle(say('kept-out', other));
    return settle(say(other.result.resultType === 'input_required' ? 'asked-first' : 'let-in', other));
  },
});

const settle = (saw: Saw) => ({ 'MCP-CCH-019': saw });
