// How a report is told: its headline, its order, and what is told together.
import { expect, test } from 'vitest';
import { FAIL, LEGACY, ONE_OF_EACH, WARNING, finding, sample } from './fixtures/samples.ts';
import { groupByCategory, groupByMessage, isJudged, listFails, listLooseBlocked, summarise } from './outline.ts';

test.each([
  [sample(), '1 error and 1 warning; 1 passed, 3 blocked, 2 could not be tested, 1 does not apply'],
  [sample([WARNING]), '1 warning; 0 passed'],
  [sample([finding('MCP-STL-001')]), 'No rule was seen broken; 1 passed'],
  [LEGACY, 'Not judged. It speaks 2025-06-18 and not revision 2026-07-28.'],
])('summarises a report', (report, expected) => {
  expect(summarise(report)).toBe(expected);
});

test('only a server that serves the revision is judged', () => {
  const eras = ['modern', 'dual', 'legacy', 'other-version', 'closed', 'silent', 'unknown'] as const;
  expect(eras.filter((era) => isJudged(sample([], { target: { ...LEGACY.target, era } })))).toEqual(['modern', 'dual']);
});

test('tells errors before warnings, each with what it blocks, however far down', () => {
  const told = listFails(sample()).map(({ finding: { rule }, blocks }) => [rule, ...blocks.map((one) => one.rule)]);
  expect(told).toEqual([['MCP-ERR-006', 'MCP-ERR-007', 'MCP-ERR-008'], ['MCP-CCH-008']]);
  expect(listLooseBlocked(sample()).map(({ rule }) => rule)).toEqual(['MCP-ERR-010']);
});

test('a circle of blocked rules ends', () => {
  const circle = sample([
    FAIL,
    finding('MCP-ERR-007', { verdict: 'blocked', blockedBy: 'MCP-ERR-008' }),
    finding('MCP-ERR-008', { verdict: 'blocked', blockedBy: 'MCP-ERR-007' }),
  ]);
  expect(listFails(circle).map(({ blocks }) => blocks)).toEqual([[]]);
  expect(listLooseBlocked(circle).map(({ rule }) => rule)).toEqual(['MCP-ERR-007', 'MCP-ERR-008']);
});

test('says one message once', () => {
  const groups = groupByMessage(sample(), 'untestable').map(({ message, findings }) => [
    message,
    ...findings.map(({ rule }) => rule),
  ]);
  expect(groups).toEqual([['Every list came on one page.', 'MCP-PAG-002', 'MCP-PAG-007']]);
});

test('groups by category, those it does not know last', () => {
  const groups = groupByCategory([finding('MCP-XYZ-001'), ...ONE_OF_EACH]).map(
    ({ name, findings }) => `${name} ${findings.length}`,
  );
  expect(groups).toEqual([
    'Error codes 4',
    'Statelessness and session removal 1',
    'Caching 1',
    'Pagination 2',
    'Resources 1',
    'XYZ 1',
  ]);
});
