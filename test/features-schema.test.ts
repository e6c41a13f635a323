// Every result of the full definition, checked against the official JSON Schema of the revision.
import { afterAll, expect, test } from 'vitest';
import type { JsonObject } from '../src/protocol/json.ts';
import { createVirtualClock } from '../src/run/clock.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { createServer } from '../src/server/create-server.ts';
import { createFull } from '../src/server/definitions/full.ts';
import { askHandler } from '../src/server/fixtures/ask.ts';
import { checkHandler, createCheckedWire, describeWrong } from './checked-wire.ts';

const environment = createEnvironment(createVirtualClock());
const definition = createFull(environment);
const wire = createCheckedWire();
const ask = askHandler(checkHandler(wire, createServer(definition, environment)));
const META = { progressToken: 'p', 'io.modelcontextprotocol/logLevel': 'debug' };
const CAPABILITIES = { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} };

/** Arguments for the tools that want some; the others take none. */
const ARGUMENTS: Readonly<Record<string, JsonObject>> = {
  echo: { text: 'Grüß Gott' },
  slow_echo: { text: 'Grüß Gott' },
  book_table: { restaurant: 'Chez Nous' },
  forecast: { city: 'Graz' },
  list_primes: { limit: 20 },
  paint_fence: { task: 'a' },
  look_at_fence: { task: 'a' },
  bake: { cake: 'plum' },
  ship_parcel: { to: { city: 'Graz', country: 'AT' }, weight: 1 },
  plot_point: { point: [1, 1] },
  add_note: { id: 'new', title: 'New', text: 'Fresh' },
  rename_note: { id: 'menu', title: 'Supper' },
  switch_extra: { extra: 'give_toast', on: true },
};
const requests: [string, JsonObject][] = [
  ...['server/discover', 'tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'].map(
    (method): [string, JsonObject] => [method, {}],
  ),
  ...definition.tools.flatMap(({ name }): [string, JsonObject][] => [
    ['tools/call', { name, arguments: ARGUMENTS[name] ?? {}, _meta: META }],
    ['tools/call', { name, arguments: { text: 5, unknown: null }, _meta: META }],
  ]),
  ...(definition.prompts ?? []).map(({ name, arguments: args = [] }): [string, JsonObject] => [
    'prompts/get',
    { name, arguments: Object.fromEntries(args.map((argument) => [argument.name, 'x'])) },
  ]),
  ...[...(definition.resources ?? []), { uri: 'file:///handbook/opening.md' }, { uri: 'demo://none' }].map(
    ({ uri }): [string, JsonObject] => ['resources/read', { uri }],
  ),
  [
    'completion/complete',
    { ref: { type: 'ref/prompt', name: 'review_code' }, argument: { name: 'language', value: '' } },
  ],
  ['completion/complete', { ref: { type: 'ref/prompt', name: 'none' }, argument: { name: 'language', value: '' } }],
  ['tools/list', { cursor: 'none' }],
  ['prompts/get', { name: 'none' }],
];

test.each(requests)('%s %j is answered as the schema says', async (method, params) => {
  await ask(method, params, { capabilities: CAPABILITIES });
  expect(describeWrong(wire, 'sent')).toEqual([]);
  expect(describeWrong(wire, 'received')).toEqual([]);
});

test('every page of every list is as the schema says', async () => {
  for (const method of ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']) {
    for (let params: JsonObject = {}; ;) {
      const { result } = await ask(method, params);
      if (result.nextCursor === undefined) break;
      params = { cursor: result.nextCursor };
    }
  }
  expect(describeWrong(wire, 'received')).toEqual([]);
});

afterAll(() => {
  const { sent, received } = wire.counts;
  console.log(`Features: ${sent} requests and ${received} messages back, checked against the official schema.`);
});
