// Places of an interview: what they are called, how long they may take, and how they stand.
import { describe, expect, test } from 'vitest';
import { createRun } from './fixtures/run-fixture.ts';
import { countDone, countScores, formatClock, goToEnd, nameOf, placeAt, secondsOf, standingOf } from './places.ts';
import type { TimePlan } from './plan-time.ts';
import { changeAnswer, goTo, isPaused, millisecondsAt } from './run.ts';
import type { Answer, Place } from './run-record.ts';

const nothing: Answer = { notes: '', met: [], heard: [], followUps: {}, hadSeen: false };

test.each([
  ['introduction', 'Introduction'],
  ['candidate-questions', 'The candidate’s own questions'],
  ['question:gone', 'gone'],
] satisfies [Place, string][])('%s is called “%s”', (place, name) => {
  expect(nameOf(createRun(), place)).toBe(name);
});

test('a question is called by the words of its title', () => {
  const run = createRun();
  const [first, ...others] = run.cards;
  const cards = [{ ...first!, title: 'What does <code>_meta</code> carry &amp; why?' }, ...others];
  expect(nameOf({ ...run, cards }, `question:${first!.slug}`)).toBe('What does _meta carry & why?');
});

test('before the first place and after the last there is none', () => {
  const run = createRun();
  expect([placeAt(run, -1), placeAt(run, 1)]).toEqual([undefined, 'question:b']);
  const last = goTo(run, 'candidate-questions', 2000);
  expect([placeAt(last, -1), placeAt(last, 1)]).toEqual(['question:a', undefined]);
});

test.each([
  ['introduction', 120],
  ['question:b', 300],
  ['question:gone', 0],
  ['candidate-questions', 240],
] satisfies [Place, number][])('%s may take %i seconds', (place, seconds) => {
  const questions = [{ slug: 'b', seconds: 300, followUpSeconds: 75 }];
  const plan: TimePlan = { introduction: 120, questions, candidateQuestions: 240, reserve: 0, total: 660, slot: 660 };
  expect(secondsOf(plan, place)).toBe(seconds);
});

test.each([
  [{}, 'open'],
  [{ met: [0], notes: ' ' }, 'open'],
  [{ notes: 'Named both' }, 'evidence, no score'],
  [{ notes: 'Named both', score: 'poor' }, 'scored'],
  [{ score: 'not-asked' }, 'not asked'],
] satisfies [Partial<Answer>, string][])('an answer with %j stands as “%s”', (part, standing) => {
  expect(standingOf({ ...nothing, ...part })).toBe(standing);
});

test('a question that was not asked is done, one with notes alone is not', () => {
  const noted = changeAnswer(createRun(), 'b', { notes: 'Named both' });
  expect(countDone(noted)).toBe(0);
  expect(countDone(changeAnswer(noted, 'a', { score: 'not-asked' }))).toBe(1);
});

test('scores are counted one by one, from poor on, and apart from what was not asked', () => {
  const run = changeAnswer(changeAnswer(createRun(), 'b', { notes: 'x', score: 'mixed' }), 'a', { score: 'not-asked' });
  expect(countScores(run)).toEqual([
    { score: 'poor', number: 0 },
    { score: 'mixed', number: 1 },
    { score: 'good', number: 0 },
    { score: 'excellent', number: 0 },
    { score: 'not asked', number: 1 },
  ]);
});

describe('the end', () => {
  test('stops the clock, and gives no time to places that were not reached', () => {
    const ended = goToEnd(goTo(createRun(), 'question:b', 4000), 9000);
    expect([ended.place, isPaused(ended)]).toEqual(['candidate-questions', true]);
    expect([millisecondsAt(ended, 60_000), millisecondsAt(ended, 60_000, 'candidate-questions')]).toEqual([8000, 0]);
  });
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [187_000, '3:07'],
  [3_900_000, '65:00'],
  [-5, '0:00'],
])('%i milliseconds read %s', (milliseconds, text) => {
  expect(formatClock(milliseconds)).toBe(text);
});
