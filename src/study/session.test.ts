// One sitting: what fails returns at its end, and what the day has had is counted by its clock.
import { expect, test } from 'vitest';
import { reviewOn, practise, inZone } from './fixtures/histories.ts';
import { dayOf } from './day.ts';
import { answerFirst, beginSession, failedToday, progressOf, roundOf, skipFirst, spentMinutes } from './session.ts';
import type { ItemId, Review } from './types.ts';

const TODAY = dayOf(Date.parse('2026-06-01T12:00:00Z'));

test('what fails returns at the end, as often as it fails', () => {
  let session = beginSession(['card:a', 'card:b']);
  session = answerFirst(session, 'again');
  expect(session.queue).toEqual(['card:b', 'card:a']);
  session = answerFirst(answerFirst(session, 'good'), 'again');
  expect(session.queue).toEqual(['card:a']);
  session = answerFirst(session, 'good');
  expect(session).toEqual({
    queue: [],
    answered: [
      { item: 'card:a', grade: 'again' },
      { item: 'card:b', grade: 'good' },
      { item: 'card:a', grade: 'again' },
      { item: 'card:a', grade: 'good' },
    ],
  });
  expect(answerFirst(session, 'good')).toEqual(session);
});

test('what failed before it was left comes after what is planned, once', () => {
  expect(beginSession(['card:a', 'card:b'], ['card:b', 'card:c']).queue).toEqual(['card:a', 'card:b', 'card:c']);
});

test('what is left out is no answer', () => {
  expect(skipFirst(beginSession(['card:a', 'card:b']))).toEqual({ queue: ['card:b'], answered: [] });
});

test('it says which exercise of how many, and the minutes left with it', () => {
  const session = answerFirst(beginSession(['card:a', 'card:b', 'card:c']), 'again');
  expect(progressOf(session, (item) => (item === 'card:a' ? 2.5 : 1))).toEqual({ number: 2, total: 4, minutes: 4.5 });
});

const at = (time: string, item: ItemId, grade: Review['grade']): Review => ({
  id: time,
  item,
  at: Date.parse(`2026-06-${time}`),
  grade,
});

test('the day begins at four', () => {
  inZone('UTC', () => {
    const practice = new Map([['card:a', practise('card:a', { minutes: 2 })] as const]);
    const reviews = [
      at('01T03:59:59Z', 'card:a', 'again'),
      at('01T04:00:00Z', 'card:a', 'good'),
      at('02T03:59:59Z', 'card:a', 'good'),
      at('02T04:00:00Z', 'card:a', 'good'),
      at('01T12:00:00Z', 'card:gone', 'good'),
    ];
    expect(spentMinutes(reviews, TODAY, practice)).toBe(4);
  });
});

test('what failed today is what failed last, in that order', () => {
  inZone('UTC', () => {
    const reviews = [
      at('01T10:03:00Z', 'card:c', 'again'),
      at('01T10:00:00Z', 'card:a', 'again'),
      at('01T10:01:00Z', 'card:b', 'again'),
      at('01T10:04:00Z', 'card:b', 'good'),
      at('01T10:05:00Z', 'card:a', 'again'),
      at('01T02:00:00Z', 'card:d', 'again'),
    ];
    expect(failedToday(reviews, TODAY)).toEqual(['card:c', 'card:a']);
  });
});

test('rounds count the answers of an item, and those that were good', () => {
  const reviews = [reviewOn('2026-06-01', 'good'), reviewOn('2026-06-01', 'again', { item: 'card:b' })];
  expect(roundOf(reviews, 'card:a')).toEqual({ good: 1, answered: 1 });
  expect(roundOf(reviews, 'card:b')).toEqual({ good: 0, answered: 1 });
  expect(roundOf(reviews, 'spot:a')).toEqual({ good: 0, answered: 0 });
});
