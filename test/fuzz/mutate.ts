// Bends correct requests: parts dropped, replaced, renamed or blown up; headers changed; bytes flipped.
import fc from 'fast-check';
import { encodeHeaderValue } from '../../src/protocol/headers.ts';
import { isObject, parseJson } from '../../src/protocol/json.ts';
import type { JsonObject, JsonValue } from '../../src/protocol/json.ts';
import type { HeaderList, HttpRequest } from '../../src/protocol/message.ts';

/** One change of a JSON tree; `at` picks the place among all there are. */
export interface Change {
  at: number;
  how: 'drop' | 'replace' | 'rename' | 'add' | 'wrap';
  key: string;
  value: JsonValue;
}

/** Stands in a tree for text that JSON.stringify would choke on, such as ten thousand brackets. */
const DEEP = /"deep:(\d+):(array|object)"/g;
const dig = (_: string, depth: string, kind: string): string =>
  kind === 'array'
    ? '['.repeat(Number(depth)) + ']'.repeat(Number(depth))
    : '{"a":'.repeat(Number(depth)) + 'null' + '}'.repeat(Number(depth));

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then'];

const key = fc.oneof(
  fc.constantFrom(...PROTOTYPE_KEYS),
  fc.constantFrom('_meta', 'name', 'arguments', 'cursor', 'uri', 'inputResponses', 'requestState', 'action', 'content'),
  fc.constantFrom('io.modelcontextprotocol/protocolVersion', 'io.modelcontextprotocol/clientCapabilities'),
  fc.string({ maxLength: 8, unit: 'binary' }),
);

const value: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, false, 0, -0, 1, -1, 0.5, 1e308, -1e308, 2 ** 53, 1e21, '', ' ', '0', [], {}),
  fc.constantFrom<JsonValue>('2026-07-28', '2025-11-25', '1900-01-01', 'tools/call', 'prompts/get', 'resources/read'),
  fc.constantFrom<JsonValue>(
    '\ud800',
    '\udfff\ud800',
    '\u0000',
    '\ufeff',
    '\u2028',
    'e\u0301',
    '👩‍👩‍👧',
    '=?base64?QQ==?=',
  ),
  fc.constantFrom<JsonValue>(
    'file:///etc/passwd',
    'demo://',
    '{',
    '%',
    '%ff',
    '../..',
    'javascript:1',
    'http://[',
    '//',
  ),
  fc.constantFrom(...PROTOTYPE_KEYS),
  fc.constantFrom<JsonValue>('deep:200:array', 'deep:200:object', 'deep:5000:array', 'deep:5000:object'),
  fc.constantFrom(1_000, 10_000, 100_000).map((length) => 'A'.repeat(length)),
  fc.constantFrom(100, 5_000).map((length) => Array.from({ length }, () => 0)),
  fc.string({ unit: 'binary' }),
  fc.jsonValue() as fc.Arbitrary<JsonValue>,
  fc.dictionary(key, fc.oneof(fc.constant(null), fc.string(), fc.integer())) as fc.Arbitrary<JsonObject>,
);

/** Mostly small: a single tree of 20,000 levels takes as long to parse as a hundred others. */
const anyValue = fc.oneof(
  { weight: 200, arbitrary: value },
  { weight: 1, arbitrary: fc.constantFrom<JsonValue>('deep:20000:array', 'deep:20000:object', 'A'.repeat(1_000_000)) },
);

export const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('drop', 'replace', 'replace', 'rename', 'add', 'wrap'),
  key,
  value: anyValue,
});

/** Sets an own key, `__proto__` too. */
const put = (target: JsonObject | JsonValue[], name: string | number, entry: JsonValue): void =>
  void Object.defineProperty(target, name, { value: entry, enumerable: true, configurable: true, writable: true });

interface Place {
  parent: JsonObject | JsonValue[];
  name: string | number;
}

function listPlaces(parent: JsonValue, places: Place[] = []): Place[] {
  if (typeof parent !== 'object' || parent === null) return places;
  const names = Array.isArray(parent) ? parent.slice(0, 50).keys() : Object.keys(parent);
  for (const name of names) {
    places.push({ parent, name });
    listPlaces((parent as JsonObject)[name] ?? null, places);
  }
  return places;
}

/**
 * The text of a message after all changes. `sparing` leaves what the first steps look at as it is, so that the change
 * reaches the method itself.
 */
export function changeBody(text: string, changes: readonly Change[], sparing = false): string {
  const message = parseJson(text) ?? null;
  return JSON.stringify(sparing ? changeParams(message, changes) : changeTree(message, changes)).replace(DEEP, dig);
}

function changeParams(message: JsonValue, changes: readonly Change[]): JsonValue {
  if (!isObject(message) || !isObject(message.params)) return message;
  const { _meta, ...params } = message.params;
  const changed = changeTree(params, changes);
  return { ...message, params: isObject(changed) ? { ...changed, _meta } : { _meta } };
}

