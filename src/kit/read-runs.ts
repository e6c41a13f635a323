// Makes interviews of what the database has: broken ones are repaired or set aside, and come back when they can be read.
import { isObject, parseJson } from '../protocol/json.ts';
import { formatRaw, parseAside, type Aside } from '../study/aside.ts';
import { describeValue, formatProblems, type Problem } from '../study/describe-value.ts';
import { parseRun, type ParsedRun } from './parse-run.ts';
import type { RunRecord } from './run-record.ts';

/** A record that could not be read, or not all of it, as it was. */
export interface RunAside extends Aside {
  /** Under which id it stood, so that it is deleted with its interview. */
  run: string;
}

/** What the database has, as it comes. */
export interface RunRecords {
  runs: readonly (readonly [key: unknown, value: unknown])[];
  aside: readonly unknown[];
  /** How many records the browser itself could not give. They stay where they are. */
  unreadable: number;
}

/** What the database has to change so that it holds what was read. */
export interface RunRepair {
  aside: RunAside[];
  /** Keys of records that are not as they should be. */
  repairRuns: unknown[];
  /** What was set aside and can be read now, and the texts under which it stands there. */
  runs: RunRecord[];
  dropAside: string[];
}

export interface ReadRuns {
  /** The one that began last comes first. */
  runs: RunRecord[];
  aside: RunAside[];
  /** What the reader has to know, in sentences. */
  notices: string[];
  /** Absent where nothing has to be changed. */
  repair?: RunRepair;
}

const interviews = (count: number, one: string, many: string): string =>
  count === 1 ? `1 interview ${one}` : `${count} interviews ${many}`;

const nameOf = (raw: unknown): string =>
  isObject(raw) && typeof raw.label === 'string' ? `Interview ${describeValue(raw.label)}` : 'An interview';

const within = (raw: unknown, problem: Problem): Problem => ({ ...problem, where: `${nameOf(raw)}, ${problem.where}` });

const setAside = (key: unknown, raw: unknown, problem: Problem): RunAside => ({
  ...problem,
  text: formatRaw(raw) ?? `not JSON, key ${String(key)}`,
  raw,
  run: String(key),
});

/** An entry of what was set aside, and the interview in it if all of that can be read by now. */
function readAside(raw: unknown): { entry: RunAside; run?: RunRecord } | undefined {
  const parsed = parseAside(raw, 'an interview');
  if (parsed === undefined || !isObject(raw)) return undefined;
  const was: Record<string, unknown> = raw;
  const run = typeof was.run === 'string' ? was.run : '';
  const entry: RunAside = { ...parsed, run, ...(was.raw === undefined ? {} : { raw: was.raw }) };
  const again = parseRun(entry.raw ?? parseJson(entry.text));
  return 'run' in again && again.problems.length === 0 ? { entry, run: again.run } : { entry };
}

interface Tally {
  broken: Problem[];
  /** The problems of each interview that was repaired. */
  repaired: Problem[][];
  restored: number;
  newer: number;
  unreadable: number;
}

function tell({ broken, repaired, restored, newer, unreadable }: Tally): string[] {
  const notices: string[] = [];
  if (broken.length > 0) {
    const were = interviews(broken.length, 'could not be read and was', 'could not be read and were');
    notices.push(`${were} set aside, not deleted. ${formatProblems(broken)}`);
  }
  if (repaired.length > 0) {
    const were = interviews(repaired.length, 'was repaired; look at it', 'were repaired; look at them');
    notices.push(`${were} before you go on. What was kept before is set aside. ${formatProblems(repaired.flat())}`);
  }
  if (restored > 0) {
    notices.push(`${interviews(restored, 'that had been set aside', 'that had been set aside')} can be read again.`);
  }
  if (newer > 0) {
    const were = interviews(newer, 'was kept by a newer Wireproof and is', 'were kept by a newer Wireproof and are');
    notices.push(`${were} left untouched. Reload to get the newer one.`);
  }
  if (unreadable > 0) {
    const what = unreadable === 1 ? '1 record' : `${unreadable} records`;
    notices.push(`The browser could not read ${what} of its own database; nothing was deleted. Reload.`);
  }
  return notices;
}

/** Sorts interviews for a list. */
export const sortRuns = (runs: readonly RunRecord[]): RunRecord[] => runs.toSorted((a, b) => b.startedAt - a.startedAt);

/** Reads a record that stands under a key; under another one than its id it would be saved beside itself. */
export function parseKept(key: unknown, raw: unknown): ParsedRun {
  const parsed = parseRun(raw);
  if (!('run' in parsed) || parsed.run.id === key) return parsed;
  return { wrong: { where: 'id', found: describeValue(parsed.run.id), expected: describeValue(key) } };
}

/** Reads all records, whatever they are, and says what has to be repaired. Never throws. */
export function readRuns(records: RunRecords): ReadRuns {
  const runs = new Map<string, RunRecord>();
  const aside: RunAside[] = [];
  const repairRuns: unknown[] = [];
  const tally: Tally = { broken: [], repaired: [], restored: 0, newer: 0, unreadable: records.unreadable };
  for (const [key, raw] of records.runs) {
    const parsed = parseKept(key, raw);
    if ('newer' in parsed) tally.newer += 1;
    else if ('wrong' in parsed) tally.broken.push(within(raw, parsed.wrong));
    else {
      runs.set(parsed.run.id, parsed.run);
      if (parsed.problems.length > 0) tally.repaired.push(parsed.problems.map((problem) => within(raw, problem)));
    }
    const problem = 'wrong' in parsed ? parsed.wrong : 'run' in parsed ? parsed.problems[0] : undefined;
    if (problem === undefined) continue;
    aside.push(setAside(key, raw, within(raw, problem)));
    repairRuns.push(key);
  }

  const kept: RunAside[] = [];
  const restored: RunRecord[] = [];
  const dropAside: string[] = [];
  const taken = new Set(records.runs.map(([key]) => key));
  for (const raw of records.aside) {
    const read = readAside(raw);
    if (read === undefined) continue;
    // An interview that was repaired and went on is newer than what it was.
    if (read.run === undefined || taken.has(read.run.id)) kept.push(read.entry);
    else {
      taken.add(read.run.id);
      restored.push(read.run);
      dropAside.push(read.entry.text);
    }
  }
  tally.restored = restored.length;
  const mustRepair = aside.length + restored.length > 0;
  return {
    runs: sortRuns([...runs.values(), ...restored]),
    aside: [...kept, ...aside],
    notices: tell(tally),
    ...(mustRepair ? { repair: { aside, repairRuns, runs: restored, dropAside } } : {}),
  };
}
