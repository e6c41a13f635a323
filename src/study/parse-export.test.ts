// A file that somebody imports may be anything; all that is right in it is taken.
import { describe, expect, test } from 'vitest';
import { formatProblem } from './describe-value.ts';
import { parseExport } from './parse-export.ts';

const REVIEW = { id: 'a', item: 'card:x', at: 1, grade: 'good' };
const FILE = {
  format: 'wireproof-study',
  version: 1,
  exported: '2026-11-30T12:00:00.000Z',
  revision: '2026-07-28',
  settings: { minutes: 20, timer: 1 },
  reviews: [REVIEW],
};

function take(more: object = {}) {
  const parsed = parseExport(JSON.stringify({ ...FILE, ...more }));
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  return parsed;
}

describe('a file is not taken', () => {
  const EXPORT = 'Expected a file that the drill exported, named wireproof-study-….json.';
  const OTHER = `${EXPORT} Choose another one. Nothing was changed here.`;
  const CUT = `${EXPORT} If it is one, it was changed or cut off: export again. Nothing was changed here.`;

  test.each<[string, string, string]>([
    ['empty', '', `The file is empty. ${OTHER}`],
    ['blank, with a byte order mark', '\uFEFF \n', `The file is empty. ${OTHER}`],
    ['a word', 'hello', `The file is not JSON. It reads “hello”. ${CUT}`],
    [
      'a page',
      '<!doctype html><title>Not found</title><p>There is no such page.</p>',
      `The file is not JSON. It begins with “<!doctype html><title>Not foun” and ends with “><p>There is no such page.</p>”. ${CUT}`,
    ],
    [
      'cut off',
      JSON.stringify(FILE, null, 2).slice(0, -20),
      `The file is not JSON. It begins with “{ "format": "wireproof-study” and ends with “, "at": 1, "grade"”. ${CUT}`,
    ],
    ['null', 'null', `The file is JSON, but of another kind: found null. ${OTHER}`],
    ['a list', '[{"format":"wireproof-study"}]', `The file is JSON, but of another kind: found a list of 1. ${OTHER}`],
    [
      'deep',
      '['.repeat(200_000) + ']'.repeat(200_000),
      `The file is JSON, but of another kind: found a list of 1. ${OTHER}`,
    ],
    ['without a format', '{}', `format: found nothing, expected "wireproof-study". ${OTHER}`],
    [
      'of another format',
      '{"format":"<b>anki</b>","version":1}',
      `format: found "<b>anki</b>", expected "wireproof-study". ${OTHER}`,
    ],
    [
      'with its format in a prototype',
      '{"__proto__":{"format":"wireproof-study","version":1,"reviews":[]}}',
      `format: found nothing, expected "wireproof-study". ${OTHER}`,
    ],
    [
      'of a later version',
      JSON.stringify({ ...FILE, version: 2, reviews: {} }),
      'version: found 2, expected 1. The file was made by a newer Wireproof; reload the page to get it, then import again. Nothing was changed here.',
    ],
    ['of no version', JSON.stringify({ ...FILE, version: '1' }), `version: found "1", expected 1. ${OTHER}`],
    ['of an earlier version', JSON.stringify({ ...FILE, version: 0 }), `version: found 0, expected 1. ${OTHER}`],
    [
      'without reviews',
      JSON.stringify({ ...FILE, reviews: undefined }),
      `reviews: found nothing, expected a list. ${OTHER}`,
    ],
    [
      'with reviews by id',
      JSON.stringify({ ...FILE, reviews: { a: REVIEW } }),
      `reviews: found an object, expected a list. ${OTHER}`,
    ],
    [
      'with a huge list',
      JSON.stringify({ ...FILE, reviews: new Array(5_000_000).fill(0) }),
      `reviews: found a list of 5,000,000, expected at most 200,000. ${OTHER}`,
    ],
    [
      'too large',
      ' '.repeat(20_000_001),
      `The file is too large: found 20,000,001 characters, expected at most 20,000,000 (20 MB). ${OTHER}`,
    ],
  ])('that is %s', (_, text, wrong) => {
    expect(parseExport(text)).toEqual({ wrong });
  });
});

test('a byte order mark does not matter', () => {
  expect(parseExport(`\uFEFF${JSON.stringify(FILE)}`)).toEqual(take());
});

