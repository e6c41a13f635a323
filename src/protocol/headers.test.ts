import { expect, test } from 'vitest';
import { decodeHeaderValue, encodeHeaderValue, findHeader } from './headers.ts';

// The examples of the specification, basic/transports/streamable-http#value-encoding.
test.each([
  ['us-west1', 'us-west1'],
  ['Hello, 世界', '=?base64?SGVsbG8sIOS4lueVjA==?='],
  [' padded ', '=?base64?IHBhZGRlZCA=?='],
  ['line1\nline2', '=?base64?bGluZTEKbGluZTI=?='],
  ['=?base64?literal?=', '=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?='],
  ['', '=?base64??='],
])('%j is written as %s and read back', (value, encoded) => {
  expect(encodeHeaderValue(value)).toBe(encoded);
  expect(decodeHeaderValue(encoded)).toBe(value);
});

test.each(['=?base64?%%%?=', '=?base64?/w==?='])('%s is broken Base64 or UTF-8', (value) => {
  expect(decodeHeaderValue(value)).toBeUndefined();
});

test('names are found whatever their case, repeated ones joined', () => {
  const headers = [
    ['MCP-METHOD', 'a'],
    ['x', '1'],
    ['mcp-method', 'b'],
  ] as const;
  expect(findHeader(headers, 'Mcp-Method')).toBe('a, b');
  expect(findHeader(headers, 'toString')).toBeUndefined();
});
