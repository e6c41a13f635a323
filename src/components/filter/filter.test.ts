// Combined filters of a list.
import { describe, expect, test } from 'vitest';
import { countValue, formatFilter, matchesFilter, parseFilter, toggleValue } from './filter.ts';

const FACETS = ['level', 'role'];
const filterOf = (query: string) => parseFilter(new URLSearchParams(query), FACETS);

describe('parseFilter and formatFilter', () => {
  test.each([
    ['', ''],
    ['level=L2', '?level=L2'],
    ['role=a&level=L2&level=L3', '?level=L2&level=L3&role=a'],
    ['level=L2&level=L2&utm_source=x', '?level=L2'],
  ])('%j is written back as %j', (query, written) => {
    expect(formatFilter(filterOf(query))).toBe(written);
  });
});

describe('toggleValue', () => {
  test.each([
    ['', 'level', 'L2', '?level=L2'],
    ['level=L2', 'level', 'L3', '?level=L2&level=L3'],
    ['level=L2&role=a', 'level', 'L2', '?role=a'],
  ])('%j with %s %s becomes %j', (query, facet, value, written) => {
    expect(formatFilter(toggleValue(filterOf(query), facet, value))).toBe(written);
  });
});

describe('matchesFilter', () => {
  const card = { level: ['L2'], role: ['a', 'b'] };
  test.each([
    ['', true],
    ['level=L2', true],
    ['level=L1&level=L2', true],
    ['level=L1', false],
    ['level=L2&role=b', true],
    ['level=L2&role=c', false],
  ])('with %j says %s', (query, stays) => {
    expect(matchesFilter(card, filterOf(query))).toBe(stays);
  });
});

describe('countValue', () => {
  const cards = [
    { level: ['L1'], role: ['a'] },
    { level: ['L2'], role: ['a'] },
    { level: ['L2'], role: ['b'] },
  ];
  test('keeps the other facets and replaces its own', () => {
    expect(countValue(cards, filterOf('level=L1&role=a'), 'level', 'L2')).toBe(1);
  });
});
