// Files that should be scorecards and may be anything: one sentence each, and nothing thrown; the schema agrees.
import { Validator, type Schema } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RUN, SITE, question, scorecard } from './fixtures/scorecards.ts';
import { parseScorecard } from './parse-scorecard.ts';
import { createScorecardSchema } from './scorecard-schema.ts';
import { createScorecard } from './scorecard.ts';

const CARD = createScorecard(RUN, SITE);
const file = (change: object): string => JSON.stringify({ ...CARD, ...change });
const withQuestion = (change: object): string =>
  file({ questions: [{ ...CARD.questions[0], ...change }, ...CARD.questions.slice(1)] });

const AGAIN = 'It was changed or damaged: ask its owner to save it again.';
const KIND = 'expected a scorecard that the kit saved, named wireproof-scorecard-….json';

describe('a file that is no scorecard is named in a sentence', () => {
  test.each<[string, string, string]>([
    ['nothing', '', `The file is empty, ${KIND}. Choose another file.`],
    ['blanks', ' \n\t', `The file is empty, ${KIND}. Choose another file.`],
    [
      'a page',
      '<!doctype html><script>alert(1)</script>',
      `The file is not JSON, ${KIND}. It begins with “<!doctype html><script>alert(1” and ends with “html><script>alert(1)</script>”. If it is one, it was cut off or damaged: ask its owner to save it again.`,
    ],
    ['brackets without end', '['.repeat(300_000), 'The file is not JSON, '],
    ['null', 'null', `The file is JSON, but of another kind: found null, ${KIND}. Choose another file.`],
    ['a list', '[1]', 'The file is JSON, but of another kind: found a list of 1'],
    ['another format', '{"format":"anki"}', `format: found "anki", ${KIND}. Choose another file.`],
    [
      'a format that is the name of an object’s own',
      '{"format":"constructor"}',
      `format: found "constructor", ${KIND}. Choose another file.`,
    ],
    [
      'an export of the drill',
      '{"format":"wireproof-study","version":1,"reviews":[]}',
      `format: found "wireproof-study", ${KIND}. It is an export of the drill, which Drill, Your data takes. Choose another file.`,
    ],
    ['a report', '{"format":"wireproof-report","version":1}', 'It is a report of a check, which Check shows.'],
    [
      'a later version',
      file({ version: 2 }),
      'version: found 2, expected 1. The file was made by a newer Wireproof: reload the page to get it, then add the file again.',
    ],
    ['a version as text', file({ version: '1' }), `version: found "1", expected 1. ${AGAIN}`],
    ['no version', file({ version: undefined }), `version: found nothing, expected 1. ${AGAIN}`],
    [
      'too much',
      `"${'x'.repeat(5_000_000)}"`,
      'The file is too large: found 5,000,002 characters, expected at most 5 MB. Choose another file.',
    ],
    ['no questions', file({ questions: undefined }), `questions: found nothing, expected a list. ${AGAIN}`],
    [
      'an empty list of questions',
      file({ questions: [] }),
      `questions: found a list of 0, expected 1 to 200. ${AGAIN}`,
    ],
    [
      'a million questions',
      file({ questions: [] }).replace('[]', `[${'{},'.repeat(999_999)}{}]`),
      `questions: found a list of 1,000,000, expected 1 to 200. ${AGAIN}`,
    ],
    ['a question that is none', file({ questions: [7] }), `question 1: found 7, expected an object. ${AGAIN}`],
    ['no label', file({ label: undefined }), `label: found nothing, expected a text. ${AGAIN}`],
    [
      'a date that is none',
      file({ startedAt: '2026-02-30T09:00:00.000Z' }),
      'startedAt: found "2026-02-30T09:00:00.000Z", expected a time such as',
    ],
    [
      'a link that is none',
      file({ kit: 'javascript:alert(1)' }),
      'kit: found "javascript:alert(1)", expected a text that begins with #.',
    ],
    [
      'another score',
      withQuestion({ score: 'great' }),
      `question 1, score: found "great", expected "poor", "mixed", "good", "excellent" or "not-asked". ${AGAIN}`,
    ],
    ['a score as number', withQuestion({ score: 3 }), 'question 1, score: found 3, expected'],
    [
      'a score without notes',
      withQuestion({ notes: ' \n\t\u2003' }),
      'question 1, score: found "good" without notes, expected notes that it rests on, or "not-asked". Ask its owner to add the notes.',
    ],
    [
      'no notes at all',
      withQuestion({ notes: undefined }),
      `question 1, notes: found nothing, expected a text. ${AGAIN}`,
    ],
    [
      'a slug that is a path',
      withQuestion({ slug: '../a' }),
      'question 1, slug: found "../a", expected a name such as "two-channels".',
    ],
    [
      'points that are an object',
      withQuestion({ heardPoints: {} }),
      `question 1, heardPoints: found an object, expected a list. ${AGAIN}`,
    ],
    [
      'a point that is a number',
      withQuestion({ missedPoints: ['a', 5] }),
      `question 1, missedPoints 2: found 5, expected a text that is not empty. ${AGAIN}`,
    ],
    [
      'a follow-up with a broken point',
      withQuestion({ followUps: [{ question: 'a', heard: ['b', null] }] }),
      `question 1, follow-up 1, heard 2: found null, expected a text that is not empty. ${AGAIN}`,
    ],
    [
      'a follow-up that is none',
      withQuestion({ followUps: ['a'] }),
      `question 1, follow-up 1: found "a", expected an object. ${AGAIN}`,
    ],
    [
      'a question twice',
      file({ questions: [CARD.questions[0], CARD.questions[1], { ...CARD.questions[0], hash: 'other' }] }),
      `question 3, slug: found "what-is-sent" a second time, expected each question once. ${AGAIN}`,
    ],
  ])('%s', (_, text, problem) => {
    const parsed = parseScorecard(text);
    expect(parsed).toEqual({ problem: expect.stringContaining(problem) });
  });
});

