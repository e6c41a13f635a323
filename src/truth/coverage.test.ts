// The list of statements: how it is made, and whether the committed one is true to the specification's index.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverageOf, openingOf, planCoverage, type Statement } from './coverage.ts';
import { proseWords } from './prose-words.ts';
import { findQuote, findWords, readSpecIndex, sectionsOf, type StoredSpecIndex } from './spec-index.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const statements = read('coverage.json') as Statement[];
const index = readSpecIndex(read('spec-index.json') as StoredSpecIndex);

test.each([
  ['Servers MUST answer.', 'Servers MUST answer.'],
  ['| `a` MUST be | b |', 'a MUST be | b'],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13 14', '1 2 3 4 5 6 7 8 9 10 11 12 13 14'],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', '1 2 3 4 5 6 7 8 9 10 11 12 […]'],
])('%j begins %j', (text, opening) => {
  expect(openingOf(text)).toBe(opening);
});

const source = { page: 'basic/index', anchor: 'meta', keywords: ['MUST', 'MUST'], text: 'A MUST b, and MUST c.' };

test('a statement is joined with its rules', () => {
  const rules = [
    { id: 'MCP-MET-002', statements: [0] },
    { id: 'MCP-MET-001', statements: [0, 7] },
  ];
  expect(planCoverage({ statements: [source], rules, reasons: new Map() })).toEqual([
    {
      index: 0,
      passage: 'basic/index#meta',
      keywords: ['MUST'],
      opening: 'A MUST b, and MUST c.',
      rules: ['MCP-MET-001', 'MCP-MET-002'],
    },
  ]);
});

test('a statement without rule and reason is refused', () => {
  expect(() => planCoverage({ statements: [source], rules: [], reasons: new Map() })).toThrow(
    'statement 0 (basic/index#meta) has no rule and no reason: A MUST b, and MUST c.',
  );
});

test.each([
  [['a', 'b'], 'covered'],
  [['a', 'c'], 'in part'],
  [['c'], 'not yet'],
  [[], 'left out'],
] as const)('with %j it is %s', (rules, coverage) => {
  expect(coverageOf({ rules: [...rules] }, new Set(['a', 'b']))).toBe(coverage);
});

describe('the committed list', () => {
  test('has the statements in their order, each with a rule or a reason', () => {
    expect(statements.map((one) => one.index)).toEqual([...Array(532).keys()]);
    expect(statements.filter(({ rules, reason }) => (rules.length === 0) === (reason === undefined))).toEqual([]);
  });

  test('quotes verbatim, each in its place', () => {
    const wrong = statements.filter(({ passage, opening }) => {
      const [page = '', anchor = ''] = passage.split('#');
      const here = [...sectionsOf(index, page)].filter((section) => section.anchors.includes(anchor));
      const words = opening.replace(/ \[…\]$/, '');
      // Openings of less than four words are too few for a quote, and enough in one section.
      return !('found' in findQuote(here, words)) && !here.some((one) => findWords(one, proseWords(words)).length > 0);
    });
    expect(wrong.map((one) => `${one.index} ${one.passage}: ${one.opening}`)).toEqual([]);
  });
});
