// Changes of a kit by hand.
import { expect, test } from 'vitest';
import { asksTheSame, findPlace, moveItem, replaceItem, setLocked, setVariant } from './edit-items.ts';
import { DEFAULT_CHOICES, type KitItem } from './kit.ts';
import type { KitCard, Level } from './kit-data.ts';

const item = (slug: string): KitItem => ({ slug, hash: 'aaaaaaaa' });
const items = ['a', 'b', 'c'].map(item);
const slugs = (list: readonly KitItem[]): string => list.map(({ slug }) => slug).join('');

test.each([
  [0, 1, 'bac'],
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('what stands at %i moves to %i, and not beyond the ends', (from, to, order) => {
  expect(slugs(moveItem(items, from, to))).toBe(order);
  expect(slugs(items)).toBe('abc');
});

test('a question is replaced or taken out', () => {
  expect(slugs(replaceItem(items, 1, item('x')))).toBe('axc');
  expect(slugs(replaceItem(items, 1))).toBe('ac');
});

test.each<[Level, number]>([
  ['L1', 1],
  ['L2', 3],
  ['L4', 4],
])('a question of %s goes in at %i, so that levels climb', (level, place) => {
  const card = (slug: string, at: Level) => ({ slug, level: at }) as KitCard;
  const cards = [card('a', 'L1'), card('b', 'L2'), card('c', 'L2'), card('d', 'L3')];
  const bySlug = new Map(cards.map((one) => [one.slug, one]));
  expect(findPlace(['a', 'b', 'c', 'd'].map(item), card('x', level), bySlug)).toBe(place);
  expect(findPlace([], card('x', level), bySlug)).toBe(0);
});

test('a variant and a lock leave nothing behind when they go', () => {
  expect(setVariant(item('a'), 2)).toEqual({ slug: 'a', hash: 'aaaaaaaa', variant: 2 });
  expect(setVariant({ ...item('a'), variant: 2 })).toStrictEqual(item('a'));
  expect(setLocked({ ...item('a'), variant: 2 }, true)).toEqual({ ...item('a'), variant: 2, isLocked: true });
  expect(setLocked({ ...item('a'), isLocked: true }, false)).toStrictEqual(item('a'));
});

test('extra time and variants ask for the same questions; all else does not', () => {
  expect(asksTheSame(DEFAULT_CHOICES, { ...DEFAULT_CHOICES, extraTime: 1.5, asksVariants: true })).toBe(true);
  for (const other of [
    { level: 'L3' as const },
    { role: 'sdk-maintainer' },
    { minutes: 45 },
    { topics: ['stdio'] },
    { kinds: ['design'] },
    { seed: 1 },
  ])
    expect(asksTheSame(DEFAULT_CHOICES, { ...DEFAULT_CHOICES, ...other }), JSON.stringify(other)).toBe(false);
});
