// The interviews that are kept, as state of the page: they change as one types, here and in other tabs.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sortRuns, type RunAside } from '../../kit/read-runs.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { HELD_ELSEWHERE } from '../../kit/run-storage-words.ts';
import type { Hold, Holding } from './run-lock.ts';
import { createRunSaver } from './run-saver.ts';
import type { KeptRuns, RunNews } from './run-news.ts';
import type { RunStore } from './run-store.ts';

export type { KeptRuns } from './run-news.ts';

export interface Runs {
  /** The one that began last comes first. */
  all: RunRecord[];
  /** What the reader has to know, in sentences. */
  notices: string[];
  dismiss: () => void;
  /** Takes an interview as it is now; it is on the disk within 300 ms, and before the page goes. */
  save: (run: RunRecord) => void;
  /** Deletes an interview for good, also in other tabs; false, with a notice, where that failed. */
  remove: (id: string) => Promise<boolean>;
  clear: () => Promise<boolean>;
  /** Whether they outlast this tab. */
  isKept: () => boolean;
  /** What could not be read, or not all of it. */
  aside: () => readonly RunAside[];
  /** Asks to be the one tab that writes an interview. */
  hold: (id: string, on: (holding: Holding) => void) => Hold;
  /** Whether two tabs can know of each other. */
  canHold: () => boolean;
}

const replace = (all: readonly RunRecord[], run: RunRecord): RunRecord[] =>
  sortRuns([...all.filter(({ id }) => id !== run.id), run]);

/** Keeps up with the store, given what it had at first. */
export function useRuns(store: RunStore, first: KeptRuns): Runs {
  // What is shown and what the next act builds on: a state is a step behind between two draws.
  const latest = useRef(first.runs);
  const [all, setAll] = useState(first.runs);
  const [notices, setNotices] = useState(first.notices);

  const acts = useMemo(() => {
    const holdings = new Map<string, Holding>();
    const notice = (...more: string[]): void => setNotices((before) => [...new Set([...before, ...more])]);
    const fail = (error: unknown): void => notice(error instanceof Error ? error.message : String(error));
    const saver = createRunSaver(store.save, fail);
    const show = (runs: RunRecord[]): void => {
      latest.current = runs;
      setAll(runs);
    };
    const forget = (id: string): void => {
      saver.drop(id);
      show(latest.current.filter((run) => run.id !== id));
    };
    const forgetAll = (): void => {
      saver.drop();
      show([]);
    };
    const reload = async (): Promise<void> => {
      await saver.flush();
      const { runs, notices } = await store.load();
      // What was typed meanwhile is newer.
      show(runs.map((run) => (saver.isWaiting(run.id) && latest.current.find(({ id }) => id === run.id)) || run));
      notice(...notices);
    };
    const hear = (news: RunNews): void => {
      if (news.kind === 'notice') notice(...news.notices);
      else if (news.kind === 'removed') forget(news.id);
      else if (news.kind === 'reset') forgetAll();
      else if (news.kind === 'state') void reload();
      else if (!saver.isWaiting(news.run.id)) show(replace(latest.current, news.run));
    };
    const save = (run: RunRecord): void => {
      if (holdings.get(run.id) === 'elsewhere') return notice(HELD_ELSEWHERE);
      show(replace(latest.current, run));
      saver.save(run);
    };
    const attempt = async (act: Promise<void>, done: () => void): Promise<boolean> => {
      try {
        await act;
      } catch (error) {
        fail(error);
        return false;
      }
      done();
      return true;
    };
    return {
      hear,
      flush: saver.flush,
      dismiss: (): void => setNotices([]),
      save,
      remove: (id: string) => attempt(store.remove(id), () => forget(id)),
      clear: () => attempt(store.clear(), forgetAll),
      isKept: store.isKept,
      aside: store.aside,
      canHold: store.canHold,
      hold: (id: string, on: (holding: Holding) => void): Hold => {
        const hold = store.hold(
          id,
          (holding) => {
            holdings.set(id, holding);
            on(holding);
          },
          {
            flush: saver.flush,
            drop: () => {
              if (saver.isWaiting(id)) notice(HELD_ELSEWHERE);
              saver.drop(id);
            },
          },
        );
        const release = (): void => {
          hold.release();
          holdings.delete(id);
        };
        return { ...hold, release };
      },
    };
  }, [store]);

  // Not after the next paint, for which a tab in the background waits long.
  useLayoutEffect(() => store.onNews(acts.hear), [acts]);
  useLayoutEffect(() => {
    const leave = (): void => void acts.flush();
    const hide = (): void => (document.visibilityState === 'hidden' ? leave() : undefined);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [acts]);

  const { hear: _hear, flush: _flush, ...rest } = acts;
  return { all, notices, ...rest };
}
