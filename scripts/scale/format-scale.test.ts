// What is said of sizes that were measured, also where Starlight did not get to its end.
import { expect, test } from 'vitest';
import { findOver, formatRatios, type Row } from './format-scale.ts';

const search = { disk: 1e6, first: 1, further: 1, median: 5, p95: 40 };
const row = (name: string, pages: number, seconds: number, p95 = 40): Row => ({
  name,
  pages,
  build: { seconds, processor: seconds, memory: 1e9, output: '' },
  search: { ...search, p95 },
});
const SMALL = [row('small', 100, 10), row('with twins', 100, 12), row('Starlight', 100, 20)];

test('each size is divided by Starlight, and by the size before', () => {
  const lines = formatRatios([SMALL, [row('large', 1000, 90), row('with twins', 1000, 95)]]);
  expect(lines.join('\n')).toContain('small, divided by Starlight: build 0.50, a page of it 0.50, with twins 0.60');
  expect(lines.join('\n')).toContain('large: Starlight did not get to its end');
  expect(lines.at(-1)).toBe('Divided by small: pages 10.00, a page 0.90.');
});

test('what is over a bar is told without Starlight too', () => {
  expect(findOver([SMALL])).toEqual([]);
  expect(findOver([SMALL, [row('large', 1000, 120, 51), row('with twins', 1000, 120)]])).toEqual([
    'large: 95 of 100 searches take up to 51.0 ms; 50.0 are allowed.',
    'large: a page takes 120.0 ms, not as at small; 115.0 are allowed.',
  ]);
  expect(findOver([[row('1000 cards, 580 rules', 2000, 61), ...SMALL.slice(1)]])).toEqual([
    '1000 cards, 580 rules: the build takes 61.0 s; 60.0 are allowed.',
  ]);
});
