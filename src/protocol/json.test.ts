import { expect, test } from 'vitest';
import { pointerKey, readPointer } from './json.ts';

test.each([
  ['', { a: 1 }],
  ['/a', 1],
  ['/b/0/c~1d', 2],
  ['/b/0/e~0f', 3],
  ['/b/1', undefined],
  ['/toString', undefined],
  ['/a/x', undefined],
])('the pointer %j reads %j', (pointer, expected) => {
  const value = pointer === '' ? { a: 1 } : { a: 1, b: [{ 'c/d': 2, 'e~f': 3 }] };
  expect(readPointer(value, pointer)).toEqual(expected);
});

test('a key is escaped for a pointer', () => {
  expect(pointerKey('a/b~c')).toBe('a~1b~0c');
});
