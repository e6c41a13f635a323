// The examples of a rule as data: what a program needs to send them again, and a hash that anyone can compute.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { back, sent, silence } from '../../exchange/recordings.fixture.ts';
import { createVirtualClock } from '../../run/clock.ts';
import { createEnvironment } from '../../run/environment.ts';
import { runExamples } from '../../run/examples.ts';
import { createTarget, loadFault } from '../../run/target.ts';
import type { Rule } from '../../schemas/rule.ts';
import { testcasesApi, type TestcasesApi } from '../../schemas/testcases-api.ts';
import { describeTestcases, describeTurn, formatTestcases } from './describe-testcases.ts';

const RULE = {
  id: 'MCP-STL-004',
  probe: 'two-declarations',
  fault: 'remembers-capabilities',
  revision: '2026-07-28',
} as Rule;
const urlOf = (path: string): string => `https://site.test${path}`;
const [failing, passing] = await describeTestcases(RULE, await runExamples(RULE), urlOf);

test('a failing example names the fault, what decides, and what a validator has to say', () => {
  expect({ ...failing, turns: failing?.turns.length, sha256: undefined }).toEqual({
    id: 'MCP-STL-004-failing',
    rule: 'MCP-STL-004',
    expected: 'failed',
    server: {
      title: 'Keeps the capabilities of the first request on a connection and uses them for the next',
      definition: 'open',
      fault: 'remembers-capabilities',
    },
    transport: 'http',
    probe: 'two-declarations',
    reason: 'earlier-capabilities',
    message: 'An input request was sent that only an earlier request on this connection had allowed.',
    decides: { turn: 3, part: 'body', pointer: '/result/inputRequests' },
    turns: 6,
    sha256: undefined,
    url: 'https://site.test/rules/MCP-STL-004/#failing',
    revision: '2026-07-28',
  });
});

test('a passing example is of the reference server', () => {
  expect([passing?.expected, passing?.server]).toEqual([
    'passed',
    { title: 'The reference server', definition: 'open' },
  ]);
});

test('the hash is that of the turns as JSON', () => {
  const hash = createHash('sha256').update(JSON.stringify(failing?.turns)).digest('hex');
  expect(failing?.sha256).toBe(hash);
});

test('the requests of a case, sent again, get the answers of the case', async () => {
  const { definition, fault = '' } = failing!.server;
  const environment = createEnvironment(createVirtualClock());
  const { handler } = await createTarget(definition, environment, await loadFault(fault));
  const connections = new Map([1, 2].map((number) => [number, { number }]));
  const again: unknown[] = [];
  for (const turn of failing!.turns) {
    if (turn.kind !== 'request') continue;
    const { method, path, headers, body = '', connection } = turn;
    const answer = await handler({ method, path, headers, body }, connections.get(connection)!);
    again.push([answer.status, answer.body]);
  }
  expect(again).toEqual(failing!.turns.flatMap((turn) => (turn.kind === 'response' ? [[turn.status, turn.body]] : [])));
});

const HEADERS = [['Content-Type', 'application/json']];
test.each([
  [
    sent(1, { method: 'GET', path: '/mcp?a=1', headers: [], body: '' }, 2, 5),
    { kind: 'request', exchange: 1, connection: 2, at: 5, method: 'GET', path: '/mcp?a=1', headers: [], body: '' },
  ],
  [
    sent(2, { method: 'POST', path: '/mcp', headers: [['A', 'b']], body: new Uint8Array([0xff, 0x7b]) }),
    {
      kind: 'request',
      exchange: 2,
      connection: 1,
      at: 0,
      method: 'POST',
      path: '/mcp',
      headers: [['A', 'b']],
      bodyBase64: '/3s=',
    },
  ],
  [
    back(1, 200, '{}', { open: true }),
    { kind: 'response', exchange: 1, connection: 1, at: 0, status: 200, headers: HEADERS, body: '{}', open: true },
  ],
  [silence(1, 2000, 'reset'), { kind: 'silence', exchange: 1, connection: 1, at: 2000, waited: 2000, error: 'reset' }],
  [
    { kind: 'line', exchange: 1, connection: 1, at: 0, from: 'server', line: '{}' } as const,
    { kind: 'line', exchange: 1, connection: 1, at: 0, from: 'server', line: '{}' },
  ],
])('turn %#', (turn, expected) => {
  expect(describeTurn(turn)).toEqual(expected);
});

test('a test case is a line, and the list reads back as what it was', () => {
  const list: TestcasesApi = {
    $schema: urlOf('/api/v1/testcases.schema.json'),
    revision: '2026-07-28',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    count: 2,
    testcases: [failing!, passing!],
  };
  const text = formatTestcases(list);
  expect(JSON.parse(text)).toEqual(list);
  expect(text.split('\n').filter((line) => line.startsWith('{"id":'))).toHaveLength(2);
  expect(testcasesApi.parse(JSON.parse(text)).count).toBe(2);
});
