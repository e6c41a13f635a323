// What the worker does for the page, called directly.
import { expect, test } from 'vitest';
import { createRequest } from '../client/request.ts';
import type { HttpRequest } from '../protocol/message.ts';
import type { SendTask } from './messages.ts';
import { performTask } from './perform-task.ts';
import type { Kept } from './perform-task.ts';
import { runProbe } from './run-probe.ts';

const book = (id: number, capabilities: object) =>
  createRequest({
    id,
    method: 'tools/call',
    params: { name: 'book_table', arguments: { restaurant: 'Chez Nous' } },
    capabilities: { ...capabilities },
  });
const groups = [[{ request: book(1, { elicitation: {} }), connection: 1 }], [{ request: book(2, {}), connection: 1 }]];

test('a probe task gives what the probe gives', async () => {
  const target = { fault: 'remembers-capabilities' };
  expect(await performTask({ kind: 'probe', probe: 'two-declarations', target })).toEqual(
    await runProbe('two-declarations', target),
  );
});

test.each([
  [
    'the reference',
    {},
    '400, -32021 MissingRequiredClientCapability, data {"requiredCapabilities":{"elicitation":{"form":{}}}}',
  ],
  ['a fault', { fault: 'remembers-capabilities' }, '200, resultType input_required, input requests seats'],
])('requests are sent in order to one server: %s', async (_, target, said) => {
  const sent = await performTask({ kind: 'send', groups, target, about: 2 });
  expect(sent.said).toBe(said);
  expect(sent.turns.map(({ kind, exchange }) => `${kind} ${exchange}`)).toEqual([
    'sent 1',
    'back 1',
    'sent 2',
    'back 2',
  ]);
});

test('requests of one group overlap', async () => {
  const slow = (id: number) => ({
    request: createRequest({ id, method: 'tools/call', params: { name: 'slow_echo', arguments: { text: `${id}` } } }),
    connection: id,
  });
  const { turns } = await performTask({ kind: 'send', groups: [[slow(1), slow(2)]], target: {}, about: 1 });
  expect(turns.map(({ kind, exchange }) => `${kind} ${exchange}`)).toEqual(['sent 1', 'sent 2', 'back 1', 'back 2']);
});

test('the official server answers too', async () => {
  const sent = await performTask({ kind: 'send', groups: groups.slice(0, 1), target: { sdk: 'open' }, about: 1 });
  expect(sent.said).toBe('200, resultType input_required, input requests seats');
});

test('an unknown fault is refused by name', async () => {
  await expect(performTask({ kind: 'send', groups, target: { fault: 'no-such' }, about: 1 })).rejects.toThrow(
    "fault 'no-such' does not exist; expected one of",
  );
});

test('a server that is kept remembers, on its connections, until another is kept', async () => {
  const kept: Kept = new Map();
  const ask = async (request: HttpRequest, keep: string | undefined, connection = 1) => {
    const target = { fault: 'remembers-capabilities' };
    const task: SendTask = { kind: 'send', groups: [[{ request, connection }]], target, about: 1 };
    return (await performTask(keep === undefined ? task : { ...task, keep }, kept)).said;
  };
  const asked = '200, resultType input_required, input requests seats';
  const refused =
    '400, -32021 MissingRequiredClientCapability, data {"requiredCapabilities":{"elicitation":{"form":{}}}}';
  expect(await ask(book(1, { elicitation: {} }), 'a')).toBe(asked);
  expect(await ask(book(2, {}), 'a')).toBe(asked);
  expect(await ask(book(3, {}), 'a', 2)).toBe(refused);
  expect(await ask(book(4, {}), undefined)).toBe(refused);
  expect(await ask(book(5, {}), 'a')).toBe(asked);
  expect(await ask(book(6, {}), 'b')).toBe(refused);
  expect(await ask(book(7, {}), 'a')).toBe(refused);
  expect([...kept.keys()]).toEqual(['a']);
});

test('a server that could not be made is not kept', async () => {
  const kept: Kept = new Map();
  const task = { kind: 'send', groups, target: { fault: 'no-such' }, about: 1, keep: 'a' } as const;
  await expect(performTask(task, kept)).rejects.toThrow("fault 'no-such' does not exist");
  expect(kept.size).toBe(0);
});

test('the server of the era before answers too', async () => {
  const groups = [[{ request: createRequest({ id: 1, method: 'tools/list' }), connection: 1 }]];
  const sent = await performTask({ kind: 'send', groups, target: { legacy: 'open' }, about: 1 });
  expect(sent.said).toBe('400, -32600 Invalid request');
});
