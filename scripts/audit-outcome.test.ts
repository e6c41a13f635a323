// Tests of what an audit says at its end.
import { expect, test } from 'vitest';
import { formatOutcome, type Outcome } from './audit-outcome.ts';

const table = (...results: Outcome['result'][]) =>
  formatOutcome(results.map((result, index) => ({ name: `step ${index}`, result, seconds: 2.4 })));

test('all steps that pass are a whole audit', () => {
  expect(table('passed', 'passed')).toEqual({
    lines: ['step 0      passed        2 s', 'step 1      passed        2 s', '', 'The whole audit passes: 2 steps.'],
    isGood: true,
  });
});

test('a step that was not asked for is named and keeps the audit from being whole', () => {
  expect(table('passed', 'not run')).toEqual({
    lines: [
      'step 0      passed        2 s',
      'step 1      not run',
      '',
      '1 of 2 steps ran and passed; the others were not asked for, so this is no whole audit.',
    ],
    isGood: true,
  });
});

test.each<Outcome['result'][]>([
  ['passed', 'failed'],
  ['passed', 'not finished'],
  ['failed', 'not run'],
  ['not run', 'not run'],
])('%s and %s are not good', (...results) => {
  expect(table(...results).isGood).toBe(false);
});
