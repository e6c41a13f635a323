// How long an attempt takes is counted from the words that are read and said, markup left out.
import { expect, test } from 'vitest';
import { attemptSeconds } from './attempt-seconds.ts';
import { point } from './fixtures/material.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

test('a card is read at 220 words a minute, thought about for 30 s, and said at 150 words a minute', () => {
  const card = { title: words(110), prompt: words(110), solid: `<p>${words(150)}</p>`, keyPoints: [] };
  expect(attemptSeconds(card).card).toBe(60 + 30 + 60);
});

test('its claims are read beside the question, with 15 s to find the wrong one', () => {
  const card = { title: words(110), solid: '', keyPoints: [point(`<code>${words(55)}</code>`), point(words(55))] };
  expect(attemptSeconds(card).spot).toBe(30 + 15 + 30);
});
