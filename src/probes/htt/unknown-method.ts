// A request for a method that no server has, and one for a method that every server has.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { isBusy, send, SHARED, whyNotServed } from '../shared.ts';

const METHOD = 'wireproof/unknown-1f9c';

export const unknownMethod = probe({
  id: 'unknown-method',
  title: `A complete request for ${METHOD}, then server/discover`,
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-HTT-022'],
  reasons: {
    'MCP-HTT-022': {
      ...SHARED,
      'status-and-code': {
        verdict: 'pass',
        message: 'The unknown method was answered with 404 and -32601.',
        note: '404, and the body says what was not found.',
      },
      'other-status': {
        verdict: 'fail',
        message: 'The unknown method was answered with -32601 under status {status}; expected 404.',
        note: 'The code is right, the status is not.',
      },
      'other-code': {
        verdict: 'fail',
        message: 'The unknown method was answered with {summary}; expected 404 and -32601.',
        note: 'Another code than -32601.',
      },
      'no-error': {
        verdict: 'fail',
        message: 'The unknown method was answered with status {status} and no JSON-RPC error; expected 404 and -32601.',
        note: 'No JSON-RPC error to tell this from a wrong address.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const answer = await send(peer, connection, { method: METHOD });
    const control = await send(peer, connection, { method: 'server/discover' });
    // If not even this is served, the address may be wrong or the server out of order.
    return { 'MCP-HTT-022': whyNotServed(control, false) ?? judge(answer) };
  },
});

function judge(answer: Answer): Saw {
  const { status = 0, errorCode, summary } = answer;
  if (!answer.came || answer.isUnauthorized || isBusy(answer))
    return whyNotServed(answer, false) ?? { reason: 'not-served', values: { summary } };
  const say = (reason: string, pointer?: string): Saw => ({
    reason,
    at: answer.spot(pointer),
    values: { status, summary },
  });
  if (errorCode === METHOD_NOT_FOUND) return say(status === 404 ? 'status-and-code' : 'other-status');
  return errorCode === undefined ? say('no-error') : say('other-code', '/error/code');
}
