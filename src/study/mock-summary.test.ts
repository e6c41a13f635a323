// The summary of an interview: what is counted, and in which order there is something to study.
import { expect, test } from 'vitest';
import { followUp, interviewCard, interviews } from './fixtures/interviews.ts';
import { card, point } from './fixtures/material.ts';
import { summarizeMock } from './mock-summary.ts';
import type { MockAnswer } from './mock-summary.ts';

/** A question with two essential points, then another one, and two follow-ups of two expected points. */
const answer = (slug: string, topic: string, met: number[], followUps: number[][] = []): MockAnswer => ({
  question: {
    card: card(slug, {
      topics: [topic, 'elsewhere'],
      keyPoints: [point('first', true), point('second', true), point('third')],
    }),
    followUps: [followUp('f'), followUp('g')],
    seconds: 120,
  },
  met,
  followUps,
});
const DATA = interviews(
  {
    a: interviewCard({ lessons: ['one'] }),
    b: interviewCard({ lessons: ['two', 'missing'] }),
    c: interviewCard(),
    d: interviewCard({ lessons: ['one'] }),
  },
  { one: { name: 'One', url: '/one/' }, two: { name: 'Two', url: '/two/' } },
);

test('counts essential and all key points, by topic and in total', () => {
  const { topics, total } = summarizeMock(
    [answer('a', 'errors', [0, 2]), answer('b', 'tools', []), answer('c', 'errors', [0, 1])],
    DATA,
  );
  expect(topics).toEqual([
    { topic: 'errors', questions: 2, essential: { met: 3, total: 4 }, all: { met: 4, total: 6 } },
    { topic: 'tools', questions: 1, essential: { met: 0, total: 2 }, all: { met: 0, total: 3 } },
  ]);
  expect(total).toEqual({ questions: 3, essential: { met: 3, total: 6 }, all: { met: 4, total: 9 } });
});

test('counts the follow-ups that were asked; any expected point answers one', () => {
  const { followUps } = summarizeMock(
    [answer('a', 'errors', [], [[0, 1], []]), answer('b', 'errors', [], [[1]])],
    DATA,
  );
  expect(followUps).toEqual({ asked: 3, answered: 2, points: { met: 3, total: 6 } });
});

test('sends back to the cards that lack an essential point, the worst first', () => {
  const { cards, studyTopics, lessons } = summarizeMock(
    [
      answer('a', 'errors', [0]),
      answer('b', 'tools', [2]),
      answer('c', 'stdio', [0, 1]),
      answer('d', 'errors', [1, 2]),
    ],
    DATA,
  );
  expect(cards.map(({ question, missed }) => [question.card.slug, missed.map(({ html }) => html)])).toEqual([
    ['b', ['first', 'second']],
    ['a', ['second']],
    ['d', ['first']],
  ]);
  expect(studyTopics).toEqual(['tools', 'errors']);
  expect(lessons).toEqual([
    { name: 'Two', url: '/two/' },
    { name: 'One', url: '/one/' },
  ]);
});

test('nothing that was answered gives nothing', () => {
  expect(summarizeMock([], DATA)).toEqual({
    topics: [],
    total: { questions: 0, essential: { met: 0, total: 0 }, all: { met: 0, total: 0 } },
    followUps: { asked: 0, answered: 0, points: { met: 0, total: 0 } },
    cards: [],
    studyTopics: [],
    lessons: [],
  });
});
