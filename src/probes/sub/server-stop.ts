// A subscription is open while the server is asked to shut down.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { findKinds, isResponse, isTagged, LISTENING, listenRequest, UNTAGGED, whyNotOpened } from './listen.ts';

export const serverStop = probe({
  id: 'server-stop',
  title: 'A subscription, then the server is asked to shut down',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-SUB-007'],
  reasons: {
    'MCP-SUB-007': {
      ...LISTENING,
      completed: {
        verdict: 'pass',
        message: 'The subscription ended with a result for the listen request.',
        note: 'The end is said, not guessed.',
      },
      untagged: UNTAGGED,
      'no-result': {
        verdict: 'fail',
        message: 'The server ended the stream of the subscription without a result for the listen request.',
        note: 'The last message. Then the stream was closed.',
      },
      'ended-with-error': {
        verdict: 'fail',
        message: 'The server ended the subscription with the error {code}; expected a result.',
        note: 'An end in good order is no error.',
      },
      'cancelled-instead': {
        verdict: 'untestable',
        message:
          'The end came as notifications/cancelled, as the cancellation page asks, and not as the result that the subscriptions page asks for. The pages disagree.',
      },
      'still-open': {
        verdict: 'untestable',
        message: 'The stream was still open {waited} ms after the server was asked to shut down.',
      },
      'ended-early': {
        verdict: 'untestable',
        message: 'The subscription was over before the server was asked to shut down.',
      },
      'cannot-stop': {
        verdict: 'untestable',
        message: 'The server cannot be asked to shut down from here, so it ended no subscription.',
      },
    },
  },
  async run(peer) {
    if (peer.stop === undefined) return settle({ reason: 'cannot-stop' });
    const connection = peer.connect();
    const found = await findKinds(peer, connection);
    if ('doubt' in found) return settle(found.doubt);
    const stream = await peer.open(listenRequest('sub-a', found.kinds[0] ?? ''), peer.connect());
    await stream.until(() => true, 500);
    const endedEarly = stream.ended;
    if (!endedEarly) peer.stop();
    await stream.until(isResponse, 1000);
    // The result is the last message; the stream has a moment to end.
    await peer.quiet(50);
    const { ended } = stream;
    const last = stream.heard.find(({ message }) => isResponse(message));
    const cancelled = stream.heard.find(({ message }) => message.method === 'notifications/cancelled');
    const answer = await stream.close();
    if (endedEarly) return settle(whyNotOpened(answer, ended) ?? { reason: 'ended-early', at: answer.spot() });
    if (last === undefined) {
      if (cancelled !== undefined)
        return settle({ reason: 'cancelled-instead', at: answer.spotOf(cancelled.index, '/method') });
      if (!ended) return settle({ reason: 'still-open', at: answer.spot(), values: { waited: 1050 } });
      const { index } = stream.heard.at(-1) ?? {};
      const at = index === undefined || !answer.came ? answer.spot() : answer.spotOf(index, '/method');
      return settle({ reason: 'no-result', at });
    }
    if (answer.errorCode !== undefined) {
      return settle({ reason: 'ended-with-error', at: answer.spot('/error/code'), values: { code: answer.errorCode } });
    }
    return settle({ reason: isTagged(last.message) ? 'completed' : 'untagged', at: answer.spot('/result') });
  },
});

const settle = (saw: Saw) => ({ 'MCP-SUB-007': saw });
