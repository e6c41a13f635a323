// Codes for interviews without a label.
import { expect, test } from 'vitest';
import { createRunCode } from './run-code.ts';

test.each([
  [[0, 1, 2, 3, 4, 5], '234-567'],
  [[8, 31, 32, 255, 26, 13], 'AZ2-ZUF'],
])('the bytes %j give %s', (bytes, code) => {
  expect(createRunCode(Uint8Array.from(bytes))).toBe(code);
});

test('no code has signs that are taken for one another', () => {
  const all = Array.from({ length: 256 }, (_, byte) => createRunCode(new Uint8Array(6).fill(byte))).join('');
  expect(all).not.toMatch(/[01IO]/);
  expect(new Set(all).size).toBe(33);
});
