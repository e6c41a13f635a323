// A kept interview, whatever it is: read, repaired, left alone or set aside, and never a throw.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCard, createRun } from './fixtures/run-fixture.ts';
import { parseRun } from './parse-run.ts';
import { changeAnswer, finish, goTo } from './run.ts';
import type { RunRecord } from './run-record.ts';

const run = changeAnswer(goTo(createRun(), 'question:a', 5000), 'a', {
  notes: 'named the field',
  met: [0],
  heard: [0],
  followUps: { 0: [1], 1: [] },
  hadSeen: true,
  score: 'mixed',
});
const ended = finish(changeAnswer(run, 'b', { score: 'not-asked' }), 9000) as { run: RunRecord };
const [answer] = [run.answers['a']!];
/** The record with something else in its place; JSON, as no type of ours allows it. */
const withAnswer = (patch: object): object => ({ ...run, answers: { a: { ...answer, ...patch } } });

describe('what is right is given as it is', () => {
  test.each<[string, object]>([
    ['under way', run],
    ['just begun', createRun()],
    ['finished', ended.run],
    ['with notes of 20,000 characters', withAnswer({ notes: 'x'.repeat(20_000) })],
    ['with what a later version has added', { ...run, mood: 'good', answers: { a: { ...answer, weight: 2 } } }],
    ['without questions', { ...createRun(), items: [], cards: [], place: 'introduction' }],
    [
      'with a clock of another decade',
      { ...run, startedAt: -1, stretches: [{ place: 'introduction', from: -8.64e15 }] },
    ],
  ])('%s', (_, kept) => {
    const parsed = parseRun(structuredClone(kept));
    expect(parsed).toEqual({ run: kept, problems: [] });
  });
});

describe('what can be is repaired, and said', () => {
  test.each<[string, object, string, Partial<RunRecord>]>([
    [
      'a score without evidence',
      withAnswer({ notes: ' ' }),
      'answer to a, score: found "mixed", expected notes that it rests on.',
      { answers: { a: { ...answer, notes: ' ', score: undefined } as never } },
    ],
    [
      'a score that is none',
      withAnswer({ score: 5 }),
      'answer to a, score: found 5, expected one of the four anchors, or "not-asked".',
      { answers: { a: { ...answer, score: undefined } as never } },
    ],
    [
      'notes that are no text',
      withAnswer({ notes: 7, score: 'not-asked' }),
      'answer to a, notes: found 7, expected a text of at most 400000 characters.',
      { answers: { a: { ...answer, notes: '', score: 'not-asked' } } },
    ],
    [
      'key points that are none',
      withAnswer({ met: [0, -1] }),
      'answer to a, key points: found a list of 2, expected a list of at most 200 whole numbers from 0.',
      { answers: { a: { ...answer, met: [] } } },
    ],
    [
      'follow-ups that are a list',
      withAnswer({ followUps: [[0]] }),
      'answer to a, follow-ups: found a list of 1, expected an object.',
      { answers: { a: { ...answer, followUps: {} } } },
    ],
    [
      'one follow-up that is broken',
      withAnswer({ followUps: { 0: 'all', 1: [0], first: [] } }),
      'answer to a, follow-up 0: found "all", expected a list of at most 200 whole numbers from 0.',
      { answers: { a: { ...answer, followUps: { 0: [], 1: [0] } } } },
    ],
    [
      'a variant that is none',
      withAnswer({ variant: 0 }),
      'answer to a, variant: found 0, expected a whole number from 1.',
      { answers: { a: { ...answer, variant: undefined } as never } },
    ],
    [
      'an answer that is none',
      { ...run, answers: { a: null } },
      'answer to a: found null, expected an answer with notes.',
      { answers: {} },
    ],
    [
      'an answer to another question',
      { ...run, answers: { ...run.answers, gone: answer } },
      'answers: found "gone", expected a question of this interview.',
      { answers: { a: answer } },
    ],
    [
      'answers that are none',
      { ...run, answers: [] },
      'answers: found an empty list, expected answers by question.',
      { answers: {} },
    ],
    [
      'a label that is none',
      { ...run, label: 5 },
      'label: found 5, expected a text of at most 2000 characters.',
      { label: '' },
    ],
    [
      'a place that there is not',
      { ...run, place: 'question:gone' },
      'place: found "question:gone", expected a place of this interview.',
      { place: 'introduction' },
    ],
    [
      'a time of sight that is none',
      { ...run, seenAt: NaN },
      'last seen: found NaN, expected a time in milliseconds since 1970.',
      {},
    ],
    [
      'times that are none',
      { ...run, stretches: 'all day' },
      'times: found "all day", expected a list of at most 8640.',
      { stretches: [] },
    ],
    [
      'times that overlap, run backward, or have no end',
      {
        ...run,
        stretches: [
          { place: 'introduction', from: 1000, to: 3000 },
          { place: 'question:a', from: 2000, to: 4000 },
          { place: 'question:a', from: 5000, to: 4000 },
          { place: 'question:a', from: 6000 },
          { place: 'nowhere', from: 7000, to: 8000 },
          null,
          { place: 'question:b', from: 9000 },
        ],
      },
      'time 2, from: found 2000, expected a time after the one before.',
      {
        stretches: [
          { place: 'introduction', from: 1000, to: 3000 },
          { place: 'question:b', from: 9000 },
        ],
      },
    ],
    [
      'an end before what was counted, which stays an end',
      { ...ended.run, finishedAt: 'then' },
      'end: found "then", expected a time after all others.',
      { finishedAt: 9000 },
    ],
    [
      'an end while the clock runs',
      { ...run, finishedAt: 9000 },
      'end: found a clock that runs, expected one that was stopped.',
      {
        finishedAt: 9000,
        stretches: [
          { place: 'introduction', from: 1000, to: 5000 },
          { place: 'question:a', from: 5000, to: 9000 },
        ],
      },
    ],
  ])('%s', (_, kept, words, repaired) => {
    const parsed = parseRun(structuredClone(kept));
    if (!('run' in parsed)) throw new Error(JSON.stringify(parsed));
    const [problem] = parsed.problems;
    expect(`${problem?.where}: found ${problem?.found}, expected ${problem?.expected}.`).toBe(words);
    expect({ ...parsed.run, ...repaired }).toEqual(parsed.run);
    // What was repaired is right from then on.
    expect(parseRun(parsed.run)).toEqual({ run: parsed.run, problems: [] });
  });

  test('notes that are too long keep their beginning', () => {
    const parsed = parseRun(withAnswer({ notes: 'x'.repeat(400_001) }));
    expect('run' in parsed && parsed.run.answers['a']?.notes.length).toBe(400_000);
  });
});

