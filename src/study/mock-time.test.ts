// The time of an interview: what questions take, and that follow-ups fill what is left.
import { describe, expect, test } from 'vitest';
import { countQuestions, questionSeconds, shareFollowUps } from './mock-time.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('a question takes half a minute to think, and what it takes to say it and its answer', () => {
  test.each([
    ['of 150 words in all', { title: words(25), prompt: words(50), solid: words(75) }, 90],
    ['without a prompt', { title: words(10), solid: words(140) }, 90],
    ['with markup, which nobody says', { title: '<a class="x" href="/y">a</a> b c', solid: words(147) }, 90],
  ])('%s', (_, card, seconds) => {
    expect(questionSeconds(card)).toBe(seconds);
  });
});

test.each([
  [1, 1],
  [10, 2],
  [15, 3],
  [30, 7],
  [60, 13],
])('an interview of %i minutes has so many questions: %i', (minutes, count) => {
  expect(countQuestions(minutes * 60)).toBe(count);
});

const part = (seconds: number, available = 5) => ({ seconds, available });

describe('follow-ups fill the time', () => {
  test.each([
    ['two each where that is enough', [part(125), part(125)], 550, [2, 2]],
    ['more to the hardest, of those with the fewest', [part(125), part(125), part(125)], 975, [2, 3, 3]],
    ['fewer to the easiest', [part(125), part(125), part(125)], 750, [1, 2, 2]],
    ['no more than there are', [part(125, 1), part(125, 3)], 3000, [1, 3]],
    ['one each, however short the time', [part(125), part(125)], 60, [1, 1]],
    ['none where there are none', [part(125, 0)], 600, [0]],
    ['off by half a follow-up is near enough', [part(125)], 275 + 37, [2]],
    ['and by more is not', [part(125)], 275 + 38, [3]],
  ])('%s', (_, parts, seconds, counts) => {
    expect(shareFollowUps(parts, seconds)).toEqual(counts);
  });
});
