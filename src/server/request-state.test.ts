import { expect, test } from 'vitest';
import { createRequest } from '../client/request.ts';
import type { JsonObject } from '../protocol/json.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createEnvironment } from '../run/environment.ts';
import { createOpen } from './definitions/open.ts';
import { toolsCall } from './methods/tools-call.ts';
import { openState, sealState } from './request-state.ts';
import { isRefusal } from './steps.ts';
import type { Routed } from './steps.ts';

const ARGUMENTS = { city: 'Rome', days: 2 };
const clock = createVirtualClock();

interface Changes {
  method?: string;
  params?: JsonObject;
  subject?: string;
  seed?: number;
}
/** A call as a tool sees it. */
function createCall({ method = 'tools/call', params = {}, subject, seed }: Changes = {}): Routed {
  const environment = createEnvironment(clock, seed);
  const all = { name: 'book', arguments: ARGUMENTS, ...params };
  return {
    connection: { number: 1 },
    definition: createOpen(environment),
    environment,
    signal: new AbortController().signal,
    message: { jsonrpc: '2.0', id: 1, method, params: all },
    meta: { protocolVersion: '2026-07-28', clientCapabilities: {} },
    method: toolsCall,
    request: createRequest({ id: 1, method, params: all }),
    notify: () => undefined,
    ...(subject === undefined ? {} : { principal: { subject, scopes: [] } }),
  };
}
const open = async (requestState: JsonObject[string], changes: Changes = {}) => {
  const opened = await openState(createCall({ ...changes, params: { ...changes.params, requestState } }));
  if (!isRefusal(opened)) return opened;
  const { code, message } = (JSON.parse(opened.refused.body) as { error: { code: number; message: string } }).error;
  return `${code} ${message}`;
};
const STATE = { seats: 2, deep: [{ a: null }] };
const seal = (changes: Changes = {}, ttlMs?: number) => sealState(createCall(changes), STATE, ttlMs);

const CHANGED = '-32602 Invalid params: requestState was changed or is not from this server';
const OTHER_PERSON = '-32602 Invalid params: requestState was given to somebody else';
const OTHER_REQUEST = '-32602 Invalid params: requestState belongs to another request';
const EXPIRED = '-32602 Invalid params: requestState has expired: begin again without it';

test('a state comes back as it was, and a request without one has none', async () => {
  expect(await open(await seal())).toEqual(STATE);
  expect(await open(undefined)).toBeUndefined();
});

test('nobody can read it: neither the state nor the principal stands in it', async () => {
  const text = await seal({ subject: 'ada' });
  expect(text).toMatch(/^[\w-]+$/);
  for (const word of ['seats', 'ada', 'subject'])
    expect(atob(text.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(word);
});

test('equal runs give equal bytes, and two states of one run differ', async () => {
  expect(await seal()).toBe(await seal());
  const call = createCall();
  expect(await sealState(call, STATE)).not.toBe(await sealState(call, STATE));
});

const change = (text: string, at: number): string => {
  const index = at < 0 ? text.length + at : at;
  return text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);
};
test.each<[string, (text: string) => JsonObject[string]]>([
  ['one character at the start changed', (text) => change(text, 0)],
  ['one in the middle changed', (text) => change(text, 60)],
  ['one at the end changed', (text) => change(text, -2)],
  ['the last one changed', (text) => change(text, -1)],
  ['cut off', (text) => text.slice(0, -4)],
  ['longer', (text) => `${text}AAAA`],
  ['padded', (text) => `${text}==`],
  ['with a space', (text) => ` ${text}`],
  ['empty', () => ''],
  ['random', () => 'c2hvcnQ'],
  ['too long to be one', () => 'A'.repeat(100_000)],
  ['no Base64', () => '{"__proto__":{"seats":9}}'],
  ['outside Latin-1', () => 'größer-als-世界'],
  ['a number', () => 7],
  ['null', () => null],
  ['an object', () => ({ seats: 9 })],
])('refuses a state that is %s', async (_, tamper) => {
  expect(await open(tamper(await seal()))).toBe(CHANGED);
});

test.each<[string, Changes, Changes, string]>([
  ['of another server', { seed: 7 }, {}, CHANGED],
  ['of another principal', { subject: 'ada' }, { subject: 'bob' }, OTHER_PERSON],
  ['of a principal, by nobody', { subject: 'ada' }, {}, OTHER_PERSON],
  ['of nobody, by a principal', {}, { subject: 'ada' }, OTHER_PERSON],
  ['of nobody, by one who is called null', {}, { subject: 'null' }, OTHER_PERSON],
  ['of another tool', {}, { params: { name: 'cancel' } }, OTHER_REQUEST],
  ['of other arguments', {}, { params: { arguments: { city: 'Rome', days: 3 } } }, OTHER_REQUEST],
  ['of no arguments', { params: { arguments: {} } }, {}, OTHER_REQUEST],
  ['of another method', {}, { method: 'prompts/get' }, OTHER_REQUEST],
  ['of another resource', { params: { uri: 'a' } }, { params: { uri: 'b' } }, OTHER_REQUEST],
  [
    'of arguments that only look alike',
    { params: { arguments: { a: { b: 1 } } } },
    { params: { arguments: { a: [['b', 1]] } } },
    OTHER_REQUEST,
  ],
])('refuses a state %s', async (_, sealed, opened, expected) => {
  expect(await open(await seal(sealed), opened)).toBe(expected);
});

test.each<[string, Changes, Changes]>([
  ['the same principal', { subject: 'ada' }, { subject: 'ada' }],
  ['the keys of the arguments in another order', {}, { params: { arguments: { days: 2, city: 'Rome' } } }],
  ['answers along with it', {}, { params: { inputResponses: { seats: { action: 'accept' } } } }],
  ['no arguments for empty ones', { params: { arguments: {} } }, { params: { arguments: undefined } }],
])('takes a state with %s', async (_, sealed, opened) => {
  expect(await open(await seal(sealed), opened)).toEqual(STATE);
});

test.each([
  ['one second', 1_000, 999, STATE],
  ['one second', 1_000, 1_000, EXPIRED],
  ['ten minutes, when nothing is said,', undefined, 599_999, STATE],
  ['ten minutes, when nothing is said,', undefined, 600_000, EXPIRED],
])('a state lasts %s and not longer, case %#', async (_, ttlMs, waited, expected) => {
  const text = await seal({}, ttlMs);
  await clock.wait(waited);
  expect(await open(text)).toEqual(expected);
});

test('a definition may bring one part of its own and keeps the others', async () => {
  const withSteps = (params: JsonObject = {}) => {
    const call = createCall({ params });
    const stateSteps = { findMisuse: () => Promise.resolve(undefined) };
    return { ...call, definition: { ...call.definition, stateSteps } };
  };
  const requestState = await sealState(withSteps(), STATE, 0);
  expect(await open(requestState)).toBe(EXPIRED);
  expect(await openState(withSteps({ requestState }))).toEqual(STATE);
  expect(await openState(withSteps({ requestState: 'x' }))).toHaveProperty('refused');
});
