import { expect, test } from 'vitest';
import type { ReportFinding } from '../../report/report.ts';
import { rankOf, tallyOf } from './tally.ts';

const finding = (verdict: ReportFinding['verdict'], severity?: ReportFinding['severity']) =>
  ({ verdict, ...(severity && { severity }) }) as ReportFinding;
const all = [
  finding('pass'),
  finding('not-applicable'),
  finding('fail', 'warning'),
  finding('untestable'),
  finding('pass'),
  finding('fail', 'error'),
  finding('blocked'),
];

test('errors come before warnings, and both before what is open or settled', () => {
  const sorted = all.toSorted((a, b) => rankOf(a) - rankOf(b));
  expect(sorted.map(({ verdict, severity }) => severity ?? verdict)).toEqual([
    'error',
    'warning',
    'blocked',
    'untestable',
    'pass',
    'pass',
    'not-applicable',
  ]);
});

test('verdicts are counted, and those that are not there are not mentioned', () => {
  expect(tallyOf(all)).toBe('2 failed · 1 blocked · 1 untestable · 2 passed · 1 not applicable');
  expect(tallyOf([finding('pass')])).toBe('1 passed');
});
