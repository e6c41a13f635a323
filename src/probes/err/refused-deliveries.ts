// Two requests that HTTP itself lets a server refuse, before any method is looked at.
import { createRequest } from '../../client/request.ts';
import { probe } from '../probe.ts';
import { CODE_REASONS, CODE_RULES, judgeCodes } from './codes.ts';

export const refusedDeliveries = probe({
  id: 'refused-deliveries',
  title: 'A GET, and a POST whose Content-Type is text/plain',
  transports: ['http'],
  definition: 'open',
  settles: CODE_RULES,
  reasons: CODE_REASONS,
  async run(peer) {
    const connection = peer.connect();
    const headers = [['Accept', 'text/event-stream']] as const;
    const get = await peer.send({ method: 'GET', path: '/mcp', headers, body: '' }, connection);
    const typed = { 'Content-Type': 'text/plain' };
    const post = createRequest({ id: peer.nextId(), method: 'server/discover', headers: typed });
    return judgeCodes(peer.demo, [get, await peer.send(post, connection)]);
  },
});
