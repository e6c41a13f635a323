// What the engine holds about a rule: the probes that settle it, the faults that break it, and their sources.
import type { Fault } from '../../faults/fault.ts';
import { faults } from '../../faults/list.ts';
import { probes } from '../../probes/list.ts';
import type { Probe } from '../../probes/probe.ts';
import type { Finding, ProbeRun } from '../../run/result.ts';
import { runSdk } from '../../run/run-sdk.ts';
import type { Rule } from '../../schemas/rule.ts';

const SOURCES = import.meta.glob<string>(['/src/faults/*/*.ts', '/src/probes/*/*.ts', '/src/server/**/*.ts'], {
  query: '?raw',
  import: 'default',
});

/** The text of a file under src/, such as `server/steps/method.ts`. Throws where there is none. */
export async function readSource(path: string): Promise<string> {
  const load = SOURCES[`/src/${path}`];
  if (load === undefined)
    throw new Error(`there is no file src/${path} among the faults, the probes and the server's own`);
  return (await load()).trimEnd();
}

const loadAll = <T>(list: Readonly<Record<string, () => Promise<T>>>): Promise<T[]> =>
  Promise.all(Object.values(list).map((load) => load()));

/** A file of the engine, as a page prints it. */
export interface Source {
  path: string;
  source: string;
}

/** The file of a fault or a probe, found by its name. */
async function findSource(kind: 'faults' | 'probes', id: string): Promise<Source> {
  const found = Object.keys(SOURCES).find((one) => one.startsWith(`/src/${kind}/`) && one.endsWith(`/${id}.ts`));
  if (found === undefined) throw new Error(`${id} has no file of its name under src/${kind}/`);
  const path = found.replace('/src/', '');
  return { path, source: await readSource(path) };
}

/** A probe's file without its messages, which the page lists one by one. */
const withoutReasons = ({ path, source }: Source): Source => ({
  path,
  source: source.replace(/\n {2}reasons: \{[\s\S]*?\n {2}\},\n/, '\n  reasons: { /* listed above */ },\n'),
});

/** What the official server got, by probe: it is asked once a build. */
const sdkRuns = new Map<string, Promise<ProbeRun>>();
async function askSdk(probe: Probe, id: string): Promise<Finding | undefined> {
  const run = sdkRuns.get(probe.id) ?? runSdk(probe.id);
  sdkRuns.set(probe.id, run);
  return (await run).findings.find(({ rule }) => rule === id);
}

export interface EngineParts {
  /** The probes that settle the rule, the one shown first. */
  probes: Probe[];
  /** The fault shown as the failing example, with its file's path and text. */
  fault?: Source & { fault: Fault };
  /** The file of the probe shown first. */
  probeSource?: Source;
  /** What that probe says of the official TypeScript server. */
  sdk?: Finding;
  /** Other faults that break the rule too. */
  otherFaults: Fault[];
  /** The reference server's file that keeps the rule. */
  enforcing?: Source;
  /** Other rules that the shown probe settles in the same run. */
  sameRun: string[];
}

/** Gathers what a rule's page shows of the engine. */
export async function enginePartsOf(rule: Rule): Promise<EngineParts> {
  const id = rule.id as Probe['settles'][number];
  const settling = (await loadAll(probes)).filter((probe) => probe.settles.includes(id));
  const shown = settling.find((probe) => probe.id === rule.probe);
  const breaking = (await loadAll(faults)).filter((fault) => fault.breaks.includes(id));
  const main = breaking.find((fault) => fault.id === rule.fault);
  const sdk = shown && (await askSdk(shown, rule.id));
  const path = rule.enforcedBy === undefined ? undefined : `server/${rule.enforcedBy}`;
  return {
    probes: [...(shown ? [shown] : []), ...settling.filter((probe) => probe !== shown)],
    ...(main && { fault: { fault: main, ...(await findSource('faults', main.id)) } }),
    ...(shown && { probeSource: withoutReasons(await findSource('probes', shown.id)) }),
    ...(sdk && { sdk }),
    otherFaults: breaking.filter((fault) => fault !== main),
    ...(path !== undefined && { enforcing: { path, source: await readSource(path) } }),
    sameRun: shown?.settles.filter((other) => other !== id) ?? [],
  };
}
