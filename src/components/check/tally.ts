// The order and the counts of verdicts in a list.
import type { ReportFinding } from '../../report/report.ts';

const ORDER: readonly ReportFinding['verdict'][] = ['fail', 'blocked', 'untestable', 'pass', 'not-applicable'];

/** Where a finding stands in its list: errors, warnings, then what is open, then what is settled. */
export const rankOf = ({ verdict, severity }: ReportFinding): number =>
  ORDER.indexOf(verdict) + (severity === 'warning' ? 0.5 : 0);

const WORDS: readonly (readonly [verdict: ReportFinding['verdict'], word: string])[] = [
  ['fail', 'failed'],
  ['blocked', 'blocked'],
  ['untestable', 'untestable'],
  ['pass', 'passed'],
  ['not-applicable', 'not applicable'],
];

/** The counts of a list in a few words: `2 failed · 31 passed`. */
export const tallyOf = (findings: readonly ReportFinding[]): string =>
  WORDS.map(([verdict, word]) => [findings.filter((one) => one.verdict === verdict).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(' · ');
