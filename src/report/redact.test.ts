// What a report lets nobody read.
import { expect, test } from 'vitest';
import { redact } from './redact.ts';

test.each([
  ['in a text', 'Bearer tok-1 was refused', ['tok-1'], 'Bearer [secret] was refused'],
  [
    'in a list and an object, as a key too',
    { 'tok-1': ['a tok-1 b', 1, null] },
    ['tok-1'],
    { '[secret]': ['a [secret] b', 1, null] },
  ],
  ['the longer one of two', 'tok-1-long tok-1', ['tok-1', 'tok-1-long'], '[secret] [secret]'],
  ['without its scheme', '{"token":"tok-1"}', ['Bearer tok-1'], '{"token":"[secret]"}'],
  ['as JSON writes it', JSON.stringify({ token: 'a"b\\c' }), ['a"b\\c'], '{"token":"[secret]"}'],
  ['in an address', '/mcp?key=a%2Fb%3D', ['a/b='], '/mcp?key=[secret]'],
  ['with half a character in it', 'a\ud800', ['a\ud800'], '[secret]'],
  ['an empty one is none', 'text', [''], 'text'],
])('replaces a secret %s', (_, data, secrets, expected) => {
  expect(redact(data, secrets)).toEqual(expected);
});

test('leaves bytes alone', () => {
  const bytes = new Uint8Array([1, 2]);
  expect(redact({ bytes }, ['1']).bytes).toBe(bytes);
});
