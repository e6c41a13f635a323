// Turns what the conformance suite found into lines to print and the problems that make a run fail.
import type { Check, ScenarioOutcome } from './run-suite.ts';
import type { KnownRemark } from './warnings.ts';

export interface ConformanceReport {
  lines: string[];
  /** Why the run fails; none when it passes. */
  problems: string[];
  passed: number;
  failed: number;
}

const failures = ({ checks }: ScenarioOutcome): Check[] => checks.filter(({ status }) => status === 'FAILURE');
/** Something failed, or nothing was seen to be right. */
const isFailing = ({ checks }: ScenarioOutcome): boolean =>
  checks.some(({ status }) => status === 'FAILURE') || !checks.some(({ status }) => status === 'SUCCESS');
const isRemark = ({ status }: Check): boolean => status === 'WARNING' || status === 'SKIPPED' || status === 'INFO';
const describe = (check: Check): string => `${check.status} ${check.id}: ${wordsOf(check)}`;
const wordsOf = ({ errorMessage, details }: Check): string =>
  errorMessage ?? details?.message ?? details?.note ?? 'the suite says no more';

/** Compares what was found with what is known. A scenario passes when none of its checks fails. */
export function reportConformance(
  outcomes: readonly ScenarioOutcome[],
  remarks: readonly KnownRemark[],
  unscored: Readonly<Record<string, string>>,
): ConformanceReport {
  const required = outcomes.filter((one) => one.unscored === undefined);
  const others = outcomes.filter((one) => one.unscored !== undefined);
  const failing = required.filter(isFailing);
  const found = required.flatMap(({ scenario, checks }) =>
    checks.filter(isRemark).map((check) => ({ scenario, check })),
  );
  const isSame = (one: KnownRemark, other: (typeof found)[number]): boolean =>
    one.scenario === other.scenario && one.check === other.check.id && one.status === other.check.status;
  const problems = [
    ...failing.map(({ scenario }) => `${scenario} fails.`),
    ...found
      .filter((one) => !remarks.some((known) => isSame(known, one)))
      .map(({ scenario, check }) => `${scenario}: a new remark, ${describe(check)}`),
    ...remarks
      .filter((known) => !found.some((one) => isSame(known, one)))
      .map(({ scenario, status, check }) => `${scenario}: ${status} ${check} is listed as known but was not made.`),
    ...others
      .filter((one) => isFailing(one) !== Object.hasOwn(unscored, one.scenario))
      .map(({ scenario }) =>
        Object.hasOwn(unscored, scenario)
          ? `${scenario} passes: take it off the list of scenarios that do not.`
          : `${scenario} fails, and nothing says why it may.`,
      ),
  ];
  const passed = required.length - failing.length;
  const othersFailing = others.filter(isFailing);
  const lines = [
    ...failing.flatMap((one) => [`✗ ${one.scenario}`, ...failures(one).map((check) => `    ${describe(check)}`)]),
    ...found.map(({ scenario, check }) => {
      const reason = remarks.find((known) => isSame(known, { scenario, check }))?.reason ?? 'Not known before.';
      return `! ${scenario}\n    ${describe(check)}\n    ${reason}`;
    }),
    `Not required: ${others.length - othersFailing.length} pass, ${othersFailing.length} do not`,
    ...others.map((one) => {
      const reason = isFailing(one) ? (unscored[one.scenario] ?? failures(one).map(describe).join('; ')) : '';
      return `  ${isFailing(one) ? '✗' : '✓'} ${one.scenario} (${one.unscored})${reason && `: ${reason}`}`;
    }),
    `Required, ${required.reduce((sum, { checks }) => sum + checks.length, 0)} checks in ${required.length} scenarios:`,
    `${passed} passed, ${failing.length} failed`,
  ];
  return { lines, problems, passed, failed: failing.length };
}
