import { expect, test } from 'vitest';
import { scenario } from '../schemas/scenario.ts';
import { describeAnswer, runScenario } from './run-scenario.ts';

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
