// A subscription while nothing changes: its first message is the acknowledgement.
import { isObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { ACKNOWLEDGED, changeTools, findKinds, LISTENING, listenRequest, whyNotOpened } from './listen.ts';

export const firstMessage = probe({
  id: 'first-message',
  title: 'subscriptions/listen while nothing changes',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-SUB-003'],
  reasons: {
    'MCP-SUB-003': {
      ...LISTENING,
      acknowledged: {
        verdict: 'pass',
        message: 'The first message of the subscription was its acknowledgement.',
        note: 'What the server agreed to tell.',
      },
      'change-first': {
        verdict: 'fail',
        message: 'The first message of the subscription was {method}; expected the acknowledgement.',
        note: 'Nothing came before this.',
      },
      'ended-first': {
        verdict: 'fail',
        message: 'The subscription was over without an acknowledgement.',
        note: 'The end, and nothing before it.',
      },
      'no-filter': {
        verdict: 'fail',
        atMost: 'warning',
        message:
          'The acknowledgement has no notifications object, which the schema requires, so the client cannot tell what it will hear of.',
        note: 'No notifications in it.',
      },
      silent: {
        verdict: 'fail',
        atMost: 'warning',
        message: 'No acknowledgement came within {waited} ms, a limit of Wireproof.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const found = await findKinds(peer, connection);
    if ('doubt' in found) return settle(found.doubt);
    const began = peer.turns.at(-1)?.at ?? 0;
    const [kind = ''] = found.kinds;
    const stream = await peer.open(listenRequest('sub-a', kind), peer.connect());
    await stream.until(() => true, found.patience);
    // A server that stays silent until there is something to tell shows itself when there is.
    if (stream.heard.length === 0 && kind === 'toolsListChanged') await changeTools(peer, connection, stream);
    const { ended } = stream;
    const first = stream.heard[0];
    const answer = await stream.close();
    const refusal = whyNotOpened(answer, ended);
    if (refusal !== undefined) return settle(refusal);
    if (first === undefined) {
      // Who holds back the whole answer cannot be told: the server, or a proxy that passes on whole answers alone.
      if (answer.response === undefined && !ended) {
        const waited = (peer.turns[answer.turn]?.at ?? 0) - (peer.turns[answer.sentTurn]?.at ?? 0);
        return settle({ reason: 'no-answer', at: answer.spot(), values: { waited } });
      }
      const waited = (peer.turns[answer.turn]?.at ?? 0) - began;
      return settle(
        ended
          ? { reason: 'ended-first', at: answer.spot() }
          : { reason: 'silent', at: answer.spot(), values: { waited } },
      );
    }
    const { message, index } = first;
    if ('result' in message) return settle({ reason: 'ended-first', at: answer.spotOf(index, '/result') });
    const at = answer.spotOf(index, '/method');
    if (message.method !== ACKNOWLEDGED)
      return settle({ reason: 'change-first', at, values: { method: String(message.method) } });
    const isComplete = isObject(message.params) && isObject(message.params.notifications);
    return settle(
      isComplete ? { reason: 'acknowledged', at } : { reason: 'no-filter', at: answer.spotOf(index, '/params') },
    );
  },
});

const settle = (saw: Saw) => ({ 'MCP-SUB-003': saw });
