import { describe, expect, test } from 'vitest';
import { changeMiddle, forge } from './state.ts';

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

describe('a character in the middle is changed', () => {
  test.each([
    ['abcde', 'abMde'],
    ['a--Z-', 'a--J-'],
    ['.9.', '.t.'],
    ['.u.', '.O.'],
    ['', 'Q'],
  ])('of %s', (state, changed) => expect(changeMiddle(state)).toBe(changed));
});

describe('a state that can be read is forged', () => {
  test.each([
    ['plain', JSON.stringify({ step: 1 }), [JSON.stringify({ step: 2 })]],
    ['in base64', base64({ ok: false }), [base64({ ok: true })]],
    ['signed', `v1.${base64({ p: { to: 'a7' } })}.c2ln`, [`v1.${base64({ p: { to: 'a8' } })}.c2ln`]],
    [
      'a web token',
      `${base64({ alg: 'x' })}.${base64({ sub: 'ada' })}.c2ln`,
      [`${base64({ alg: 'x' })}.${base64({ sub: 'adx' })}.c2ln`],
    ],
  ])('%s', (_, state, forged) => expect(forge(state)?.map((one) => one.state)).toEqual(forged));

  test('the deepest values first, eight at most', () => {
    const state = JSON.stringify({
      a: 1,
      b: { c: [2, 3] },
      d: null,
      ...Object.fromEntries([...'efghijkl'].map((key) => [key, 0])),
    });
    const pointers = forge(state)?.map(({ pointer }) => pointer);
    expect(pointers).toHaveLength(8);
    expect(pointers?.slice(0, 3)).toEqual(['/b/c/0', '/b/c/1', '/a']);
  });

  test.each(['', 'opaque', 'W10', btoa('[1]'), '\u0000'])('%j cannot be read', (state) =>
    expect(forge(state)).toBeUndefined(),
  );
});