const card = createCard('b');
const withCard = (patch: object): object => ({ ...run, cards: [{ ...card, ...patch }, run.cards[1]] });

describe('what cannot be read is said', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'the interview: found nothing'],
    ['null', null, 'the interview: found null'],
    ['a text', 'run', 'the interview: found "run"'],
    ['a list', [], 'the interview: found an empty list'],
    ['a map', new Map([['version', 1]]), 'version: found nothing'],
    ['no version', { ...run, version: undefined }, 'version: found nothing, expected 1'],
    ['a version as text', { ...run, version: '1' }, 'version: found "1"'],
    ['a version before the first', { ...run, version: 0 }, 'version: found 0'],
    ['an id that is none', { ...run, id: 7 }, 'id: found 7, expected a text of 1 to 100 characters'],
    ['an id that is too long', { ...run, id: 'x'.repeat(101) }, 'id: found "xxx'],
    ['a beginning that is none', { ...run, startedAt: 1e99 }, 'startedAt: found 1e+99, expected a time'],
    ['choices that are none', { ...run, choices: [] }, 'choices: found an empty list'],
    [
      'minutes without end',
      { ...run, choices: { ...run.choices, minutes: Infinity } },
      'choices, minutes: found Infinity',
    ],
    ['questions that are none', { ...run, items: 'a, b' }, 'items: found "a, b", expected a list of at most 200'],
    ['questions without end', { ...run, items: new Array(1e7) }, 'items: found a list of 10000000'],
    [
      'cards that are fewer than the questions',
      { ...run, cards: [card] },
      'cards: found "b", expected those of the questions: "b, a"',
    ],
    ['cards in another order', { ...run, cards: run.cards.toReversed() }, 'cards: found "a, b"'],
    ['a question twice', { ...run, items: [run.items[0], run.items[0]], cards: [card, card] }, 'cards: found "b, b"'],
    ['a card without key points', withCard({ keyPoints: undefined }), 'cards, 0, keyPoints: found nothing'],
    [
      'a key point without a source',
      withCard({ keyPoints: [{ html: 'x', essential: true }] }),
      'cards, 0, keyPoints, 0, source: found nothing',
    ],
    ['a rubric without an anchor', withCard({ rubric: { poor: 'x' } }), 'cards, 0, rubric, mixed: found nothing'],
    ['a title that is markup of another kind', withCard({ title: { html: 'x' } }), 'cards, 0, title: found an object'],
    ['follow-ups without end', withCard({ followUps: new Array(1e6) }), 'cards, 0, followUps: found a list of 1000000'],
  ])('%s', (_, kept, words) => {
    const parsed = parseRun(kept);
    if (!('wrong' in parsed)) throw new Error(JSON.stringify(parsed));
    const { where, found, expected } = parsed.wrong;
    expect(`${where}: found ${found}, expected ${expected}`).toContain(words);
  });
});

test('what a newer version has kept is left alone, whatever it is', () => {
  expect(parseRun({ version: 2, cards: 'elsewhere' })).toEqual({ newer: 2 });
});

test('whatever stands anywhere in a record, it is read, repaired or refused', () => {
  const paths = fc.constantFrom(
    ...Object.keys(ended.run),
    'answers.a',
    'answers.a.notes',
    'answers.a.followUps',
    'answers.b',
    'stretches.0',
    'stretches.1.from',
    'items.0',
    'cards.1',
    'cards.0.rubric',
    'choices.level',
  );
  fc.assert(
    fc.property(
      paths,
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
      (path, value) => {
        const kept = structuredClone(ended.run) as unknown as Record<string, unknown>;
        const keys = path.split('.');
        const last = keys.pop()!;
        let at = kept;
        for (const key of keys) at = at[key] as Record<string, unknown>;
        at[last] = value;
        const parsed = parseRun(kept);
        if ('run' in parsed) expect(parseRun(parsed.run)).toEqual({ run: parsed.run, problems: [] });
      },
    ),
    { numRuns: 500 },
  );
});
