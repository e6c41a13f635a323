// The exchanges a rule page shows, made by running them. One that stops being true stops the build.
import type { Verdict } from '../probes/probe.ts';
import type { ProbeRun } from './result.ts';
import { runProbe } from './run-probe.ts';
import type { Target } from './target.ts';

export interface Examples {
  failing?: ProbeRun;
  passing?: ProbeRun;
  inapplicable?: ProbeRun;
}

/** What an example has to show of its rule. */
export const EXPECTED: Record<keyof Examples, Verdict> = {
  failing: 'fail',
  passing: 'pass',
  inapplicable: 'not-applicable',
};

/** Runs a rule's probe over its fault, over the reference, and where it does not apply. */
export async function runExamples(rule: {
  id: string;
  probe?: string | undefined;
  fault?: string | undefined;
  inapplicableUnder?: string | undefined;
}): Promise<Examples> {
  const { probe } = rule;
  if (probe === undefined) return {};
  const run = async (kind: keyof Examples, target: Target): Promise<ProbeRun> => {
    const example = await runProbe(probe, target);
    const verdict = example.findings.find((finding) => finding.rule === rule.id)?.verdict;
    if (verdict === EXPECTED[kind]) return example;
    throw new Error(
      `rule ${rule.id}: the ${kind} example runs the probe ${probe} over ${example.target}, definition ${example.definition}; ` +
        `expected the verdict ${EXPECTED[kind]}, found ${verdict ?? example.bug ?? 'none'}. Correct probe, fault or inapplicableUnder.`,
    );
  };
  return {
    ...(rule.fault === undefined ? {} : { failing: await run('failing', { fault: rule.fault }) }),
    passing: await run('passing', {}),
    ...(rule.inapplicableUnder === undefined
      ? {}
      : { inapplicable: await run('inapplicable', { definition: rule.inapplicableUnder }) }),
  };
}
