// What `npm run audit` says at its end: a table of its steps, and whether what was asked for is in order.

export interface Outcome {
  name: string;
  result: 'passed' | 'failed' | 'not finished' | 'not run';
  seconds: number;
}

/** Gives the table, a line each, and whether every step that was begun passed; nothing begun is not good either. */
export function formatOutcome(outcomes: readonly Outcome[]): { lines: string[]; isGood: boolean } {
  const count = (result: Outcome['result']): number => outcomes.filter((one) => one.result === result).length;
  const [passed, left] = [count('passed'), count('not run')];
  const isGood = passed > 0 && passed + left === outcomes.length;
  const rows = outcomes.map(({ name, result, seconds }) =>
    `${name.padEnd(12)}${result.padEnd(14)}${result === 'not run' ? '' : `${seconds.toFixed(0)} s`}`.trimEnd(),
  );
  const sum = !isGood
    ? 'The audit found something, or did not get to its end: see above.'
    : left > 0
      ? `${passed} of ${outcomes.length} steps ran and passed; the others were not asked for, so this is no whole audit.`
      : `The whole audit passes: ${passed} steps.`;
  return { lines: [...rows, '', sum], isGood };
}
