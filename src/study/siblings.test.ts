// Exercises of one card are begun on different days, and nothing that is due waits for that.
import { expect, test } from 'vitest';
import { practise, scheduled } from './fixtures/histories.ts';
import { withoutSiblings } from './siblings.ts';
import type { ItemId, Scheduled } from './types.ts';

const TODAY = 100;
const all = (['card:a', 'spot:a', 'wire:a', 'card:b', 'rule:MCP-STL-004'] as ItemId[]).map((item) =>
  practise(item, { of: item.slice(item.indexOf(':') + 1) }),
);
const left = (...seen: Scheduled[]): ItemId[] =>
  withoutSiblings(all, new Map(seen.map((one) => [one.item, one])), TODAY).map(({ item }) => item);

test('of a card of which nothing was seen one exercise stays', () => {
  const items = left();
  expect(items).toHaveLength(3);
  expect(items.filter((item) => item.endsWith(':a'))).toHaveLength(1);
});

test('what was seen today, or is due, keeps the new ones of its card away', () => {
  const others = ['card:b', 'rule:MCP-STL-004'];
  expect(left(scheduled('card:a', { seen: TODAY, due: 102 }))).toEqual(['card:a', ...others]);
  expect(left(scheduled('card:a', { seen: 90, due: TODAY }))).toEqual(['card:a', ...others]);
});

test('two that are due both stay', () => {
  const due = { seen: 90, due: TODAY };
  expect(left(scheduled('card:a', due), scheduled('spot:a', due))).toEqual([
    'card:a',
    'spot:a',
    'card:b',
    'rule:MCP-STL-004',
  ]);
});

test('what is due another day makes room for a new one', () => {
  const items = left(scheduled('card:a', { seen: 90, due: 101 }));
  expect(items.filter((item) => item.endsWith(':a'))).toHaveLength(2);
});
