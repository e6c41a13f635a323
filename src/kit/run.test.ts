// An interview under way: what its clock counts, what its answers keep, and how it ends.
import { describe, expect, test } from 'vitest';
import { createCard, createRun } from './fixtures/run-fixture.ts';
import type { Answer, RunRecord } from './run-record.ts';
import {
  answerOf,
  changeAnswer,
  findUnscored,
  finish,
  goTo,
  hasEvidence,
  isPaused,
  listPlaces,
  millisecondsAt,
  pause,
  resume,
  startRun,
} from './run.ts';
import { DEFAULT_CHOICES } from './kit.ts';

const EMPTY: Answer = { notes: '', met: [], heard: [], followUps: {}, hadSeen: false };
const scored = (run: RunRecord): RunRecord =>
  run.items.reduce((all, { slug }) => changeAnswer(all, slug, { notes: 'said so', score: 'good' }), run);

describe('an interview begins', () => {
  test('at its introduction, with the clock running and the cards of the kit in their order', () => {
    const run = createRun();
    expect(run).toMatchObject({
      version: 1,
      id: 'run-1',
      label: 'Tuesday, second',
      startedAt: 1000,
      revision: '2026-07-28',
      place: 'introduction',
      stretches: [{ place: 'introduction', from: 1000 }],
      answers: {},
    });
    expect(run.cards.map(({ slug }) => slug)).toEqual(['b', 'a']);
    expect(isPaused(run)).toBe(false);
    expect(listPlaces(run)).toEqual(['introduction', 'question:b', 'question:a', 'candidate-questions']);
  });

  test('with each question once, and none whose card is gone', () => {
    const items = ['a', 'gone', 'a', 'b'].map((slug) => ({ slug, hash: 'x' }));
    const cards = [createCard('a'), createCard('b'), createCard('c')];
    const kit = { choices: DEFAULT_CHOICES, items };
    const run = startRun({ kit, cards, label: ' x ', revision: 'r', id: 'i', now: 5 });
    expect(run.items.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(run.cards.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(run.label).toBe('x');
  });
});

describe('the clock', () => {
  test('goes with the place', () => {
    let run = goTo(createRun(), 'question:b', 4000);
    expect(run.place).toBe('question:b');
    run = goTo(run, 'question:a', 9000);
    run = goTo(run, 'question:b', 10_000);
    expect(millisecondsAt(run, 12_000, 'introduction')).toBe(3000);
    expect(millisecondsAt(run, 12_000, 'question:b')).toBe(7000);
    expect(millisecondsAt(run, 12_000, 'question:a')).toBe(1000);
    expect(millisecondsAt(run, 12_000, 'candidate-questions')).toBe(0);
    expect(millisecondsAt(run, 12_000)).toBe(11_000);
  });

  test('stands still in a pause, for the place and for the whole, and one may look about', () => {
    let run = pause(createRun(), 3000);
    expect(isPaused(run)).toBe(true);
    run = goTo(run, 'question:a', 5000);
    expect([run.place, isPaused(run), millisecondsAt(run, 9000)]).toEqual(['question:a', true, 2000]);
    run = resume(run, 10_000);
    expect(isPaused(run)).toBe(false);
    expect(millisecondsAt(run, 14_000, 'question:a')).toBe(4000);
    expect(millisecondsAt(run, 14_000)).toBe(6000);
  });

  test.each([
    ['a pause in a pause', (run: RunRecord) => pause(pause(run, 2000), 9000), 1000],
    ['going on while it runs', (run: RunRecord) => resume(run, 9000), 9000],
    ['going where one is', (run: RunRecord) => goTo(run, 'introduction', 9000), 9000],
    ['going to a place that there is not', (run: RunRecord) => goTo(run, 'question:gone', 9000), 9000],
  ])('is not touched by %s', (_, act, milliseconds) => {
    expect(millisecondsAt(act(createRun()), 10_000)).toBe(milliseconds);
    expect(act(createRun()).place).toBe('introduction');
  });

  test('keeps no empty time of places that were passed', () => {
    const run = goTo(goTo(createRun(), 'question:b', 4000), 'question:a', 4000);
    expect(run.stretches).toEqual([
      { place: 'introduction', from: 1000, to: 4000 },
      { place: 'question:a', from: 4000 },
    ]);
  });

  test('that was set back counts nothing twice', () => {
    const run = goTo(goTo(createRun(), 'question:b', 4000), 'question:a', 500);
    expect(run.stretches).toEqual([
      { place: 'introduction', from: 1000, to: 4000 },
      { place: 'question:a', from: 4000 },
    ]);
    expect(millisecondsAt(run, 600)).toBe(3000);
    expect(millisecondsAt(run, 5000)).toBe(4000);
  });
});

describe('an answer', () => {
  test('is empty at first, to the variant that the kit asks', () => {
    const run = createRun();
    expect(answerOf(run, 'b')).toEqual(EMPTY);
    expect(answerOf(run, 'a')).toEqual({ ...EMPTY, variant: 2 });
    expect(answerOf(run, 'constructor')).toEqual(EMPTY);
  });

  test('keeps what is given, and the rest as it was', () => {
    let run = changeAnswer(createRun(), 'a', { notes: 'named the field', met: [0, 2] });
    run = changeAnswer(run, 'a', { followUps: { 0: [] }, hadSeen: true });
    run = changeAnswer(run, 'a', { variant: undefined });
    expect(answerOf(run, 'a')).toEqual({
      notes: 'named the field',
      met: [0, 2],
      heard: [],
      followUps: { 0: [] },
      hadSeen: true,
    });
    expect(answerOf(run, 'b')).toEqual(EMPTY);
  });

  test.each([
    ['an anchor with evidence', { notes: 'x', score: 'poor' } as const, 'poor'],
    ['an anchor without', { score: 'poor' } as const, undefined],
    ['an anchor with blanks', { notes: ' \n\t', score: 'excellent' } as const, undefined],
    ['“not asked” with evidence', { notes: 'no time', score: 'not-asked' } as const, 'not-asked'],
    ['“not asked” without', { score: 'not-asked' } as const, 'not-asked'],
  ])('takes a score: %s', (_, patch, score) => {
    expect(answerOf(changeAnswer(createRun(), 'a', patch), 'a').score).toBe(score);
  });

  test('loses its score with its evidence, but not that it was not asked', () => {
    const run = changeAnswer(createRun(), 'a', { notes: 'x', score: 'mixed' });
    expect(answerOf(changeAnswer(run, 'a', { notes: '' }), 'a')).not.toHaveProperty('score');
    expect(answerOf(changeAnswer(run, 'a', { score: undefined }), 'a')).not.toHaveProperty('score');
    const other = changeAnswer(run, 'a', { score: 'not-asked' });
    expect(answerOf(changeAnswer(other, 'a', { notes: '' }), 'a').score).toBe('not-asked');
  });

  test('to a question that is not in the kit is not kept', () => {
    const run = createRun();
    expect(changeAnswer(run, 'gone', { notes: 'x' })).toBe(run);
  });

  test('has evidence when something is written down', () => {
    expect([hasEvidence({ notes: '' }), hasEvidence({ notes: ' \n' }), hasEvidence({ notes: ' x' })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the end', () => {
  test('tells which questions are open', () => {
    const run = changeAnswer(createRun(), 'a', { score: 'not-asked' });
    expect(findUnscored(run)).toEqual(['b']);
    expect(finish(run, 9000)).toEqual({ unscored: ['b'] });
    expect(findUnscored(scored(run))).toEqual([]);
  });

  test('stops the clock and seals the record', () => {
    const ended = finish(scored(createRun()), 9000);
    if (!('run' in ended)) throw new Error('open');
    const { run } = ended;
    expect([run.finishedAt, isPaused(run), millisecondsAt(run, 99_000)]).toEqual([9000, false, 8000]);
    expect(changeAnswer(run, 'a', { notes: 'better', score: 'excellent' })).toBe(run);
    expect(goTo(run, 'question:a', 10_000)).toBe(run);
    expect(resume(run, 10_000)).toBe(run);
    expect(pause(run, 10_000)).toBe(run);
    expect(finish(run, 10_000)).toEqual({ run });
  });

  test('is never before what was counted', () => {
    const ended = finish(scored(goTo(createRun(), 'question:a', 4000)), 500);
    expect(ended).toMatchObject({ run: { finishedAt: 4000, stretches: [{ from: 1000, to: 4000 }] } });
  });
});
