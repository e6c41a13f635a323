// Flash cards: each back lies behind its front, and a small card has only what fits.
import { describe, expect, test } from 'vitest';
import { card, point } from './fixtures/material.ts';
import { createSheets, pointsOnBack, typeSize } from './flash-sheets.ts';

const cards = ['a', 'b', 'c', 'd', 'e'].map((slug) => card(slug));
const slugs = (places: readonly ({ slug: string } | undefined)[]) => places.map((one) => one?.slug ?? '');

test('turned on its long edge a sheet has each back behind its front', () => {
  const sheets = createSheets(cards, 4).map(({ fronts, backs }) => [slugs(fronts), slugs(backs)]);
  expect(sheets).toEqual([
    [
      ['a', 'b', 'c', 'd'],
      ['b', 'a', 'd', 'c'],
    ],
    [
      ['e', '', '', ''],
      ['', 'e', '', ''],
    ],
  ]);
});

test.each([
  [0, 8, 0],
  [8, 8, 1],
  [9, 8, 2],
  [9, 4, 3],
] as const)('%i cards, %i to a sheet, take so many sheets: %i', (count, perSheet, sheets) => {
  const many = Array.from({ length: count }, (_, index) => card(String(index)));
  expect(createSheets(many, perSheet)).toHaveLength(sheets);
});

describe('the back', () => {
  const keyPoints = [point('first', true), point('second')];
  test.each([
    [4, ['first', 'second']],
    [8, ['first']],
  ] as const)('has at %i to a sheet the points %j', (perSheet, points) => {
    expect(pointsOnBack(card('a', { keyPoints }), perSheet).map(({ html }) => html)).toEqual(points);
  });

  test.each([
    [4, 100, 0],
    [4, 801, 1],
    [4, 1061, 2],
    [4, 9999, 3],
    [8, 561, 1],
  ] as const)('at %i to a sheet %i characters are set in size %i', (perSheet, length, size) => {
    const long = card('a', { keyPoints: [], basics: 'x'.repeat(length) });
    expect(typeSize(long, 'back', perSheet)).toBe(size);
  });
});

test('the front counts the characters that are read, not the markup', () => {
  const html = `<code>${'x'.repeat(200)}</code>`;
  expect(typeSize(card('a', { title: html, prompt: html }), 'front', 4)).toBe(0);
  expect(typeSize(card('a', { title: html, prompt: `${html}x` }), 'front', 4)).toBe(1);
});
