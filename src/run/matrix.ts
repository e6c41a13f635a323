// Crosses probes with definitions and faults: what every rule gets under each. The tests and `npm run matrix` read it.
import { faults } from '../faults/list.ts';
import type { Fault } from '../faults/fault.ts';
import { probes } from '../probes/list.ts';
import type { Verdict } from '../probes/probe.ts';
import { definitionNames } from '../server/definitions/list.ts';
import { runProbe } from './run-probe.ts';
import type { Target } from './target.ts';
import { loadFault } from './target.ts';

/** What each rule got from all probes over one target: a fail of any is a fail, a pass of any is a pass, else what is left. */
export interface Crossing {
  verdicts: Map<string, Verdict>;
  /** Probes that gave a fail. */
  failing: Set<string>;
  /** Probes that threw, with what they said: mistakes of ours. */
  bugs: string[];
  cells: number;
}

/** Runs probes, all of them unless some are named, over one target. */
export async function cross(target: Target, ids: readonly string[] = Object.keys(probes)): Promise<Crossing> {
  const verdicts = new Map<string, Verdict>();
  const failing = new Set<string>();
  const bugs: string[] = [];
  let cells = 0;
  for (const id of ids) {
    const run = await runProbe(id, target);
    if (run.bug !== undefined) bugs.push(`probe ${id} over ${run.target}, definition ${run.definition}: ${run.bug}`);
    for (const { rule, verdict } of run.findings) {
      cells += 1;
      if (verdict === 'fail') failing.add(id);
      const before = verdicts.get(rule);
      if (before === undefined || verdict === 'fail' || (verdict === 'pass' && before !== 'fail'))
        verdicts.set(rule, verdict);
    }
  }
  return { verdicts, failing, bugs, cells };
}

/** What a fault changes: rules that fail, and rules that no longer get the verdict they usually get. */
export interface Effect {
  fault: Fault;
  breaks: string[];
  blinds: string[];
  /** Rules that usually pass and still do. */
  spares: string[];
  /** Rules that got a pass they do not usually get: a mistake of ours. */
  mends: string[];
  failing: Set<string>;
  bugs: string[];
}

export interface Matrix {
  /** What the whole reference gets, by definition. */
  usual: Map<string, Crossing>;
  effects: Effect[];
  cells: number;
}

/** Crosses everything, or the named faults and probes only. */
export async function createMatrix(
  faultIds: readonly string[] = Object.keys(faults),
  probeIds: readonly string[] = Object.keys(probes),
): Promise<Matrix> {
  const usual = new Map<string, Crossing>();
  for (const definition of definitionNames) usual.set(definition, await cross({ definition }, probeIds));
  const effects: Effect[] = [];
  let cells = [...usual.values()].reduce((sum, crossing) => sum + crossing.cells, 0);
  for (const id of faultIds) {
    const fault = await loadFault(id);
    const { verdicts, ...rest } = await cross({ fault: id }, probeIds);
    cells += rest.cells;
    const before = usual.get(fault.definition)?.verdicts;
    const rulesThat = (holds: (rule: string, verdict: Verdict) => boolean): string[] =>
      [...verdicts]
        .filter(([rule, verdict]) => holds(rule, verdict))
        .map(([rule]) => rule)
        .sort();
    effects.push({
      fault,
      breaks: rulesThat((_, verdict) => verdict === 'fail'),
      blinds: rulesThat((rule, verdict) => verdict !== 'fail' && verdict !== 'pass' && verdict !== before?.get(rule)),
      spares: rulesThat((rule, verdict) => verdict === 'pass' && before?.get(rule) === 'pass'),
      mends: rulesThat((rule, verdict) => verdict === 'pass' && before?.get(rule) !== 'pass'),
      failing: rest.failing,
      bugs: rest.bugs,
    });
  }
  return { usual, effects, cells };
}

/** What does not agree between a fault's lists and what it changed, a sentence each; empty where all does. */
export function findDisagreements({ fault, breaks, blinds, spares, mends, bugs }: Effect): string[] {
  const found: string[] = [...bugs];
  const compare = (says: string, listed: readonly string[], seen: readonly string[]): void => {
    const missing = seen.filter((rule) => !listed.includes(rule));
    const extra = listed.filter((rule) => !seen.includes(rule));
    if (missing.length > 0) found.push(`fault ${fault.id} ${says} ${missing.join(', ')} too, which it does not list`);
    if (extra.length > 0) found.push(`fault ${fault.id} lists that it ${says} ${extra.join(', ')}, which it does not`);
  };
  compare('breaks', fault.breaks, breaks);
  if (fault.blinds === 'the rest') compare('spares', fault.spares ?? [], spares);
  else compare('blinds', fault.blinds, blinds);
  if (mends.length > 0) found.push(`fault ${fault.id} makes ${mends.join(', ')} pass, which usually get no pass`);
  return found;
}
