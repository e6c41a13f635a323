// The same request with ids that a careless server changes or takes for none.
import type { Answer } from '../../client/peer.ts';
import { createRequest } from '../../client/request.ts';
import type { RequestId } from '../../protocol/json-rpc.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, SHARED, whyNotServed } from '../shared.ts';
import { receivedIn, sendForAny } from './received.ts';

const IDS: readonly RequestId[] = ['7', 7, 0];

export const threeIds = probe({
  id: 'three-ids',
  title: 'server/discover with the ids "7", 7 and 0',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-RPC-007'],
  reasons: {
    'MCP-RPC-007': {
      ...SHARED,
      ...BLOCKED,
      'same-id': {
        verdict: 'pass',
        message: 'Each result came with the id of its request, type included (seen: {count}).',
        note: 'A number for a number.',
      },
      'id-differs': {
        verdict: 'fail',
        message: 'The result has the id {got}; its request had {id}.',
        note: 'No request with this id is waiting for an answer.',
      },
      'id-missing': {
        verdict: 'fail',
        message: 'The result to the request with the id {id} has no id.',
        note: 'An answer to nobody.',
      },
      'zero-unanswered': {
        verdict: 'fail',
        atMost: 'warning',
        message:
          'The request with the id 0 got no response ({summary}), others did. No result came that could have the wrong id, so this counts as a warning.',
        note: 'It seems to have been taken for a notification.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const asked: { id: RequestId; answer: Answer }[] = [];
    for (const id of IDS)
      asked.push({ id, answer: await sendForAny(peer, createRequest({ id, method: 'server/discover' }), connection) });
    const answered = asked.filter(({ answer }) => answer.result !== undefined);
    const [first] = answered;
    if (first === undefined)
      return settle(asked.map(({ answer }) => whyNotServed(answer)).find(Boolean) ?? { reason: 'not-served' });
    for (const { id, answer } of answered) {
      const got = answer.message?.id;
      if (got === id) continue;
      const values = { id: JSON.stringify(id), got: JSON.stringify(got ?? null) };
      if (got === undefined) return settle({ reason: 'id-missing', at: answer.spot('/result'), values });
      return settle({ reason: 'id-differs', at: answer.spot('/id'), values });
    }
    const zero = asked.find(({ id }) => id === 0)?.answer;
    const isIgnored = zero !== undefined && (zero.status ?? 200) < 300 && receivedIn(zero).length === 0;
    if (isIgnored) return settle({ reason: 'zero-unanswered', at: zero.spot(), values: { summary: zero.summary } });
    const { answer } = answered.find(({ id }) => id === 7) ?? first;
    return settle({ reason: 'same-id', at: answer.spot('/id'), values: { count: answered.length } });
  },
});

const settle = (saw: Saw) => ({ 'MCP-RPC-007': saw });
