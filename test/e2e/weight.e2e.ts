// Page weight stays within the budgets; bytes only, no timing.
import { expect, test } from 'vitest';
import { BUDGETS, findOverweight, measureOpened, measurePages } from '../../scripts/page-weight.ts';
import { dist } from './site.ts';

test('every page is within its budget of bytes', () => {
  const weights = measurePages(dist);
  expect(weights.length).toBeGreaterThan(10);
  expect(findOverweight(weights)).toEqual([]);
});

test('the drill opens within its budget of code, before the engine', () => {
  const opened = measureOpened(dist, 'drill/index.html');
  expect(opened).toBeLessThanOrEqual(BUDGETS.drill);
  // Less would mean that its code was not found.
  expect(opened).toBeGreaterThan(20_000);
});

test('a page over budget is named', () => {
  const page = 'rules/MCP-STL-004/index.html';
  expect(findOverweight([{ page, html: 39_000, css: 2_000, script: 5_001, font: 36_001 }])).toEqual([
    'The median card or rule has 41000 bytes of HTML and CSS; 14000 are allowed.',
    'rules/MCP-STL-004/index.html: 41000 bytes of HTML and CSS; 40000 are allowed.',
    'rules/MCP-STL-004/index.html: 5001 bytes of script before a click; 5000 are allowed.',
    'rules/MCP-STL-004/index.html: 36001 bytes of preloaded fonts; 36000 are allowed.',
  ]);
});
