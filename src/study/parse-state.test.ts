// Whatever was kept, reading it says what is wrong with it, and never throws.
import { describe, expect, test } from 'vitest';
import { formatProblem } from './describe-value.ts';
import { isKnownItem, parseReview, parseSettings } from './parse-state.ts';

const GOOD = { id: 'a', item: 'card:slug', at: 1_790_000_000_000, grade: 'good' };
const FULL = { ...GOOD, met: [0, 2], hash: 'x1' };

const read = (value: unknown): unknown => {
  const parsed = parseReview(value);
  return 'review' in parsed ? parsed.review : formatProblem(parsed.wrong);
};

/** A list in a list in a list, 100,000 deep. */
function nest(): unknown {
  let inner: unknown = [];
  for (let depth = 0; depth < 100_000; depth += 1) inner = [inner];
  return inner;
}

describe('a review is taken', () => {
  test.each<[string, unknown]>([
    ['with all of its fields', FULL],
    ['with the fewest', GOOD],
    ['of a kind that a later version knows', { ...GOOD, item: 'sequence-order:slug' }],
    ['from before 1970', { ...GOOD, at: -1 }],
    ['from the far future', { ...GOOD, at: 8.64e15 }],
    ['with markup in it, which stays text', { ...GOOD, id: '<b onclick=x>', hash: '<script>alert(1)</script>' }],
    ['with fields of a later version', { ...GOOD, seconds: 12.5, spoken: true, note: 'aloud' }],
  ])('%s', (_, value) => {
    expect(read(value)).toEqual(value);
  });

  test.each<[string, object]>([
    ['a field that nests deeply', { later: nest() }],
    ['a field that is huge', { later: 'x'.repeat(501) }],
    ['a field that is no data', { later: () => 0, at2: NaN, sign: Symbol('x') }],
    ['optional fields that are undefined', { met: undefined, hash: undefined }],
  ])('without %s', (_, more) => {
    expect(read({ ...GOOD, ...more })).toStrictEqual(GOOD);
  });

  test('without a key named __proto__, which changes no prototype', () => {
    const review = read(JSON.parse('{"id":"a","item":"card:slug","at":1,"grade":"good","__proto__":"polluted"}'));
    expect(Object.getOwnPropertyNames(review)).toEqual(['id', 'item', 'at', 'grade']);
    expect(Object.getPrototypeOf(review)).toBe(Object.prototype);
  });

  test('with 20 unknown fields at most', () => {
    const more = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`later${index}`, index]));
    expect(Object.keys(read({ ...GOOD, ...more }) as object)).toHaveLength(24);
  });
});

describe('a review is refused', () => {
  const ITEM = 'expected a kind, a colon and a name without spaces, such as card:what-stateless-leaves-allowed.';
  const AT = 'expected a time in whole milliseconds since 1970.';
  const ID = 'expected a text of 1 to 100 characters.';
  const MET = 'expected a list of at most 100 numbers of key points, each from 0 to 99.';
  const OBJECT = 'expected an object with id, item, at and grade.';

  test.each<[unknown, string]>([
    [undefined, `the review: found nothing, ${OBJECT}`],
    [null, `the review: found null, ${OBJECT}`],
    ['good', `the review: found "good", ${OBJECT}`],
    [7, `the review: found 7, ${OBJECT}`],
    [[], `the review: found an empty list, ${OBJECT}`],
    [[GOOD], `the review: found a list of 1, ${OBJECT}`],
    [new Date(0), `id: found nothing, ${ID}`],
    [nest(), `the review: found a list of 1, ${OBJECT}`],
    [{}, `id: found nothing, ${ID}`],
    [JSON.parse('{"__proto__":{"id":"a","item":"card:x","at":1,"grade":"good"}}'), `id: found nothing, ${ID}`],
    [{ ...GOOD, id: '' }, `id: found "", ${ID}`],
    [{ ...GOOD, id: 4 }, `id: found 4, ${ID}`],
    [{ ...GOOD, id: 'é'.repeat(101) }, `id: found "${'é'.repeat(40)}…" (101 characters), ${ID}`],
    [{ ...GOOD, item: 'slug' }, `item: found "slug", ${ITEM}`],
    [{ ...GOOD, item: 'card:' }, `item: found "card:", ${ITEM}`],
    [{ ...GOOD, item: '__proto__:x' }, `item: found "__proto__:x", ${ITEM}`],
    [{ ...GOOD, item: 'card:a b' }, `item: found "card:a b", ${ITEM}`],
    [{ ...GOOD, item: 'card:a\u0000' }, `item: found "card:a\\u0000", ${ITEM}`],
    [{ ...GOOD, item: ['card:a'] }, `item: found a list of 1, ${ITEM}`],
    [{ ...GOOD, at: NaN }, `at: found NaN, ${AT}`],
    [{ ...GOOD, at: Infinity }, `at: found Infinity, ${AT}`],
    [{ ...GOOD, at: 1.5 }, `at: found 1.5, ${AT}`],
    [{ ...GOOD, at: 8.64e15 + 1 }, `at: found 8640000000000001, ${AT}`],
    [{ ...GOOD, at: '2026-11-30' }, `at: found "2026-11-30", ${AT}`],
    [{ ...GOOD, at: new Date(0) }, `at: found a date object, ${AT}`],
    [{ ...GOOD, at: 10n }, `at: found 10, ${AT}`],
    [{ ...GOOD, grade: 'hard' }, 'grade: found "hard", expected "again" or "good".'],
    [{ ...GOOD, grade: 3 }, 'grade: found 3, expected "again" or "good".'],
    [{ ...GOOD, met: '0,1' }, `met: found "0,1", ${MET}`],
    [{ ...GOOD, met: [-1] }, `met: found a list of 1, ${MET}`],
    [{ ...GOOD, met: [0.5] }, `met: found a list of 1, ${MET}`],
    [{ ...GOOD, met: new Array(101).fill(0) }, `met: found a list of 101, ${MET}`],
    [{ ...GOOD, met: new Array(5_000_000).fill('x') }, `met: found a list of 5000000, ${MET}`],
    [{ ...GOOD, hash: { toString: 1 } }, 'hash: found an object, expected a text of at most 100 characters.'],
  ])('%#', (value, words) => {
    expect(read(value)).toBe(words);
  });
});

