// A complete request as the very first message of a connection.
import type { Answer, Peer } from '../../client/peer.ts';
import { createInitialize } from '../../client/request.ts';
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED, whyNotServed } from '../shared.ts';

export const coldList = probe({
  id: 'cold-list',
  title: 'A complete tools/list as the very first message',
  transports: ['http', 'stdio'],
  definition: 'open',
  needs: ['connections'],
  settles: ['MCP-STL-003'],
  reasons: {
    'MCP-STL-003': {
      ...SHARED,
      served: {
        verdict: 'pass',
        message: 'The first request on a fresh connection was answered without a handshake.',
        note: 'Nothing came before this request, and nothing had to.',
      },
      'served-discover': {
        verdict: 'pass',
        message: 'The server offers no tools; a cold server/discover was answered without a handshake.',
        note: 'Nothing came before this request, and nothing had to.',
      },
      'wants-discover': {
        verdict: 'fail',
        message:
          'The cold request was refused ({summary}); after server/discover on the same connection it was served.',
        note: 'Discovery made into a gate.',
      },
      'wants-initialize': {
        verdict: 'fail',
        message:
          'The cold request was refused ({summary}); after a legacy initialize on the same connection it was served.',
        note: 'It waits for a handshake that no longer exists.',
      },
      'refused-once': {
        verdict: 'untestable',
        message:
          'A cold request was refused ({summary}) and the same one, on another fresh connection, was served. The cause is no handshake.',
      },
      'refused-anyway': {
        verdict: 'untestable',
        message:
          'The request was refused ({summary}), after server/discover and after initialize too. The cause lies elsewhere.',
      },
    },
  },
  async run(peer) {
    const cold = await list(peer, peer.connect());
    if (cold.result !== undefined) return settle({ reason: 'served', at: cold.spot('/result') });
    if (cold.errorCode === METHOD_NOT_FOUND) {
      const discover = await send(peer, peer.connect(), { method: 'server/discover' });
      return settle(whyNotServed(discover, false) ?? { reason: 'served-discover', at: discover.spot('/result') });
    }
    if (!cold.came || cold.isUnauthorized) return settle(whyNotServed(cold, false) as Saw);
    const say = (reason: string) =>
      settle({ reason, at: cold.spot('/error/message'), values: { summary: cold.summary } });
    if ((await list(peer)).result !== undefined) return say('refused-once');
    if (await isServedAfterDiscover(peer)) return say('wants-discover');
    if (await isServedAfterInitialize(peer)) return say('wants-initialize');
    return say('refused-anyway');
  },
});

const settle = (saw: Saw) => ({ 'MCP-STL-003': saw });
const list = (peer: Peer, connection = peer.connect(), headers = {}): Promise<Answer> =>
  send(peer, connection, { method: 'tools/list', headers });

async function isServedAfterDiscover(peer: Peer): Promise<boolean> {
  const connection = peer.connect();
  await send(peer, connection, { method: 'server/discover' });
  return (await list(peer, connection)).result !== undefined;
}

async function isServedAfterInitialize(peer: Peer): Promise<boolean> {
  const connection = peer.connect();
  const hello = await peer.send(createInitialize(peer.nextId()), connection);
  if (hello.result === undefined) return false;
  const session = hello.header('Mcp-Session-Id');
  const headers = typeof session === 'string' ? { 'Mcp-Session-Id': session } : {};
  return (await list(peer, connection, headers)).result !== undefined;
}
