// Which known word is offered for a misspelt one.
import { expect, test } from 'vitest';
import { countEdits, findNearest, suggest } from './nearest.ts';

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['format', 'fromat', 1],
  ['format', 'formta', 1],
  ['rules', 'rule', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j it takes %i edits', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
});

test('the nearest come first, and what is far is left out', () => {
  expect(findNearest('formt', ['form', 'format', 'output'], 3)).toEqual(['form', 'format']);
  expect(findNearest('xyz', ['format', 'output'], 3)).toEqual([]);
});

test('a suggestion stands in brackets, or is nothing', () => {
  expect(suggest('sarf', ['text', 'sarif'])).toBe(' (did you mean sarif?)');
  expect(suggest('pdf', ['text', 'sarif'])).toBe('');
});
