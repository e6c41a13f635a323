import { expect, test } from 'vitest';
import { decodeHeaderValue, encodeHeaderValue, findHeader, findHeaders } from './headers.ts';

// The examples of the specification, basic/transports/streamable-http#value-encoding.
test.each([
  ['us-west1', 'us-west1'],
  ['Hello, 世界', '=?base64?SGVsbG8sIOS4lueVjA==?='],
  [' padded ', '=?base64?IHBhZGRlZCA=?='],
  ['line1\nline2', '=?base64?bGluZTEKbGluZTI=?='],
  ['=?base64?literal?=', '=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?='],
  ['', '=?base64??='],
  // Not in the specification's list: prefix and suffix share a question mark.
  ['=?base64?=', '=?base64?PT9iYXNlNjQ/PQ==?='],
  ['\ufeffbyte order', '=?base64?77u/Ynl0ZSBvcmRlcg==?='],
])('%j is written as %s and read back', (value, encoded) => {
  expect(encodeHeaderValue(value)).toBe(encoded);
  expect(decodeHeaderValue(encoded)).toBe(value);
});

test.each([
  ['foreign characters', '=?base64?%%%?='],
  ['no UTF-8', '=?base64?/w==?='],
  ['missing padding', '=?base64?SGVsbG8?='],
  ['loose bits', '=?base64?SGVsbG9=?='],
  ['white space', '=?base64?SGVs bG8=?='],
  ['characters beyond ASCII', 'größe'],
  ['a control character', 'a\u0000b'],
])('%s: %j cannot be read', (_, value) => {
  expect(decodeHeaderValue(value)).toBeUndefined();
});

test('a value of a million characters is written and read back', () => {
  const value = 'ö'.repeat(1_000_000);
  expect(decodeHeaderValue(encodeHeaderValue(value))).toBe(value);
});

test('names are found whatever their case, repeated ones joined', () => {
  const headers = [
    ['MCP-METHOD', 'a'],
    ['x', '1'],
    ['mcp-method', 'b'],
  ] as const;
  expect(findHeader(headers, 'Mcp-Method')).toBe('a, b');
  expect(findHeader(headers, 'toString')).toBeUndefined();
  expect(findHeaders(headers, 'mcp-method')).toEqual(['a', 'b']);
});

test.each([
  [' \t a b \t', 'a b'],
  ['\u00a0a', '\u00a0a'],
  [' ', ''],
])('of the value %j only spaces and tabs around it are taken away', (value, expected) => {
  expect(findHeader([['x', value]], 'X')).toBe(expected);
});
