// What the runner of GitHub Actions reads.
import { expect, test } from 'vitest';
import { LEGACY, ONE_OF_EACH, finding, sample } from './fixtures/samples.ts';
import { formatGithub } from './format-github.ts';

test('annotates fails and sums up', () => {
  expect(formatGithub(sample()).split('\n')).toEqual([
    '::error title=MCP-ERR-006 What MCP-ERR-006 is about::The answer to an unknown tool has the code -32020.%0ASeen in answer 1, /error/code: -32020%0ABlocks MCP-ERR-007, MCP-ERR-008%0Ahttps://wireproof.example/rules/MCP-ERR-006/#reason-misused',
    '::warning title=MCP-CCH-008 What MCP-CCH-008 is about::The ttlMs is -1.%0Ahttps://wireproof.example/rules/MCP-CCH-008/#reason-below-zero',
    '::notice title=Wireproof::http://localhost:3000/mcp: 1 error and 1 warning; 1 passed, 3 blocked, 2 could not be tested, 1 does not apply.',
    '',
  ]);
});

test('escapes what the runner would read', () => {
  const bad = finding('MCP-ERR-006', {
    verdict: 'fail',
    severity: 'error',
    title: 'a: b, 100%',
    message: '100%\r\n::error::x',
  });
  expect(formatGithub(sample([bad])).split('\n')[0]).toBe(
    String.raw`::error title=MCP-ERR-006 a%3A b%2C 100%25::100%25 \u003a:error::x%0Ahttps://wireproof.example/rules/MCP-ERR-006/#reason-kept`,
  );
});

test('makes at most ten annotations of a level and counts the rest', () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    finding(`MCP-ERR-${String(index + 100)}`, { verdict: 'fail', severity: index < 14 ? 'error' : 'warning' }),
  );
  const lines = formatGithub(sample([...ONE_OF_EACH, ...many]))
    .trimEnd()
    .split('\n');
  expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::notice '))).toHaveLength(1);
  expect(lines.at(-1)).toContain(
    '%0ANot annotated, since GitHub shows 10 of a level: 5 more errors and 2 more warnings.',
  );
});

test('a server that was not judged is one error', () => {
  expect(formatGithub(LEGACY)).toBe(
    '::error title=Wireproof%3A not judged::It speaks 2025-06-18 and not revision 2026-07-28.\n',
  );
});
