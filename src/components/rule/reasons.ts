// Everything that the probes of a rule can say about it, by the code that is its anchor on the rule's page.
import type { Probe, Reason, RuleId, Verdict } from '../../probes/probe.ts';
import type { Rule } from '../../schemas/rule.ts';
import { severityOf } from './severity.ts';

export interface SaidOfRule extends Reason {
  code: string;
  /** Ids of the probes that can say it. */
  probes: string[];
}

const ORDER: readonly Verdict[] = ['fail', 'pass', 'untestable', 'not-applicable', 'blocked'];

/** Lists what probes can say of a rule, fails first. Throws where two give one code two meanings: anchors are unique. */
export function reasonsOf(rule: RuleId, probes: readonly Probe[]): SaidOfRule[] {
  const said = new Map<string, SaidOfRule>();
  for (const probe of probes) {
    for (const [code, reason] of Object.entries(probe.reasons[rule] ?? {})) {
      const known = said.get(code);
      if (known === undefined) said.set(code, { ...reason, code, probes: [probe.id] });
      else if (known.message === reason.message && known.verdict === reason.verdict) known.probes.push(probe.id);
      else
        throw new Error(
          `${rule}: probes ${known.probes[0]} and ${probe.id} mean different things by "${code}"; rename one`,
        );
    }
  }
  return [...said.values()].sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}

const NAMES: Readonly<Record<Exclude<Verdict, 'fail'>, string>> = {
  pass: 'pass',
  untestable: 'untestable',
  'not-applicable': 'not applicable',
  blocked: 'blocked',
};

/** What a reason means to a reader: a fail is named by how much it counts. */
export const kindOf = (level: Rule['level'], reason: Reason): string =>
  reason.verdict === 'fail' ? severityOf(level, reason) : NAMES[reason.verdict];

/** The kinds of verdict that probes can give on a rule, fails first. */
export const verdictKinds = (level: Rule['level'], reasons: readonly Reason[]): string[] => [
  ...new Set(reasons.map((reason) => kindOf(level, reason))),
];
