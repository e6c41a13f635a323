// The room for notes on the interviewer’s sheet.
import { expect, test } from 'vitest';
import { createCard } from './fixtures/run-fixture.ts';
import { DEFAULT_CHOICES } from './kit.ts';
import { KIT_DATA_VERSION } from './kit-data.ts';
import { linesFor, type Paper } from './sheet-length.ts';
import { createSheet } from './sheet.ts';

const questionOf = (points: number, words = 40) => {
  const keyPoints = Array.from({ length: points }, () => ({
    html: 'word '.repeat(words),
    essential: true,
    source: { name: 'Base' },
  }));
  const data = { version: KIT_DATA_VERSION, revision: '2026-07-28', cards: [createCard('a', { keyPoints })] } as const;
  const [question] = createSheet(
    { choices: DEFAULT_CHOICES, items: [{ slug: 'a', hash: 'AAAAAAAA' }] },
    { ...data, cards: [...data.cards] },
  ).questions;
  if (question === undefined) throw new Error('The sheet has no question.');
  return question;
};

test('a short question leaves the rest of its page for notes', () => {
  expect(linesFor(questionOf(2), 'a4', new Map())).toBe('rest');
  expect(linesFor(questionOf(2), 'letter', new Map())).toBe('rest');
});

test('one that leaves too little has them on the next page, nearly all of it', () => {
  const lines = linesFor(questionOf(23), 'a4', new Map());
  expect(lines).toBeGreaterThan(24);
  expect(lines).toBeLessThan(29);
});

test('one that goes over the page has what is left of the second one', () => {
  const lines = linesFor(questionOf(30), 'a4', new Map());
  expect(lines).toBeGreaterThan(8);
  expect(lines).toBeLessThan(24);
});

test('the shorter page is full earlier', () => {
  const fullAt = (paper: Paper): number => {
    for (let words = 1; ; words += 1) if (linesFor(questionOf(10, words), paper, new Map()) !== 'rest') return words;
  };
  expect(fullAt('letter')).toBeLessThan(fullAt('a4'));
  expect(fullAt('letter')).toBeGreaterThan(fullAt('a4') * 0.8);
});