function changeTree(tree: JsonValue, changes: readonly Change[]): JsonValue {
  const root: JsonValue[] = [tree];
  for (const { at, how, key: name, value: entry } of changes) {
    const places = listPlaces(root);
    const place = places[at % places.length];
    if (place === undefined) break;
    const here = (place.parent as JsonObject)[place.name] ?? null;
    if (how === 'drop' && place.parent !== root) Reflect.deleteProperty(place.parent, place.name);
    if (how === 'replace') put(place.parent, place.name, structuredClone(entry));
    if (how === 'wrap') put(place.parent, place.name, [here]);
    const target = isObject(here) ? here : place.parent;
    if (how === 'add') put(target, Array.isArray(target) ? target.length : name, structuredClone(entry));
    if (how === 'rename' && !Array.isArray(place.parent)) {
      Reflect.deleteProperty(place.parent, place.name);
      put(place.parent, name, here);
    }
  }
  return root[0] ?? null;
}

/** One change of the headers. */
export interface HeaderChange {
  at: number;
  how: 'drop' | 'replace' | 'repeat' | 'case' | 'pad' | 'add';
  name: string;
  value: string;
}

const HEADERS = ['Origin', 'Accept', 'Content-Type', 'Authorization', 'Mcp-Session-Id', 'Last-Event-ID', 'Mcp-Name'];
const headerText = fc.oneof(
  fc.constantFrom('', ' ', 'null', '*/*', 'text/plain', 'application/json; charset=utf-16', 'http://localhost:4321'),
  fc.constantFrom(
    'Bearer',
    'Bearer x',
    'Basic eDp5',
    '=?base64??=',
    '=?base64?%%%?=',
    '=?base64?/w==?=',
    '42.0',
    'true',
  ),
  fc.string({ maxLength: 20, unit: 'binary' }),
  fc.string({ maxLength: 20 }),
  fc.integer({ min: 1_000, max: 70_000 }).map((length) => 'h'.repeat(length)),
);

export const headerChange: fc.Arbitrary<HeaderChange> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('drop', 'replace', 'repeat', 'case', 'pad', 'add'),
  name: fc.oneof(fc.constantFrom(...HEADERS, ...PROTOTYPE_KEYS, 'Mcp-Param-Region'), fc.string({ maxLength: 8 })),
  value: headerText,
});

export function changeHeaders(headers: HeaderList, changes: readonly HeaderChange[]): HeaderList {
  const changed = headers.map(([name, text]) => [name, text] as [string, string]);
  for (const { at, how, name, value: text } of changes) {
    const index = changed.length === 0 ? -1 : at % changed.length;
    const [old, before] = changed[index] ?? ['', ''];
    if (how === 'add' || index === -1) changed.push([name, text]);
    else if (how === 'drop') changed.splice(index, 1);
    else if (how === 'replace') changed[index] = [old, text];
    else if (how === 'repeat') changed.push([old, before]);
    else if (how === 'case') changed[index] = [old.toUpperCase(), before];
    else changed[index] = [old, ` \t${before} `];
  }
  return changed;
}

/** Makes the headers say what the changed body says, so that a request gets past the comparison. */
export function followBody(
  request: HttpRequest,
  parameters: (method: string, params: JsonObject) => Record<string, string>,
): HttpRequest {
  const message = parseJson(String(request.body));
  if (!isObject(message) || typeof message.method !== 'string') return request;
  const params = isObject(message.params) ? message.params : {};
  const meta = isObject(params._meta) ? params._meta : {};
  const said: Record<string, JsonValue | undefined> = {
    'MCP-Protocol-Version': meta['io.modelcontextprotocol/protocolVersion'],
    'Mcp-Method': message.method,
    'Mcp-Name': message.method === 'resources/read' ? params.uri : params.name,
    ...parameters(message.method, params),
  };
  const kept = request.headers.filter(([name]) => !Object.hasOwn(said, name) && !name.startsWith('Mcp-Param-'));
  const mirrored = Object.entries(said).flatMap(([name, text]) =>
    typeof text !== 'string' ? [] : [[name, name === 'Mcp-Name' ? encodeHeaderValue(text) : text] as const],
  );
  return { ...request, headers: [...kept, ...mirrored] };
}

/** One change of bytes. */
export const byteChange = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('flip', 'cut', 'insert', 'drop'),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
});

export function changeBytes(
  bytes: Uint8Array,
  changes: readonly { at: number; how: string; bytes: Uint8Array }[],
): Uint8Array {
  let list = [...bytes];
  for (const { at, how, bytes: more } of changes) {
    const index = at % (list.length + 1);
    if (how === 'flip') list[index] = (list[index] ?? 0) ^ (more[0] ?? 1);
    else if (how === 'cut') list = list.slice(0, index);
    else if (how === 'insert') list.splice(index, 0, ...more);
    else list.splice(index, more.length);
  }
  return Uint8Array.from(list);
}
