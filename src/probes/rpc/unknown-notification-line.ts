// A notification that no server knows, over stdio, where every response is a line for all to see.
import { isObject } from '../../protocol/json.ts';
import { CLIENT_CAPABILITIES, PROTOCOL_VERSION } from '../../protocol/meta.ts';
import { REVISION } from '../../protocol/revision.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED } from '../shared.ts';

export const unknownNotificationLine = probe({
  id: 'unknown-notification-line',
  title: 'A notification with an unknown method between two requests, over stdio',
  transports: ['stdio'],
  definition: 'open',
  settles: ['MCP-RPC-016'],
  reasons: {
    'MCP-RPC-016': {
      'no-answer': SHARED['no-answer'],
      'nothing-written': {
        verdict: 'pass',
        message: 'No line came for the notification; the only responses were those to the two requests.',
        note: 'The next line that came answers the next request.',
      },
      answered: {
        verdict: 'fail',
        message: 'The server answered a notification with a line whose id is {id}.',
        note: 'No request is waiting for this.',
      },
      'silent-afterwards': {
        verdict: 'untestable',
        message: 'After the notification the server {how}. That is no response, but nothing more can be seen.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    // Complete metadata first: it settles the era of a server that serves two.
    const before = await send(peer, connection, { method: 'x/unknown' });
    if (!before.came) return settle({ reason: 'no-answer', at: before.spot(), values: { waited: before.waited } });
    const from = peer.heard(connection).length;
    const meta = { [PROTOCOL_VERSION]: REVISION, [CLIENT_CAPABILITIES]: {} };
    peer.say({ jsonrpc: '2.0', method: 'notifications/x-unknown', params: { _meta: meta } }, connection);
    const after = await send(peer, connection, { method: 'server/discover' });
    const stray = peer
      .heard(connection)
      .slice(from)
      .find(({ message, turn }) => turn !== after.turn && ('result' in message || 'error' in message));
    if (stray !== undefined) {
      const pointer = isObject(stray.message) && 'id' in stray.message ? '/id' : '';
      const id = JSON.stringify(stray.message.id) ?? 'missing';
      return settle({ reason: 'answered', at: { turn: stray.turn, part: 'body', pointer }, values: { id } });
    }
    if (after.came) return settle({ reason: 'nothing-written', at: after.spot('/id') });
    const how = peer.gone(connection) ? 'exited' : `answered nothing within ${after.waited} ms, a limit of Wireproof`;
    return settle({ reason: 'silent-afterwards', at: after.spot(), values: { how } });
  },
});

const settle = (saw: Saw) => ({ 'MCP-RPC-016': saw });
