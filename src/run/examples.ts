// The exchanges a rule page shows, made by running them.
import type { ProbeRun } from './result.ts';
import { runProbe } from './run-probe.ts';

export interface Examples {
  failing?: ProbeRun;
  passing?: ProbeRun;
  inapplicable?: ProbeRun;
}

/** Runs a rule's probe over its fault, over the reference, and where it does not apply. */
export async function runExamples(rule: {
  probe?: string | undefined;
  fault?: string | undefined;
  inapplicableUnder?: string | undefined;
}): Promise<Examples> {
  if (rule.probe === undefined) return {};
  return {
    ...(rule.fault === undefined ? {} : { failing: await runProbe(rule.probe, { fault: rule.fault }) }),
    passing: await runProbe(rule.probe),
    ...(rule.inapplicableUnder === undefined
      ? {}
      : { inapplicable: await runProbe(rule.probe, { definition: rule.inapplicableUnder }) }),
  };
}
