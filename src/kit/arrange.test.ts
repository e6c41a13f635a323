// The order of questions: levels climb, the easier kinds come first, neighbours differ.
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { createCard } from './fixtures/run-fixture.ts';

const slugsOf = (cards: Parameters<typeof arrange>[0]) => arrange(cards).map(({ slug }) => slug);

test('levels climb, and within a level kinds go from what is told to what is worked out', () => {
  const cards = [
    createCard('a', { level: 'L2', kind: 'concept', topics: ['a'] }),
    createCard('b', { level: 'L1', kind: 'design', topics: ['b'] }),
    createCard('c', { level: 'L1', kind: 'read-the-wire', topics: ['c'] }),
    createCard('d', { level: 'L1', kind: 'concept', topics: ['d'] }),
  ];
  expect(slugsOf(cards)).toEqual(['d', 'c', 'b', 'a']);
});

test('neighbours differ in kind and topics, or at least in kind', () => {
  const kinds = ['concept', 'concept', 'security'].map((kind, index) =>
    createCard(`${index}`, { kind, topics: [`${index}`] }),
  );
  expect(slugsOf(kinds)).toEqual(['0', '2', '1']);
  expect(slugsOf(kinds.map((card) => ({ ...card, topics: ['x'] })))).toEqual(['0', '2', '1']);
  const topics = [
    createCard('0', { kind: 'concept', topics: ['x'] }),
    createCard('1', { kind: 'debugging', topics: ['y', 'x'] }),
    createCard('2', { kind: 'security', topics: ['z'] }),
  ];
  expect(slugsOf(topics)).toEqual(['0', '2', '1']);
  expect(slugsOf(topics.map((card) => ({ ...card, topics: ['x'] })))).toEqual(['0', '1', '2']);
});

test('does not depend on the order of the cards, and loses none', () => {
  const cards = Array.from({ length: 6 }, (_, index) => createCard(`${index}`));
  expect(slugsOf(cards.toReversed())).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(arrange([])).toEqual([]);
});