describe('of a file', () => {
  test('the broken reviews are set aside with the reason, the rest is taken', () => {
    const broken = [null, { ...REVIEW, grade: 'easy' }, [[]]];
    const { reviews, refused, aside } = take({ reviews: [broken[0], REVIEW, broken[1], broken[2]] });
    expect(reviews).toEqual([REVIEW]);
    expect(refused.map(formatProblem)).toEqual([
      'review 1: found null, expected an object with id, item, at and grade.',
      'review 3, grade: found "easy", expected "again" or "good".',
      'review 4: found a list of 1, expected an object with id, item, at and grade.',
    ]);
    expect(new Set(refused.map(({ advice }) => advice))).toEqual(
      new Set([
        'It is set aside and comes back with a version of Wireproof that can read it. The other reviews are taken.',
      ]),
    );
    expect(aside).toEqual([
      { text: 'null', where: 'review 1', found: 'null', expected: 'an object with id, item, at and grade' },
      {
        text: '{"id":"a","item":"card:x","at":1,"grade":"easy"}',
        where: 'review 3, grade',
        found: '"easy"',
        expected: '"again" or "good"',
      },
      { text: '[[]]', where: 'review 4', found: 'a list of 1', expected: 'an object with id, item, at and grade' },
    ]);
  });

  test.each<[string, string]>([
    ['huge', `{"id":"${'x'.repeat(100_001)}"}`],
    ['deeply nested', `{"id":${'['.repeat(49_000)}${']'.repeat(49_000)}}`],
  ])('a review that is broken and %s is left out in words', (_, broken) => {
    const parsed = parseExport(JSON.stringify(FILE).replace('"reviews":[', `"reviews":[${broken},`));
    expect(parsed).toMatchObject({ reviews: [REVIEW], aside: [] });
    expect(parsed).toMatchObject({
      refused: [
        {
          where: 'review 1, id',
          advice: 'It is left out, since it is too large to be set aside: keep the file. The other reviews are taken.',
        },
      ],
    });
  });

  test('a time beyond every number is no time', () => {
    const parsed = parseExport(JSON.stringify(FILE).replace('"at":1', '"at":1e999'));
    expect('refused' in parsed && parsed.refused.map(formatProblem)).toEqual([
      'review 1, at: found Infinity, expected a time in whole milliseconds since 1970.',
    ]);
  });

  test('one id counts once, the newest of it', () => {
    const [newest, longer] = [
      { ...REVIEW, at: 9, grade: 'again' },
      { ...REVIEW, met: [1] },
    ];
    expect(take({ reviews: [REVIEW, newest, longer] }).reviews).toEqual([newest]);
    expect(take({ reviews: [longer, REVIEW] }).reviews).toEqual([longer]);
  });

  test('items of kinds that are unknown yet are kept', () => {
    const later = { ...REVIEW, item: 'sequence:x', seconds: 4 };
    expect(take({ reviews: [later] }).reviews).toEqual([later]);
  });

  test('the settings that are right are taken', () => {
    const { settings, refused } = take({ settings: { minutes: 45, timer: 99, interview: 'tomorrow' } });
    expect(settings).toEqual({ minutes: 45 });
    expect(refused).toEqual([
      {
        where: 'settings, interview',
        found: '"tomorrow"',
        expected: 'a date of the calendar, YYYY-MM-DD',
        advice: 'Your own setting stays.',
      },
      {
        where: 'settings, timer',
        found: '99',
        expected: 'a number from 0.5 to 10, or 0 for off',
        advice: 'Your own setting stays.',
      },
    ]);
  });

  test('missing settings are named', () => {
    expect(take({ settings: undefined }).refused.map(formatProblem)).toEqual([
      'settings: found nothing, expected an object with minutes and timer.',
    ]);
  });

  test('fields of a later release do no harm', () => {
    expect(take({ decks: [1, 2], revision: '2027-01-01', __later: { a: 1 } })).toEqual(take());
  });

  test.each([['yesterday'], [7], [undefined], [`2026-11-30T12:00:00.${'0'.repeat(1_000)}Z`]])(
    'a time that it was not made at is left out: %#',
    (exported) => {
      expect(take({ exported })).not.toHaveProperty('exported');
    },
  );

  test('what it had set aside comes back if it can be read, and is set aside if not', () => {
    const words = { where: 'a review, grade', found: '"easy"', expected: '"again" or "good"' };
    const later = { ...REVIEW, id: 'b' };
    const { reviews, aside, refused } = take({
      aside: [
        { ...words, text: JSON.stringify(later) },
        { ...words, text: '{"id":3}', raw: { deep: [] } },
        { text: 'x' },
        5,
        { text: 'x'.repeat(100_001) },
      ],
    });
    expect(reviews).toEqual([REVIEW, later]);
    expect(aside).toEqual([
      { ...words, text: '{"id":3}' },
      { text: 'x', where: 'a review', found: 'what could not be read', expected: 'a review' },
    ]);
    expect(refused).toEqual([
      {
        where: 'aside 4',
        found: '5',
        expected: 'an object with a text of at most 100,000 characters',
        advice: 'It is left out: keep the file.',
      },
      {
        where: 'aside 5',
        found: 'an object',
        expected: 'an object with a text of at most 100,000 characters',
        advice: 'It is left out: keep the file.',
      },
    ]);
  });

  test.each([[null], ['x'], [{ length: 9 }]])('%j instead of what was set aside is nothing', (aside) => {
    expect(take({ aside })).toEqual(take());
  });
});

test('a file of 100,000 reviews is read', () => {
  const reviews = Array.from({ length: 100_000 }, (_, at) => ({ ...REVIEW, id: `${at}`, at }));
  expect(take({ reviews }).reviews).toHaveLength(100_000);
});
