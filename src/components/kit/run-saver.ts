// Saves interviews soon after they change, and at once when the page may be on its way out.
import type { RunRecord } from '../../kit/run-record.ts';

/** Whoever types changes a record ten times a second; this is the longest that a change waits, in milliseconds. */
const LONGEST_DELAY = 300;

export interface RunSaver {
  save: (run: RunRecord) => void;
  /** Saves at once what waits. Never rejects. */
  flush: () => Promise<void>;
  /** Forgets what waits of an interview that is gone, or of all. */
  drop: (id?: string) => void;
  isWaiting: (id: string) => boolean;
}

/** Creates a saver over an act that saves one record; `fail` is told what was wrong. */
export function createRunSaver(write: (run: RunRecord) => Promise<void>, fail: (error: unknown) => void): RunSaver {
  const waiting = new Map<string, RunRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const runs = [...waiting.values()];
    waiting.clear();
    await Promise.all(runs.map((run) => write(run).catch(fail)));
  };
  return {
    save: (run) => {
      waiting.set(run.id, run);
      timer ??= setTimeout(() => void flush(), LONGEST_DELAY);
    },
    flush,
    drop: (id) => void (id === undefined ? waiting.clear() : waiting.delete(id)),
    isWaiting: (id) => waiting.has(id),
  };
}