test('a byte order mark is no mistake, and fields of a later version are left out', () => {
  const more = file({ colour: 'red' }).replace('"format"', '"__proto__":{"polluted":1},"constructor":{"a":1},"format"');
  expect(parseScorecard(`\uFEFF${more}`)).toEqual({ scorecard: CARD });
  expect('polluted' in {}).toBe(false);
});

test('a question that did not come up needs no notes, and markup in texts stays text', () => {
  const html = '<img src=x onerror=alert(1)>';
  const card = scorecard(html, [question('a', 'not-asked'), question('b', 'poor', { notes: html, title: html })]);
  expect(parseScorecard(JSON.stringify(card))).toEqual({ scorecard: card });
});

test('nothing that can be put into a file throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((json) => `{"format":"wireproof-scorecard","version":1,"finishedAt":1,"questions":[${json}]}`),
      ),
      (text) => {
        const parsed = parseScorecard(text);
        expect('problem' in parsed && parsed.problem.length).toBeGreaterThan(20);
      },
    ),
  );
});

describe('the published schema', () => {
  const schema = createScorecardSchema('https://wireproof.example/api/v1/scorecard.schema.json');
  const validator = new Validator(schema as Schema, '2020-12', false);
  /** Whether both take it; throws where they differ. */
  const agree = (value: unknown): boolean => {
    const text = JSON.stringify(value) ?? 'null';
    const { valid } = validator.validate(JSON.parse(text));
    if ('scorecard' in parseScorecard(text) !== valid) throw new Error(`The schema says ${valid} of ${text}`);
    return valid;
  };

  test('says what each field means', () => {
    expect(schema).toMatchObject({
      $id: 'https://wireproof.example/api/v1/scorecard.schema.json',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      properties: { label: { description: expect.stringContaining('no name of a person') } },
    });
  });

  test('takes a scorecard', () => {
    expect(agree(CARD)).toBe(true);
  });

  test('refuses a score without notes, and asks none of a question that was not asked', () => {
    const [first, ...rest] = CARD.questions;
    for (const score of ['poor', 'mixed', 'good', 'excellent'])
      for (const notes of ['', ' \n '])
        expect(agree({ ...CARD, questions: [{ ...first, score, notes }, ...rest] })).toBe(false);
    expect(agree({ ...CARD, questions: [{ ...first, score: 'not-asked', notes: '' }, ...rest] })).toBe(true);
    expect(agree({ ...CARD, questions: [{ ...first, score: undefined }, ...rest] })).toBe(false);
  });

  test('takes and refuses what the page does, wherever something is changed', { timeout: 60_000 }, () => {
    const others = [
      undefined,
      null,
      true,
      0,
      -1,
      1,
      1.5,
      1e21,
      '',
      ' ',
      'x',
      '#',
      'not-asked',
      'good',
      'L2',
      [],
      [''],
      ['x'],
      {},
      '2026-11-30T09:00:00Z',
      '2026-11-30',
    ];
    let [taken, refused] = [0, 0];
    const visit = (here: unknown, change: (value: unknown) => unknown): void => {
      for (const other of others) {
        if (agree(change(other))) taken += 1;
        else refused += 1;
      }
      if (typeof here !== 'object' || here === null) return;
      for (const [key, value] of Object.entries(here).slice(0, 20)) {
        const copy = (next: unknown): unknown =>
          Array.isArray(here)
            ? here.map((one, index) => (String(index) === key ? next : one))
            : { ...here, [key]: next };
        visit(value, (next) => change(copy(next)));
      }
      if (!Array.isArray(here)) expect(agree(change({ ...here, more: 1 }))).toBe(true);
    };
    // Each kind of question once is enough.
    visit({ ...CARD, questions: [CARD.questions[0], CARD.questions[2]] }, (value) => value);
    expect(taken).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(500);
  });
});
