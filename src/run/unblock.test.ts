import { describe, expect, test } from 'vitest';
import { createPeer } from '../client/peer.ts';
import { error } from '../probes/fixtures/reasons.ts';
import type { HttpResponse } from '../protocol/message.ts';
import { createVirtualClock } from './clock.ts';
import { createEnvironment } from './environment.ts';
import { createTarget } from './target.ts';
import { validate } from './validate.ts';

/** Validates the reference with another answer to each first request of a connection, or to every tools/list. */
async function verdictsOf(answer: (body: string, isFirst: boolean) => HttpResponse | undefined) {
  const environment = createEnvironment(createVirtualClock());
  const { handler } = await createTarget('open', environment);
  const createOwnPeer = () => {
    const seen = new Set<number>();
    return createPeer(
      async (request, connection, closed) => {
        const isFirst = !seen.has(connection.number);
        seen.add(connection.number);
        return answer(String(request.body), isFirst) ?? handler(request, connection, closed);
      },
      environment,
      {},
    );
  };
  const wants = (rule: string): boolean => ['MCP-STL-003', 'MCP-STL-008'].includes(rule);
  const { verdicts } = await validate({ transport: 'http', name: 'it', createPeer: createOwnPeer }, { wants });
  return verdicts.map(({ finding: { rule, verdict, reason, message } }) => [rule, verdict, reason, message]);
}

describe('a request that was refused', () => {
  test('is blocked by the rule of the first request where that is broken', async () => {
    const gate = (body: string, isFirst: boolean) =>
      isFirst && !body.includes('server/discover') ? error(400, -32600) : undefined;
    expect((await verdictsOf(gate)).map(([rule, verdict, reason]) => [rule, verdict, reason])).toEqual([
      ['MCP-STL-003', 'fail', 'wants-discover'],
      ['MCP-STL-008', 'blocked', 'refused-cold'],
    ]);
  });

  test('is just not served where that rule is not to blame', async () => {
    const broken = (body: string) => (body.includes('tools/list') ? error(200, -32603) : undefined);
    const [first, second] = await verdictsOf(broken);
    expect(first?.slice(0, 3)).toEqual(['MCP-STL-003', 'untestable', 'refused-anyway']);
    expect(second).toEqual([
      'MCP-STL-008',
      'untestable',
      'not-served',
      'The server did not serve a complete request, so there is nothing to compare: 200 and -32603.',
    ]);
  });
});
