// The exit code of a report.
import { expect, test } from 'vitest';
import type { Report } from '../report/report.ts';
import { exitCodeOf } from './validate-command.ts';

const report = (era: Report['target']['era'], errors: number, warnings: number, complete: boolean): Report =>
  ({ target: { era }, counts: { errors, warnings }, complete }) as Report;

test.each([
  ['modern', 0, 0, true, false, 0],
  ['dual', 0, 3, true, false, 0],
  ['modern', 0, 3, true, true, 1],
  ['modern', 1, 0, true, false, 1],
  ['modern', 1, 0, false, false, 1],
  ['modern', 0, 0, false, false, 2],
  ['modern', 0, 3, false, false, 2],
  ['legacy', 0, 0, true, false, 2],
  ['closed', 0, 0, true, true, 2],
  ['silent', 0, 0, true, false, 2],
] as const)(
  '%s, %i errors, %i warnings, complete %s, strict %s: %i',
  (era, errors, warnings, complete, strict, code) => {
    expect(exitCodeOf(report(era, errors, warnings, complete), strict)).toBe(code);
  },
);
