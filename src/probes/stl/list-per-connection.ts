// tools/list on two connections, twice each.
import type { Answer } from '../../client/peer.ts';
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

export const listPerConnection = probe({
  id: 'list-per-connection',
  title: 'tools/list on two connections, twice each',
  transports: ['http', 'stdio'],
  definition: 'open',
  needs: ['connections'],
  settles: ['MCP-STL-008'],
  reasons: {
    'MCP-STL-008': {
      ...SHARED,
      ...BLOCKED,
      'same-tools': {
        verdict: 'pass',
        message: 'tools/list returned the same tools on both connections.',
        note: 'The same tools as on connection 1.',
      },
      'differs-by-connection': {
        verdict: 'fail',
        message: 'tools/list differs between connections: {names}.',
        note: 'Only on one of the two connections: {names}.',
      },
      'no-tools': {
        verdict: 'not-applicable',
        message: 'The server offers no tools, so there is no list that could vary.',
        note: 'It does not know tools/list.',
      },
      'pages-differ': {
        verdict: 'untestable',
        message:
          'The first pages of the lists differ, and more pages follow; whether the whole lists differ cannot be told from them.',
      },
      'list-changes': {
        verdict: 'untestable',
        message:
          'The list changed between two requests on one connection, so the connection’s part in it cannot be told.',
      },
    },
  },
  async run(peer) {
    const connections = [peer.connect(), peer.connect()] as const;
    const list = (index: 0 | 1) => send(peer, connections[index], { method: 'tools/list' });
    const first = await list(0);
    if (first.errorCode === METHOD_NOT_FOUND) return settle({ reason: 'no-tools', at: first.spot('/error/message') });
    const doubt = whyNotServed(first);
    if (doubt !== undefined) return settle(doubt);
    const other = await list(1);
    const [firstAgain, otherAgain] = [await list(0), await list(1)];
    const unequal = difference(toolNames(first), toolNames(other));
    if (
      difference(toolNames(first), toolNames(firstAgain)).length +
        difference(toolNames(other), toolNames(otherAgain)).length >
      0
    ) {
      return settle({ reason: 'list-changes', at: firstAgain.spot('/result/tools') });
    }
    if (unequal.length === 0) return settle({ reason: 'same-tools', at: other.spot('/result/tools') });
    if ([first, other].some((answer) => answer.result?.nextCursor !== undefined)) {
      return settle({ reason: 'pages-differ', at: other.spot('/result/nextCursor') });
    }
    const names = unequal.join(', ');
    const shown = [first, other].find((answer) => toolNames(answer).includes(unequal[0] ?? '')) ?? other;
    const place = toolNames(shown).indexOf(unequal[0] ?? '');
    return settle({
      reason: 'differs-by-connection',
      at: shown.spot(`/result/tools/${place}/name`),
      values: { names },
    });
  },
});

const settle = (saw: Saw) => ({ 'MCP-STL-008': saw });

function toolNames(answer: Answer): string[] {
  const tools = answer.result?.tools;
  return Array.isArray(tools) ? tools.map((tool) => (isObject(tool) ? String(tool.name) : '')) : [];
}

const difference = (one: string[], two: string[]): string[] => [
  ...one.filter((name) => !two.includes(name)),
  ...two.filter((name) => !one.includes(name)),
];
