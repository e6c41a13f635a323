// What the engine holds about a rule: the probes that settle it, the faults that break it, and their sources.
import type { Fault } from '../../faults/fault.ts';
import { faults } from '../../faults/list.ts';
import { probes } from '../../probes/list.ts';
import type { Probe } from '../../probes/probe.ts';
import type { Rule } from '../../schemas/rule.ts';

const SOURCES = import.meta.glob<string>(['/src/faults/*/*.ts', '/src/server/**/*.ts'], {
  query: '?raw',
  import: 'default',
});

/** The text of a file under src/, such as `server/steps/method.ts`. Throws where there is none. */
export async function readSource(path: string): Promise<string> {
  const load = SOURCES[`/src/${path}`];
  if (load === undefined) throw new Error(`there is no file src/${path} among the faults and the server's own`);
  return (await load()).trimEnd();
}

const loadAll = <T>(list: Readonly<Record<string, () => Promise<T>>>): Promise<T[]> =>
  Promise.all(Object.values(list).map((load) => load()));

/** The folder that holds the fault's file, below src/faults/. */
const folderOf = (fault: Fault): string => {
  const path = Object.keys(SOURCES).find((one) => one.endsWith(`/${fault.id}.ts`));
  if (path === undefined) throw new Error(`fault ${fault.id} has no file of its name under src/faults/`);
  return path.replace('/src/', '');
};

export interface EngineParts {
  /** The probes that settle the rule, the one shown first. */
  probes: Probe[];
  /** The fault shown as the failing example, with its file's path and text. */
  fault?: { fault: Fault; path: string; source: string };
  /** Other faults that break the rule too. */
  otherFaults: Fault[];
  /** The reference server's file that keeps the rule. */
  enforcing?: { path: string; source: string };
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
  const path = rule.enforcedBy === undefined ? undefined : `server/${rule.enforcedBy}`;
  return {
    probes: [...(shown ? [shown] : []), ...settling.filter((probe) => probe !== shown)],
    ...(main && { fault: { fault: main, path: folderOf(main), source: await readSource(folderOf(main)) } }),
    otherFaults: breaking.filter((fault) => fault !== main),
    ...(path !== undefined && { enforcing: { path, source: await readSource(path) } }),
    sameRun: shown?.settles.filter((other) => other !== id) ?? [],
  };
}
