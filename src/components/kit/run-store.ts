// The interviews that are kept, for the page: loaded, saved, deleted, and told to other tabs; nothing gets lost on the way.
import { parseKept, readRuns, sortRuns, type RunAside } from '../../kit/read-runs.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { formatFailure, formatObstacle, formatUnread } from '../../kit/run-storage-words.ts';
import { nameOf } from '../keep/open-database.ts';
import { openRunShelf } from './database-run-shelf.ts';
import type { KeptRuns, RunNews, Surroundings } from './run-news.ts';
import { createHold, type Hold, type Holding } from './run-lock.ts';
import type { RunSaver } from './run-saver.ts';
import { createMemoryShelf, type RunShelf } from './run-shelf.ts';

export type RunStore = ReturnType<typeof createRunStore>;

/** Creates the store over a shelf. */
export function createRunStore(shelf: RunShelf, { obstacle: first, channel, locks }: Surroundings = {}) {
  let obstacle = first;
  const listeners = new Set<(news: RunNews) => void>();
  /** What this tab has seen; what of it could not be written yet; what was deleted; what is being written. */
  const known = new Map<string, RunRecord>();
  const unsaved = new Map<string, RunRecord>();
  const gone = new Set<string>();
  const writing = new Map<string, Promise<void>>();
  const holds = new Map<string, Hold>();
  let aside: readonly RunAside[] = [];

  const tell = (news: RunNews): void => listeners.forEach((listener) => listener(news));
  const post = (message: unknown): void => channel?.postMessage(message);

  async function attempt<T>(act: Promise<T>, what: Parameters<typeof formatFailure>[1]): Promise<T> {
    try {
      return await act;
    } catch (cause) {
      throw new Error(formatFailure(nameOf(cause), what), { cause });
    }
  }

  async function read(): Promise<string[]> {
    const state = readRuns(await shelf.read());
    if (state.repair !== undefined) {
      const what = 'the repair of what could not be read';
      await attempt(shelf.repair(state.repair), what).catch((error: Error) => state.notices.push(error.message));
    }
    known.clear();
    for (const run of [...state.runs, ...unsaved.values()]) if (!gone.has(run.id)) known.set(run.id, run);
    ({ aside } = state);
    return state.notices;
  }

  async function writeOne(run: RunRecord): Promise<void> {
    const write = shelf.write(run);
    writing.set(run.id, write);
    try {
      await write;
    } finally {
      if (writing.get(run.id) === write) writing.delete(run.id);
    }
    // It may have changed meanwhile; then that is still to be written.
    if (unsaved.get(run.id) === run) unsaved.delete(run.id);
    post({ kind: 'saved', id: run.id });
  }

  /** Forgets what was deleted elsewhere; a write that was under way must not bring it back. */
  async function forget(ids: readonly string[]): Promise<void> {
    const under = ids.filter((id) => writing.has(id));
    for (const id of ids) {
      gone.add(id);
      known.delete(id);
      unsaved.delete(id);
    }
    for (const id of under) {
      await writing.get(id)?.catch(() => undefined);
      await shelf.remove(id);
    }
  }

  async function readOne(id: string): Promise<void> {
    const parsed = parseKept(id, await shelf.readRun(id));
    if (!('run' in parsed) || parsed.problems.length > 0) return tell({ kind: 'state' });
    if (gone.has(id)) return;
    known.set(id, parsed.run);
    tell({ kind: 'saved', run: parsed.run });
  }

  /** Hears another tab. A newer Wireproof may say what this one does not know; then everything is loaded again. */
  async function hear(message: unknown): Promise<void> {
    const { kind, id } = (message ?? {}) as { kind?: unknown; id?: unknown };
    if (kind === 'reset') {
      tell({ kind: 'reset' });
      aside = [];
      return forget([...known.keys()]);
    }
    if (typeof id !== 'string') return tell({ kind: 'state' });
    if (kind === 'let-go') return holds.get(id)?.letGo();
    if (kind === 'saved') return readOne(id);
    if (kind !== 'removed') return tell({ kind: 'state' });
    tell({ kind: 'removed', id });
    aside = aside.filter(({ run }) => run !== id);
    return forget([id]);
  }

  if (channel) channel.onmessage = ({ data }) => void hear(data).catch(() => tell({ kind: 'state' }));
  shelf.onLost = (why) => {
    obstacle = why;
    tell({ kind: 'notice', notices: [formatObstacle(why)] });
  };

  return {
    /** Whether what is saved outlasts this tab. */
    isKept: (): boolean => obstacle === undefined,

    /** Everything that is kept, with what the reader has to know about it. Never rejects. */
    async load(): Promise<KeptRuns> {
      const notices = obstacle === undefined ? [] : [formatObstacle(obstacle)];
      try {
        notices.push(...(await read()));
      } catch (error) {
        if (obstacle === undefined) notices.push(formatUnread(nameOf(error)));
      }
      return { runs: sortRuns([...known.values()]), notices };
    },

    /** Keeps an interview as it is now, and with it what could not be kept before. One that was deleted stays so. */
    async save(run: RunRecord): Promise<void> {
      if (gone.has(run.id)) return;
      known.set(run.id, run);
      unsaved.set(run.id, run);
      await attempt(Promise.all([...unsaved.values()].map(writeOne)), 'your last note');
    },

    /** Deletes an interview in every tab, and what of it was set aside. */
    async remove(id: string): Promise<void> {
      gone.add(id);
      try {
        await attempt(shelf.remove(id), 'the deletion');
      } catch (error) {
        gone.delete(id);
        throw error;
      }
      await forget([id]);
      aside = aside.filter(({ run }) => run !== id);
      post({ kind: 'removed', id });
    },

    /** Deletes everything that is kept, in every tab. */
    async clear(): Promise<void> {
      const ids = [...known.keys()].filter((id) => !gone.has(id));
      for (const id of ids) gone.add(id);
      try {
        await attempt(shelf.clear(), 'the deletion');
      } catch (error) {
        for (const id of ids) gone.delete(id);
        throw error;
      }
      await forget(ids);
      aside = [];
      post({ kind: 'reset' });
    },

    /** What was set aside, as it was found last. */
    aside: (): readonly RunAside[] => aside,

    /** Whether the browser can tell which tab has an interview open. */
    canHold: (): boolean => locks !== undefined,

    /** Asks to be the one tab that writes an interview, and says how that stands. */
    hold(id: string, on: (holding: Holding) => void, { flush, drop }: Pick<RunSaver, 'flush' | 'drop'>): Hold {
      if (locks === undefined) {
        on('held');
        const nothing = (): void => undefined;
        return { takeOver: nothing, letGo: nothing, release: () => void flush() };
      }
      const hold = createHold({
        name: `wireproof-kit ${id}`,
        locks,
        tell: on,
        flush,
        drop: () => {
          unsaved.delete(id);
          drop(id);
        },
        refresh: async () => {
          await flush();
          if (!unsaved.has(id) && (await shelf.readRun(id)) !== undefined) await readOne(id);
        },
        ask: () => post({ kind: 'let-go', id }),
      });
      holds.set(id, hold);
      const release = (): void => {
        if (holds.get(id) === hold) holds.delete(id);
        hold.release();
      };
      return { ...hold, release };
    },

    /** Calls the listener with news until the function that it gives is called. */
    onNews(listener: (news: RunNews) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    close(): void {
      channel?.close();
      shelf.close();
    },
  };
}

/** Opens what this browser keeps; without a database, the store lasts as long as the tab and says why. */
export async function openRunStore(): Promise<RunStore> {
  const shelf = await openRunShelf();
  if ('obstacle' in shelf) return createRunStore(createMemoryShelf(), shelf);
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return createRunStore(shelf, {
    ...(typeof BroadcastChannel === 'undefined' ? {} : { channel: new BroadcastChannel('wireproof-kit') }),
    ...(locks === undefined ? {} : { locks }),
  });
}
