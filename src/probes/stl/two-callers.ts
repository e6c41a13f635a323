// Two calls on one connection, by clients of different names.
import type { Connection } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

const FIRST = 'first-client';
const SECOND = 'second-client';

export const twoCallers = probe({
  id: 'two-callers',
  title: 'Two calls on one connection, by clients of different names',
  transports: ['http', 'stdio'],
  definition: 'open',
  needs: ['connections'],
  settles: ['MCP-STL-004'],
  reasons: {
    'MCP-STL-004': {
      ...SHARED,
      ...BLOCKED,
      'own-identity': {
        verdict: 'pass',
        message: 'Each request was attributed to the client it named itself.',
        note: 'The name this request gave.',
      },
      'earlier-identity': {
        verdict: 'fail',
        message: 'The second request was attributed to the client of an earlier request on this connection.',
        note: 'This request came from second-client.',
      },
      'no-naming-tool': {
        verdict: 'untestable',
        message: 'No tool is known here that shows the client’s name, so a remembered identity cannot show.',
      },
      'name-unclear': {
        verdict: 'untestable',
        message: 'The answers name neither client clearly, so a remembered identity cannot be told.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.namesCaller;
    if (tool === undefined) return settle({ reason: 'no-naming-tool' });
    const call = (connection: Connection, name: string) =>
      send(peer, connection, { method: 'tools/call', params: { ...tool }, client: { name, version: '1.0.0' } });

    const used = peer.connect();
    const first = await call(used, FIRST);
    const doubt = whyNotServed(first);
    if (doubt !== undefined) return settle(doubt);
    const second = await call(used, SECOND);
    const fresh = await call(peer.connect(), SECOND);
    const names = (answer: typeof second, name: string) => JSON.stringify(answer.result?.content ?? '').includes(name);
    const at = second.spot('/result/content/0/text');
    if (!names(fresh, SECOND)) return settle({ reason: 'name-unclear', at });
    if (names(second, FIRST)) return settle({ reason: 'earlier-identity', at });
    return settle({ reason: names(second, SECOND) ? 'own-identity' : 'name-unclear', at });
  },
});

const settle = (saw: Saw) => ({ 'MCP-STL-004': saw });
