// Which cards overlap: those that name one another, and those that rest on the same passages.
import { describe, expect, test } from 'vitest';
import { createCard } from './fixtures/run-fixture.ts';
import { findOverlaps, overlaps } from './overlap.ts';

describe('two cards overlap', () => {
  const a = createCard('a', { near: ['b'] });
  const b = createCard('b');
  test('when one names the other, whichever it is', () => {
    expect(overlaps(a, b)).toEqual({ one: 'a', other: 'b', why: 'near', shared: [] });
    expect(overlaps(b, a)).toEqual({ one: 'b', other: 'a', why: 'near', shared: [] });
  });

  test.each([
    ['two passages', ['x', 'y', 'p', 'q', 'r'], ['x', 'y', 's', 't', 'u'], ['x', 'y']],
    ['all there is', ['x'], ['x'], ['x']],
    ['half of both', ['x', 'p'], ['x', 'q'], ['x']],
    ['one of one and of two', ['x'], ['x', 'q'], ['x']],
    ['one of one and of three', ['x'], ['x', 'q', 'r'], undefined],
    ['one of three each', ['x', 'p', 'q'], ['x', 'r', 's'], undefined],
    ['none', ['p'], ['q'], undefined],
    ['none, for they rest on no passage', [], [], undefined],
  ])('or share %s', (_, one, other, shared) => {
    const found = overlaps(createCard('a', { cores: one }), createCard('b', { cores: other }));
    expect(found).toEqual(shared === undefined ? undefined : { one: 'a', other: 'b', why: 'core', shared });
  });

  test('but a card not with itself', () => {
    expect(overlaps(a, { ...a, near: ['a'] })).toBeUndefined();
  });
});

test('finds each pair once, in the order of the cards', () => {
  const cards = [
    createCard('c', { near: ['a', 'b'] }),
    createCard('a', { cores: ['x'] }),
    createCard('b', { cores: ['x'] }),
  ];
  expect(findOverlaps(cards).map(({ one, other, why }) => [one, other, why])).toEqual([
    ['c', 'a', 'near'],
    ['c', 'b', 'near'],
    ['a', 'b', 'core'],
  ]);
});
