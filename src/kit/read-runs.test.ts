// What is made of the records of a database: nothing is lost, and what was done is said.
import { describe, expect, test } from 'vitest';
import { createRun } from './fixtures/run-fixture.ts';
import { readRuns, type RunRecords } from './read-runs.ts';
import { changeAnswer } from './run.ts';

const A = changeAnswer(createRun({ id: 'a', startedAt: 1000 }), 'a', { notes: 'x', score: 'good' });
const B = createRun({ id: 'b', startedAt: 2000, label: 'Second' });
/** A score without evidence. */
const HALF = { ...A, answers: { a: { ...A.answers['a'], notes: '' } } };
const HEALED = changeAnswer(A, 'a', { notes: '' });
const read = (records: Partial<RunRecords>) => readRuns({ runs: [], aside: [], unreadable: 0, ...records });

test('nothing is an empty list without notices', () => {
  expect(read({})).toEqual({ runs: [], aside: [], notices: [] });
});

test('what is right comes in the order in which it began, the last one first', () => {
  const { runs, ...rest } = read({
    runs: [
      ['a', A],
      ['b', B],
    ],
  });
  expect(runs).toEqual([B, A]);
  expect(rest).toEqual({ aside: [], notices: [] });
});

test('what cannot be read is set aside as it was', () => {
  const broken = { ...B, cards: 5 };
  const { runs, aside, notices, repair } = read({
    runs: [
      ['a', A],
      ['b', broken],
    ],
  });
  expect(runs).toEqual([A]);
  expect(aside).toEqual([
    {
      run: 'b',
      where: 'Interview "Second", cards',
      found: '5',
      expected: 'a list of at most 200',
      text: JSON.stringify(broken),
      raw: broken,
    },
  ]);
  expect(notices).toEqual([
    '1 interview could not be read and was set aside, not deleted. Interview "Second", cards: found 5, expected a list of at most 200.',
  ]);
  expect(repair).toEqual({ aside, repairRuns: ['b'], runs: [], dropAside: [] });
});

test('what can be repaired goes on, and what it was is set aside', () => {
  const { runs, aside, notices, repair } = read({ runs: [['a', HALF]] });
  expect(runs).toEqual([HEALED]);
  expect(aside).toMatchObject([{ run: 'a', raw: HALF }]);
  expect(notices).toEqual([
    '1 interview was repaired; look at it before you go on. What was kept before is set aside. Interview "Tuesday, second", answer to a, score: found "good", expected notes that it rests on.',
  ]);
  expect(repair).toMatchObject({ repairRuns: ['a'], runs: [] });
});

test('what a newer version has kept stays where it is', () => {
  const { runs, aside, notices, repair } = read({
    runs: [
      ['a', { ...A, version: 9 }],
      ['b', B],
    ],
  });
  expect([runs, aside, repair]).toEqual([[B], [], undefined]);
  expect(notices).toEqual([
    '1 interview was kept by a newer Wireproof and is left untouched. Reload to get the newer one.',
  ]);
});

test('a record under another key than its id is set aside: saved, it would stand there twice', () => {
  const { runs, repair } = read({ runs: [['z', A]] });
  expect(runs).toEqual([]);
  expect(repair).toMatchObject({
    repairRuns: ['z'],
    aside: [{ run: 'z', where: 'Interview "Tuesday, second", id', found: '"a"', expected: '"z"' }],
  });
});

describe('what was set aside', () => {
  const entry = (raw: unknown, rest: object = {}) => ({
    text: JSON.stringify(raw),
    run: 'a',
    where: 'w',
    found: 'f',
    expected: 'e',
    ...rest,
  });

  test('comes back when it can be read', () => {
    const { runs, aside, notices, repair } = read({ aside: [entry(A)] });
    expect([runs, aside]).toEqual([[A], []]);
    expect(notices).toEqual(['1 interview that had been set aside can be read again.']);
    expect(repair).toEqual({ aside: [], repairRuns: [], runs: [A], dropAside: [JSON.stringify(A)] });
  });

  const newer = { ...A, version: 2 };
  test.each<[string, Partial<RunRecords>]>([
    ['is still broken', { aside: [entry({ ...A, cards: 5 })] }],
    ['would lose something again', { aside: [entry(HALF)] }],
    ['went on since', { aside: [entry(A)], runs: [['a', newer]] }],
  ])('stays there when it %s', (_, records) => {
    const { aside, repair } = read(records);
    expect(aside).toMatchObject([{ run: 'a', where: 'w' }]);
    expect(repair).toBeUndefined();
  });

  test('is taken with broken words, and skipped without a text', () => {
    const { aside } = read({
      aside: [entry(5, { where: {}, found: 'x'.repeat(501), run: 7 }), null, 'x', { run: 'a' }],
    });
    expect(aside).toEqual([
      { text: '5', run: '', where: 'an interview', found: 'what could not be read', expected: 'e' },
    ]);
  });
});

test('many are counted, and the first three named', () => {
  const runs = Array.from({ length: 5 }, (_, index) => [String(index), { version: 1, id: index }] as const);
  expect(read({ runs, unreadable: 2 }).notices).toEqual([
    expect.stringMatching(
      /^5 interviews could not be read and were set aside, not deleted\. An interview, id: found 0, .* And 2 more\.$/,
    ),
    'The browser could not read 2 records of its own database; nothing was deleted. Reload.',
  ]);
});

test('what is no JSON is named by its key', () => {
  const circle: Record<string, unknown> = { version: 1 };
  circle.self = circle;
  expect(read({ runs: [['c', circle]] }).aside).toMatchObject([{ text: 'not JSON, key c', raw: circle }]);
});
