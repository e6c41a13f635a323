import { describe, expect, test } from 'vitest';
import { scenario } from '../schemas/scenario.ts';
import { describeAnswer } from './describe-answer.ts';
import { runScenario } from './run-scenario.ts';

const call = (name: string, rest: object = {}) => ({ method: 'tools/call', params: { name, arguments: {} }, ...rest });

test.each([
  [call('whoami', { client: 'ada' }), '200, resultType complete, text "ada"'],
  [call('whoami', { client: null }), '200, resultType complete, text "unnamed client"'],
  [
    call('add_item'),
    '200, resultType complete, isError true, text "basket_id is missing: pass the id that create_basket returned"',
  ],
  [
    call('book_table'),
    '400, -32021 MissingRequiredClientCapability, data {"requiredCapabilities":{"elicitation":{"form":{}}}}',
  ],
  [
    {
      ...call('book_table'),
      params: { name: 'book_table', arguments: { restaurant: 'x' } },
      capabilities: { elicitation: {} },
    },
    '200, resultType input_required, input requests seats',
  ],
  [
    { method: 'tools/list', version: '2027-01-01' },
    '400, -32022 UnsupportedProtocolVersion, data {"supported":["2026-07-28"],"requested":"2027-01-01"}',
  ],
  [{ method: 'tools/list', capabilities: null }, '400, -32602 Invalid params'],
])('%j is described in a line', async (request, line) => {
  const turns = await runScenario(scenario.parse({ requests: [request] }));
  expect(describeAnswer(turns, 1)).toBe(line);
});

test.each<[string, object, string]>([
  ['a notification', { method: 'notifications/cancelled', notification: true }, '202'],
  ['a GET', { method: 'any', verb: 'GET' }, '405'],
  ['a body that is no JSON', { method: 'tools/list', body: '{' }, '400, -32700 Parse error'],
  ['a request of the era before', { method: 'tools/list', legacy: true }, '400, -32602 Invalid params'],
])('%s is sent as it is', async (_, request, line) => {
  const turns = await runScenario(scenario.parse({ requests: [request] }));
  expect(describeAnswer(turns, 1)).toBe(line);
});

test('a challenge is part of what came back', async () => {
  const turns = await runScenario(scenario.parse({ definition: 'protected', requests: [{ method: 'tools/list' }] }));
  expect(describeAnswer(turns, 1)).toMatch(/^401, Bearer resource_metadata=/);
});

describe('what an answer brought is taken into a later request', () => {
  const trip = { name: 'book_trip', arguments: { city: 'Rome' } };
  const retry = (tamper: object) => ({
    definition: 'full',
    requests: [
      { method: 'tools/call', params: trip, capabilities: { elicitation: {} } },
      {
        method: 'tools/call',
        params: { ...trip, inputResponses: { date: { action: 'accept', content: { date: '2026-12-24' } } } },
        capabilities: { elicitation: {} },
        take: [{ from: 1, at: '/result/requestState', to: '/requestState', ...tamper }],
      },
    ],
  });
  test.each([
    ['as it is', {}, '200, resultType input_required, input requests seats'],
    ['changed on the way', { tamper: true }, '200, -32602 Invalid params'],
  ])('%s', async (_, tamper, line) => {
    expect(describeAnswer(await runScenario(scenario.parse(retry(tamper))), 2)).toBe(line);
  });
  test('and what is not there is an error', async () => {
    const script = scenario.parse({
      requests: [
        { method: 'tools/list' },
        { method: 'tools/list', take: [{ from: 1, at: '/result/nextCursor', to: '/cursor' }] },
      ],
    });
    await expect(runScenario(script)).rejects.toThrow('scenario: answer 1 has nothing at /result/nextCursor');
  });
});

describe('a stream that stays', () => {
  const paint = {
    method: 'tools/call',
    params: { name: 'paint_fence', arguments: { task: 'a', boards: 9, pause: 100 } },
  };
  const look = { method: 'tools/call', params: { name: 'look_at_fence', arguments: { task: 'a' } } };
  test('is read while others are sent, and closed by one of them', async () => {
    const requests = [
      { ...paint, meta: { progressToken: 'p' }, stays: true },
      { ...look, waits: 250, closes: 1 },
      { ...look, waits: 500 },
    ];
    const turns = await runScenario(scenario.parse({ definition: 'full', requests }));
    expect(turns.map(({ exchange, kind, at }) => [exchange, kind, at])).toEqual([
      [1, 'sent', 0],
      [1, 'back', 251],
      [2, 'sent', 251],
      [2, 'back', 251],
      [3, 'sent', 751],
      [3, 'back', 751],
    ]);
    expect(describeAnswer(turns, 3)).toContain('2 boards are painted');
  });
  test('over stdio is left by a notification', async () => {
    const cancel = { method: 'notifications/cancelled', params: { requestId: 1 }, notification: true, waits: 250 };
    const script = { definition: 'full', transport: 'stdio', requests: [{ ...paint, stays: true }, cancel, look] };
    const turns = await runScenario(scenario.parse(script));
    expect(turns.map((turn) => (turn.kind === 'line' ? turn.from : turn.kind))).toEqual([
      'client',
      'client',
      'client',
      'server',
    ]);
  });
});

test('a server of the era before is asked by its own rules', async () => {
  const turns = await runScenario(scenario.parse({ legacy: true, requests: [{ method: 'tools/list' }] }));
  expect(describeAnswer(turns, 1)).toBe('400, -32600 Invalid request');
});

test('connections are told apart by their numbers', async () => {
  const requests = [{ method: 'tools/list', connection: 2 }, { method: 'tools/list' }];
  const turns = await runScenario(scenario.parse({ requests, fault: 'draws-a-feature-group' }));
  expect(turns.map(({ connection, exchange }) => [connection, exchange])).toEqual([
    [2, 1],
    [2, 1],
    [1, 2],
    [1, 2],
  ]);
  expect(describeAnswer(turns, 2)).toContain('beta_search');
});
