// What a spreadsheet gets: plain cells, none of them a formula.
import { describe, expect, test } from 'vitest';
import type { CardSheet } from './anki.ts';
import { formatCsv } from './csv.ts';

const source = { name: 'our judgement' };
const CARD: CardSheet = {
  slug: 'two-channels',
  title: 'Why <code>&lt;a href=&quot;x&quot;&gt;</code>, and not <em>b</em>?',
  level: 'L2',
  topics: ['tools', 'json-rpc'],
  keyPoints: [
    { html: 'First\n&amp; foremost', essential: true, source },
    { html: 'Second', essential: false, source },
  ],
  basics: 'Short.',
  solid: 'Long.',
  url: '/base/questions/two-channels/',
};
const HEAD = '\uFEFF"slug","question","prompt","level","topics","key points","basics","solid","url","revision"\r\n';

test('a table begins with the names of its columns', () => {
  expect(formatCsv([], 'https://wireproof.example')).toBe(HEAD);
});

test('a card is a line, with its key points below each other in one cell', () => {
  expect(formatCsv([CARD], 'https://wireproof.example')).toBe(
    `${HEAD}"two-channels","Why <a href=""x"">, and not b?","","L2","tools json-rpc","Essential: First & foremost\nSecond","Short.","Long.","https://wireproof.example/base/questions/two-channels/","2026-07-28"\r\n`,
  );
});

describe('a cell that would be a formula', () => {
  test.each([
    ['=HYPERLINK("https://example.com")', '"\'=HYPERLINK(""https://example.com"")"'],
    ['+1', '"\'+1"'],
    ['-32602 says so', '"\'-32602 says so"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['＝1+1', '"\'＝1+1"'],
    [' \t\r\n=1', '"\'=1"'],
    ['<code>=1</code>', '"\'=1"'],
    ['1=1', '"1=1"'],
  ])('%j is text', (basics, cell) => {
    expect(formatCsv([{ ...CARD, basics }], 'https://wireproof.example').split('Second",')[1]).toBe(
      `${cell},"Long.","https://wireproof.example/base/questions/two-channels/","2026-07-28"\r\n`,
    );
  });
});
