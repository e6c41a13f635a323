// Where the kit keeps interviews: what a database has to do for it, and one that lasts as long as the tab.
import { parseKept, type RunAside, type RunRecords, type RunRepair } from '../../kit/read-runs.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import type { Obstacle } from '../../study/keep-words.ts';

/** A place to keep interviews. Each act rejects with what the browser says. */
export interface RunShelf {
  read: () => Promise<RunRecords>;
  readRun: (id: string) => Promise<unknown>;
  write: (run: RunRecord) => Promise<void>;
  /** Puts right what still is wrong: another tab may have done so. */
  repair: (repair: RunRepair) => Promise<void>;
  /** Deletes an interview, and what of it was set aside. */
  remove: (id: string) => Promise<void>;
  clear: () => Promise<void>;
  close: () => void;
  /** Called when the database is taken away while the page is open. */
  onLost?: (why: Obstacle) => void;
}

/** What has to stand in the place of a record: nothing, where it cannot be read; `undefined`, where it is right. */
export function mend(key: unknown, raw: unknown): { run?: RunRecord } | undefined {
  const parsed = parseKept(key, raw);
  if ('wrong' in parsed) return {};
  return 'run' in parsed && parsed.problems.length > 0 ? { run: parsed.run } : undefined;
}

/** Creates a shelf that forgets with the tab; what it begins with is for tests. */
export function createMemoryShelf(first: Partial<RunRecords> = {}): RunShelf {
  const runs = new Map<unknown, unknown>(first.runs);
  const aside = new Map<string, unknown>(first.aside?.map((entry) => [(entry as RunAside).text, entry]));
  const act = (change: () => void): Promise<void> => Promise.resolve(change());
  return {
    read: () => Promise.resolve({ runs: [...runs], aside: [...aside.values()], unreadable: 0 }),
    readRun: (id) => Promise.resolve(runs.get(id)),
    write: (run) => act(() => void runs.set(run.id, run)),
    repair: (repair) =>
      act(() => {
        for (const entry of repair.aside) aside.set(entry.text, entry);
        for (const text of repair.dropAside) aside.delete(text);
        for (const run of repair.runs) runs.set(run.id, run);
        for (const key of repair.repairRuns) {
          const mended = mend(key, runs.get(key));
          if (mended?.run !== undefined) runs.set(key, mended.run);
          else if (mended !== undefined) runs.delete(key);
        }
      }),
    remove: (id) =>
      act(() => {
        runs.delete(id);
        for (const [text, entry] of aside) if ((entry as RunAside).run === id) aside.delete(text);
      }),
    clear: () =>
      act(() => {
        runs.clear();
        aside.clear();
      }),
    close: () => undefined,
  };
}
