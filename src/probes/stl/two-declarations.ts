// Two calls on one connection; only the first declares what the tool needs.
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { Connection } from '../../protocol/message.ts';
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, essence, send, SHARED, whyNotServed } from '../shared.ts';

export const twoDeclarations = probe({
  id: 'two-declarations',
  title: 'Two calls on one connection; only the first declares elicitation',
  transports: ['http', 'stdio'],
  definition: 'open',
  needs: ['connections'],
  settles: ['MCP-STL-004'],
  reasons: {
    'MCP-STL-004': {
      ...SHARED,
      ...BLOCKED,
      'own-declaration': {
        verdict: 'pass',
        message: 'The second request was answered by its own declaration ({summary}), as on a fresh connection.',
        note: 'It read the second request’s own declaration.',
      },
      'earlier-capabilities': {
        verdict: 'fail',
        message: 'An input request was sent that only an earlier request on this connection had allowed.',
        note: 'This request declared no elicitation. The server took it from request 1.',
      },
      'no-tool': {
        verdict: 'untestable',
        message: 'No tool is known here that asks the user, so remembered capabilities cannot show.',
      },
      'did-not-ask': {
        verdict: 'untestable',
        message:
          'The call that declared elicitation was answered without asking the user, so remembered capabilities cannot show.',
      },
      'answers-differ': {
        verdict: 'untestable',
        message:
          'The used and the fresh connection answered differently ({summary}), but not by asking the user; a person has to look.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.elicits;
    if (tool === undefined) return settle({ reason: 'no-tool' });
    const call = (connection: Connection, capabilities: JsonObject) =>
      send(peer, connection, { method: 'tools/call', params: { ...tool }, capabilities });

    const used = peer.connect();
    const declared = await call(used, { elicitation: {} });
    const doubt = whyNotServed(declared);
    if (doubt !== undefined) return settle(doubt);
    if (!asks(declared)) return settle({ reason: 'did-not-ask', at: declared.spot('/result') });

    const second = await call(used, {});
    const fresh = await call(peer.connect(), {});
    if (asks(second) && !asks(fresh)) {
      return settle({ reason: 'earlier-capabilities', at: second.spot('/result/inputRequests') });
    }
    const reason = essence(second) === essence(fresh) ? 'own-declaration' : 'answers-differ';
    return settle({ reason, at: second.spot('/error/code'), values: { summary: second.summary } });
  },
});

const settle = (saw: Saw) => ({ 'MCP-STL-004': saw });

/** Whether the answer asks the user something through elicitation. */
const asks = (answer: Answer): boolean => {
  const requests = answer.result?.inputRequests;
  return (
    isObject(requests) && Object.values(requests).some((one) => isObject(one) && one.method === 'elicitation/create')
  );
};
