// Whole conversations of several rounds, and refusals of states, capabilities and scopes: every message both ways is
// checked against the official JSON Schema.
import { expect, test } from 'vitest';
import { createRequest } from '../src/client/request.ts';
import { isObject } from '../src/protocol/json.ts';
import type { JsonObject, JsonValue } from '../src/protocol/json.ts';
import { createVirtualClock } from '../src/run/clock.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { createServer } from '../src/server/create-server.ts';
import { createFull } from '../src/server/definitions/full.ts';
import { createProtected, DEMO_TOKENS } from '../src/server/definitions/protected.ts';
import { checkHandler, createCheckedWire, describeWrong } from './checked-wire.ts';
import { accept, ALL, says } from './tool-caller.ts';

function connect(create = createFull, token?: string) {
  const environment = createEnvironment(createVirtualClock());
  const wire = createCheckedWire();
  const server = checkHandler(wire, createServer(create(environment), environment));
  const headers = { Authorization: token === undefined ? null : `Bearer ${token}` };
  let id = 0;
  const send = async (method: string, params: JsonObject, capabilities: JsonObject = ALL) => {
    const { body } = await server(createRequest({ id: ++id, method, params, capabilities, headers }), { number: 1 });
    return JSON.parse(String(body)) as { result?: JsonObject; error?: { code: number } };
  };
  const wrong = () => [...describeWrong(wire, 'sent'), ...describeWrong(wire, 'received')];
  return { environment, wire, send, wrong };
}

const uses = {
  role: 'assistant',
  content: [{ type: 'tool_use', id: 'use_1', name: 'get_weather', input: { city: 'Rome' } }],
  model: 'm',
  stopReason: 'toolUse',
};
const call = (name: string, args: JsonObject = {}): [string, JsonObject] => ['tools/call', { name, arguments: args }];

test.each<[[method: string, params: JsonObject], responses: JsonObject[], expected: string]>([
  [
    call('book_trip', { city: 'Rome' }),
    [
      { date: accept({ date: '2026-08-01' }) },
      { seats: accept({ seats: 13 }) },
      { seats: accept({ seats: 2 }) },
      { confirm: accept({ sure: true }) },
    ],
    'Booked 2 seats to Rome on 2026-08-01.',
  ],
  [call('book_trip', { city: 'Rome' }), [{ date: { action: 'cancel' } }], 'Nothing was booked'],
  [call('connect_calendar'), [{ open: accept() }, { finish: accept() }], 'The calendar is connected.'],
  [call('redeem_voucher', { code: 'THANKS-5' }), [{ confirm: accept({ sure: true }) }], 'Redeemed THANKS-5.'],
  [call('summarize', { text: 'x' }), [{ summary: says('Short.') }], 'Short.'],
  [
    call('advise_clothes', { city: 'Rome' }),
    [{ round_1: uses }, { round_2: uses }, { round_3: says('A coat.') }],
    'A coat.',
  ],
  [
    call('list_files'),
    [{ roots: { roots: [{ uri: 'file:///home/ada/project', name: 'Project' }] } }],
    '/home/ada/project/README.md',
  ],
  [
    call('write_postcard'),
    [{ recipient: accept({ name: 'Grandma' }) }, { text: says('the sea is blue.') }],
    'Dear Grandma, the sea is blue.',
  ],
  [['prompts/get', { name: 'greet_user' }], [{}, { name: accept({ name: 'Ada' }) }], 'Greet Ada in one sentence.'],
  [['resources/read', { uri: 'demo://badge' }], [{ name: accept({ name: 'Ada' }) }], 'Hello, my name is Ada'],
])('%j is completed, and every message is as the schema has it', async ([method, params], responses, expected) => {
  const { send, wire, wrong } = connect();
  let { result } = await send(method, params);
  for (const inputResponses of responses) {
    expect([result?.resultType, result?.ttlMs]).toEqual(['input_required', undefined]);
    ({ result } = await send(method, { ...params, inputResponses, requestState: result?.requestState }));
  }
  expect(result?.resultType).toBe('complete');
  expect(JSON.stringify(result).replaceAll('\\n', '\n')).toContain(expected);
  expect(wrong()).toEqual([]);
  expect(wire.counts).toEqual({ sent: responses.length + 1, received: responses.length + 1 });
});

test('what depends on answers is for nobody’s cache', async () => {
  const { send } = connect();
  const first = await send('resources/read', { uri: 'demo://badge' });
  const inputResponses = { name: accept({ name: 'Ada' }) };
  const { result } = await send('resources/read', {
    uri: 'demo://badge',
    inputResponses,
    requestState: first.result?.requestState,
  });
  expect([result?.ttlMs, result?.cacheScope]).toEqual([0, 'private']);
});

test.each<[string, [method: string, params: JsonObject]]>([
  ['book_trip', call('book_trip', { city: 'Rome' })],
  ['connect_calendar', call('connect_calendar')],
  ['redeem_voucher', call('redeem_voucher', { code: 'THANKS-5' })],
  ['summarize', call('summarize', { text: 'x' })],
  ['advise_clothes', call('advise_clothes', { city: 'Rome' })],
  ['list_files', call('list_files')],
  ['write_postcard', call('write_postcard')],
  ['greet_user', ['prompts/get', { name: 'greet_user' }]],
  ['demo://badge', ['resources/read', { uri: 'demo://badge' }]],
])('%s without any capability is refused in the words of the schema', async (_, [method, params]) => {
  const { send, wrong } = connect();
  expect((await send(method, params, {})).error?.code).toBe(-32021);
  expect(wrong()).toEqual([]);
});

test('states that are changed, borrowed or old are refused in the words of the schema', async () => {
  const { environment, send, wrong } = connect();
  const [method, params] = call('book_trip', { city: 'Rome' });
  const { result } = await send(method, params);
  const text = String(result?.requestState);
  const refusals: JsonValue[] = [`x${text}`, text.slice(1), 'x', ''];
  for (const requestState of refusals)
    expect((await send(method, { ...params, requestState })).error?.code).toBe(-32602);
  const other = { ...params, arguments: { city: 'Oslo' }, requestState: text };
  expect((await send(method, other)).error?.code).toBe(-32602);
  await environment.wait(600_000);
  expect((await send(method, { ...params, requestState: text })).error?.code).toBe(-32602);
  expect(wrong()).toEqual([]);
});

test('behind a token, lists, calls, conversations and a missing scope are as the schema has them', async () => {
  const { send, wrong } = connect(createProtected, DEMO_TOKENS.reader);
  const list = await send('tools/list', {});
  expect(list.result?.cacheScope).toBe('private');
  expect((await send(...call('create_basket'))).error?.code).toBe(-32600);
  const [method, params] = call('book_trip', { city: 'Rome' });
  const { result } = await send(method, params);
  const inputResponses = { date: accept({ date: '2026-08-01' }) };
  const next = await send(method, { ...params, inputResponses, requestState: result?.requestState });
  expect(isObject(next.result?.inputRequests)).toBe(true);
  expect(wrong()).toEqual([]);
});
