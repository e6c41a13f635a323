// What the engine holds about a rule: the probes that settle it, the faults that break it, and what the official server got.
import { getCollection } from 'astro:content';
import type { Fault } from '../../faults/fault.ts';
import { faults } from '../../faults/list.ts';
import { probes } from '../../probes/list.ts';
import type { Probe } from '../../probes/probe.ts';
import { runExamples, type Examples } from '../../run/examples.ts';
import type { Finding } from '../../run/result.ts';
import type { Rule } from '../../schemas/rule.ts';
import { groupByRule } from './group-by-rule.ts';
import type { OfficialRun } from './official-run.ts';
import { findSource, type Source } from './source.ts';

const loadAll = <T>(list: Readonly<Record<string, () => Promise<T>>>): Promise<T[]> =>
  Promise.all(Object.values(list).map((load) => load()));

let loadedProbes: Promise<Probe[]> | undefined;
let loadedFaults: Promise<Fault[]> | undefined;

/** Every probe, in the order of the lists. */
export const loadProbes = (): Promise<Probe[]> => (loadedProbes ??= loadAll(probes));

/** Every fault, in the order of the lists. */
export const loadFaults = (): Promise<Fault[]> => (loadedFaults ??= loadAll(faults));

const examples = new Map<string, Promise<Examples>>();

/** The exchanges of a rule's page, run once a build. */
export function examplesOf(rule: Rule): Promise<Examples> {
  const running = examples.get(rule.id) ?? runExamples(rule);
  examples.set(rule.id, running);
  return running;
}

let officialRuns: Promise<OfficialRun[]> | undefined;

/** How often a run with an outcome that no page names is repeated: on a busy machine an answer can come too late. */
const REPEATS = 3;

/** What the official server got from all probes, once a build. */
const readOfficial = (): Promise<OfficialRun[]> => (officialRuns ??= askAll());

/** Repeats what came out otherwise than the pages say; what stays so is true, and the page has to say it. */
async function askAll(): Promise<OfficialRun[]> {
  const told = new Map((await getCollection('rules')).map(({ id, data }) => [id, data]));
  // A page tells of the probe it shows alone.
  const surprises = ({ probe, findings }: OfficialRun): number =>
    findings.filter(({ rule, verdict }) => {
      const page = told.get(rule);
      return page?.probe === probe && (page.sdk?.verdict ?? 'pass') !== verdict;
    }).length;
  const best = new Map((await askOfficialServer()).map((run) => [run.probe, run]));
  for (let again = 0; again < REPEATS; again++) {
    const surprising = [...best.values()].filter((run) => surprises(run) > 0);
    if (surprising.length === 0) break;
    for (const run of await askOfficialServer(surprising.map(({ probe }) => probe))) {
      const before = best.get(run.probe);
      if (before === undefined || surprises(run) < surprises(before)) best.set(run.probe, run);
    }
  }
  return [...best.values()];
}

/** What the official server got of a rule from one probe. Throws where the probe broke off. */
async function findOfSdk(probe: Probe, id: string): Promise<Finding | undefined> {
  const run = (await readOfficial()).find((one) => one.probe === probe.id);
  if (run?.bug !== undefined) throw new Error(`probe ${probe.id} over the official server threw: ${run.bug}`);
  return run?.findings.find(({ rule }) => rule === id);
}

/** Holds what a page says of the official server against what it got just now. */
function demandExplained({ id, sdk: told }: Rule, found: Finding | undefined): void {
  if (told === undefined) {
    if (found?.verdict !== 'fail') return;
    throw new Error(
      `rule ${id}: the official server fails it (${found.reason}: ${found.message}), and the page does not explain that. Check it by hand and fill in sdk.`,
    );
  }
  if (told.verdict === found?.verdict) return;
  throw new Error(
    `rule ${id}: the page says that the official server gets ${told.verdict}; the probe gave ${found?.verdict ?? 'no verdict'}. Correct sdk.`,
  );
}

export interface EngineParts {
  /** The probes that settle the rule, the one shown first. */
  probes: Probe[];
  /** The fault shown as the failing example, with its file's path and text. */
  fault?: Source & { fault: Fault };
  /** What the probe shown first says of the official TypeScript server. */
  sdk?: Finding;
  /** Other faults that break the rule too. */
  otherFaults: Fault[];
  /** Other rules that the shown probe settles in the same run. */
  sameRun: string[];
}

let settlers: Promise<Map<string, Probe[]>> | undefined;
let breakers: Promise<Map<string, Fault[]>> | undefined;

/** Gathers what a rule's page shows of the engine. */
export async function enginePartsOf(rule: Rule): Promise<EngineParts> {
  const { id } = rule;
  const settling =
    (await (settlers ??= loadProbes().then((all) => groupByRule(all, ({ settles }) => settles)))).get(id) ?? [];
  const shown = settling.find((probe) => probe.id === rule.probe);
  const breaking =
    (await (breakers ??= loadFaults().then((all) => groupByRule(all, ({ breaks }) => breaks)))).get(id) ?? [];
  const main = breaking.find((fault) => fault.id === rule.fault);
  const sdk = shown && (await findOfSdk(shown, id));
  demandExplained(rule, sdk);
  return {
    probes: [...(shown ? [shown] : []), ...settling.filter((probe) => probe !== shown)],
    ...(main && { fault: { fault: main, ...findSource('faults', main.id) } }),
    ...(sdk && { sdk }),
    otherFaults: breaking.filter((fault) => fault !== main),
    sameRun: shown?.settles.filter((other) => other !== id) ?? [],
  };
}
