// Reviews of tabs, machines and files come together the same way in whatever order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNews, mergeReviews, mergeSettings, newerReview } from './merge.ts';
import type { Review } from './types.ts';

// Few ids and times, so that many reviews meet another of their id, and of their time.
const review: fc.Arbitrary<Review> = fc
  .record(
    {
      id: fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
      item: fc.constantFrom<Review['item'][]>('card:x', 'rule:y'),
      at: fc.integer({ min: -2, max: 2 }),
      grade: fc.constantFrom<Review['grade'][]>('again', 'good'),
      met: fc.array(fc.nat(3), { maxLength: 3 }),
      hash: fc.constantFrom('h', 'hh'),
      later: fc.boolean(),
    },
    { requiredKeys: ['id', 'item', 'at', 'grade'], noNullPrototype: true },
  )
  .map((fields) => fields as Review);
const reviews = fc.array(review, { maxLength: 12 });
const check = (holds: (a: Review[], b: Review[], c: Review[]) => void) =>
  fc.assert(fc.property(reviews, reviews, reviews, holds), { numRuns: 500 });

describe('merging', () => {
  test('twice changes nothing more', () => {
    check((a, b) => {
      const merged = mergeReviews(a, b);
      expect(mergeReviews(merged, b)).toStrictEqual(merged);
      expect(mergeReviews(merged, merged)).toStrictEqual(merged);
    });
  });

  test('is the same in either direction', () => {
    check((a, b) => {
      expect(mergeReviews(a, b)).toStrictEqual(mergeReviews(b, a));
    });
  });

  test('is the same however three are grouped', () => {
    check((a, b, c) => {
      expect(mergeReviews(mergeReviews(a, b), c)).toStrictEqual(mergeReviews(a, mergeReviews(b, c)));
    });
  });

  test('loses no id, invents none, and keeps the newest of each', () => {
    check((a, b) => {
      const merged = mergeReviews(a, b);
      const all = [...a, ...b];
      expect(merged.map(({ id }) => id).sort()).toEqual([...new Set(all.map(({ id }) => id))].sort());
      for (const one of merged) {
        expect(all).toContain(one);
        expect(one.at).toBe(Math.max(...all.filter(({ id }) => id === one.id).map(({ at }) => at)));
      }
    });
  });

  test('writes what is news, and then there is none', () => {
    check((a, b) => {
      const own = mergeReviews(a, []);
      const { write, added } = findNews(own, b);
      const written = [...new Map([...own, ...write].map((one) => [one.id, one])).values()];
      expect(mergeReviews(written, [])).toStrictEqual(mergeReviews(a, b));
      expect(added).toBe(written.length - own.length);
      expect(findNews(written, b)).toEqual({ write: [], added: 0 });
    });
  });
});

const A: Review = { id: 'a', item: 'card:x', at: 5, grade: 'good' };

test('puts reviews in the order of time, then of ids', () => {
  const [b, c] = [
    { ...A, id: 'b', at: 4 },
    { ...A, id: 'c', at: 4 },
  ];
  expect(mergeReviews([A, c], [b]).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test.each<[string, Review, Review]>([
  ['newer', { ...A, at: 6, grade: 'again' }, { ...A, met: [0, 1, 2] }],
  ['longer, at the same time', { ...A, met: [0] }, A],
  ['later in the alphabet, of the same length', { ...A, item: 'card:z' }, { ...A, item: 'card:y' }],
])('of two with one id the %s stays', (_, winner, loser) => {
  expect(newerReview(winner, loser)).toBe(winner);
  expect(newerReview(loser, winner)).toBe(winner);
});

test('the order of fields is no news', () => {
  const { grade, ...rest } = A;
  const other = { grade, ...rest };
  expect(findNews([A], [other])).toEqual({ write: [], added: 0 });
  expect(findNews([other], [A])).toEqual({ write: [], added: 0 });
});

test('settings of a file hold only where the reader takes them, and leave what they do not name', () => {
  const own = { interview: '2026-12-24', minutes: 20, timer: 1 };
  expect(mergeSettings(own, { minutes: 45 }, false)).toEqual(own);
  expect(mergeSettings(own, { minutes: 45 }, true)).toEqual({ interview: '2026-12-24', minutes: 45, timer: 1 });
});