describe('settings', () => {
  const ALL = { interview: '2028-02-29', minutes: 30, timer: 0.5, shortcuts: false };

  test.each<[string, unknown]>([
    ['all of them', ALL],
    ['none', {}],
    ['the timer off', { timer: 0 }],
    ['one of a later version', { minutes: 600, theme: 'dark' }],
  ])('are taken: %s', (_, value) => {
    expect(parseSettings(value)).toEqual({ settings: value, wrong: [] });
  });

  test('that are wrong leave the others', () => {
    expect(parseSettings({ ...ALL, timer: 11 })).toEqual({
      settings: { interview: '2028-02-29', minutes: 30, shortcuts: false },
      wrong: [{ where: 'settings, timer', found: '11', expected: 'a number from 0.5 to 10, or 0 for off' }],
    });
  });

  const DATE = 'expected a date of the calendar, YYYY-MM-DD.';
  const MINUTES = 'expected whole minutes from 1 to 600.';
  const TIMER = 'expected a number from 0.5 to 10, or 0 for off.';
  test.each<[unknown, string]>([
    [undefined, 'settings: found nothing, expected an object with minutes and timer.'],
    ['{}', 'settings: found "{}", expected an object with minutes and timer.'],
    [[1], 'settings: found a list of 1, expected an object with minutes and timer.'],
    [{ interview: '2026-02-30' }, `settings, interview: found "2026-02-30", ${DATE}`],
    [{ interview: '30.11.2026' }, `settings, interview: found "30.11.2026", ${DATE}`],
    [{ interview: null }, `settings, interview: found null, ${DATE}`],
    [{ minutes: 0 }, `settings, minutes: found 0, ${MINUTES}`],
    [{ minutes: 1e9 }, `settings, minutes: found 1000000000, ${MINUTES}`],
    [{ minutes: '20' }, `settings, minutes: found "20", ${MINUTES}`],
    [{ timer: -1 }, `settings, timer: found -1, ${TIMER}`],
    [{ timer: NaN }, `settings, timer: found NaN, ${TIMER}`],
    [{ shortcuts: 'no' }, 'settings, shortcuts: found "no", expected true or false.'],
  ])('%# are refused in words', (value, words) => {
    const { settings, wrong } = parseSettings(value);
    expect(wrong.map(formatProblem)).toEqual([words]);
    expect(settings).toEqual({});
  });

  test('inherited from a prototype are none', () => {
    const { settings } = parseSettings(JSON.parse('{"__proto__":{"minutes":5}}'));
    expect(Object.entries(settings)).toEqual([]);
    expect(settings.minutes).toBeUndefined();
    expect(parseSettings(Object.create({ minutes: 5 })).settings).toEqual({});
  });
});

test.each([
  ['card:a', true],
  ['rule:MCP-STL-004', true],
  ['sequence:a', false],
  ['constructor:a', false],
])('%s can be practised: %s', (item, isKnown) => {
  expect(isKnownItem(item)).toBe(isKnown);
});
