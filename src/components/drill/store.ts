// What the drill keeps, for the page: it loads, adds, imports, exports and tells other tabs; nothing gets lost on the way.
import type { Aside } from '../../study/aside.ts';
import { formatExport } from '../../study/export-json.ts';
import { findNews, mergeReviews, mergeSettings } from '../../study/merge.ts';
import type { ParsedExport } from '../../study/parse-export.ts';
import { DEFAULT_SETTINGS, parseReview } from '../../study/parse-state.ts';
import { readRecords } from '../../study/read-records.ts';
import type { ReadState } from '../../study/read-records.ts';
import { formatFailure, formatObstacle, formatUnread } from '../../study/storage-words.ts';
import type { Obstacle } from '../../study/keep-words.ts';
import type { Review, Settings } from '../../study/types.ts';
import { nameOf } from '../keep/open-database.ts';
import { openDatabaseShelf } from './database-shelf.ts';
import { createMemoryShelf } from './shelf.ts';
import type { Change, Shelf } from './shelf.ts';

/** What happened elsewhere: another tab added reviews, changed more than that, or deleted all; or there is something to say. */
export type News =
  | { kind: 'reviews'; reviews: Review[] }
  | { kind: 'state' }
  | { kind: 'reset' }
  | { kind: 'notice'; notices: string[] };

/** What the store takes from a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

export type Store = ReturnType<typeof createStore>;

/** Creates the store over a shelf. An `obstacle` says why that shelf is not a database. */
export function createStore(shelf: Shelf, surroundings: { obstacle?: Obstacle; channel?: Channel } = {}) {
  let { obstacle } = surroundings;
  const { channel } = surroundings;
  const listeners = new Set<(news: News) => void>();
  /** All reviews that this tab has seen; those of them that could not be written yet; and the settings likewise. */
  const known = new Map<string, Review>();
  const unsaved = new Map<string, Review>();
  let settings = DEFAULT_SETTINGS;
  let areSettingsSaved = true;
  let aside: readonly Aside[] = [];
  let lastBackup: number | undefined;

  const tell = (news: News): void => listeners.forEach((listener) => listener(news));
  const post = (message: unknown): void => channel?.postMessage(message);

  async function write(change: Change, what: Parameters<typeof formatFailure>[1]): Promise<void> {
    try {
      await shelf.write(change);
    } catch (cause) {
      throw new Error(formatFailure(nameOf(cause), what), { cause });
    }
  }

  /** Reads all that is kept, and puts right what is wrong with it. */
  async function read(): Promise<ReadState> {
    const state = readRecords(await shelf.read());
    if (state.repair !== undefined) {
      const what = 'the repair of what could not be read';
      await write(state.repair, what).catch((error: Error) => state.notices.push(error.message));
    }
    // Only adds: an answer given meanwhile must not be forgotten.
    for (const review of mergeReviews([...known.values()], state.reviews)) known.set(review.id, review);
    if (areSettingsSaved) ({ settings } = state);
    ({ aside, lastBackup = lastBackup } = state);
    return state;
  }

  function forget(): void {
    known.clear();
    unsaved.clear();
    settings = DEFAULT_SETTINGS;
    areSettingsSaved = true;
    aside = [];
    lastBackup = undefined;
  }

  /** Writes with a change whatever could not be written before. */
  async function save(change: Change, what: Parameters<typeof formatFailure>[1]): Promise<void> {
    const reviews = [...unsaved.values()];
    const all = { ...(areSettingsSaved ? {} : { settings }), ...change };
    await write({ ...all, reviews: [...reviews, ...(change.reviews ?? [])] }, what);
    for (const { id } of reviews) unsaved.delete(id);
    if (all.settings === settings) areSettingsSaved = true;
    if (reviews.length > 0) post({ kind: 'reviews', ids: reviews.map(({ id }) => id) });
  }

  /** Hears another tab. A newer Wireproof may say what this one does not know; then everything is loaded again. */
  async function hear(message: unknown): Promise<void> {
    const { kind, ids } = (message ?? {}) as { kind?: unknown; ids?: unknown };
    if (kind === 'reset') {
      forget();
      return tell({ kind: 'reset' });
    }
    if (kind !== 'reviews' || !Array.isArray(ids)) return tell({ kind: 'state' });
    const found = await Promise.all(ids.map(async (id) => parseReview(await shelf.readReview(String(id)))));
    const reviews = found.flatMap((one) => ('review' in one ? [one.review] : []));
    for (const review of reviews) known.set(review.id, review);
    tell(reviews.length === found.length ? { kind: 'reviews', reviews } : { kind: 'state' });
  }

  if (channel) channel.onmessage = ({ data }) => void hear(data).catch(() => tell({ kind: 'state' }));
  shelf.onLost = (why) => {
    obstacle = why;
    tell({ kind: 'notice', notices: [formatObstacle(why)] });
  };

  return {
    /** Whether what is added outlasts this tab. */
    isKept: (): boolean => obstacle === undefined,

    /** Everything that is kept, with what the reader has to know about it. Never rejects. */
    async load(): Promise<{ reviews: Review[]; settings: Settings; notices: string[] }> {
      const notices = obstacle === undefined ? [] : [formatObstacle(obstacle)];
      try {
        notices.push(...(await read()).notices);
      } catch (error) {
        if (obstacle === undefined) notices.push(formatUnread(nameOf(error)));
      }
      return { reviews: mergeReviews([...known.values()], []), settings, notices };
    },

    /** Keeps a review, and with it those that could not be kept before. */
    async addReview(review: Review): Promise<void> {
      known.set(review.id, review);
      unsaved.set(review.id, review);
      await save({}, 'your last answer');
    },

    async saveSettings(next: Settings): Promise<void> {
      settings = next;
      areSettingsSaved = false;
      await save({ settings: next }, 'your settings');
      post({ kind: 'state' });
    },

    /** Takes what a file has; its settings only where the reader says so. All of it, or nothing. */
    async importState(
      { reviews, settings: others, aside: refused }: ParsedExport,
      take: { settings: boolean },
    ): Promise<{ added: number; replaced: number; same: number }> {
      const state = await read().catch((cause: unknown) => {
        throw new Error(formatFailure(nameOf(cause), 'the import'), { cause });
      });
      if (state.notices.length > 0) tell({ kind: 'notice', notices: state.notices });
      const { write: news, added } = findNews(state.reviews, reviews);
      const next = mergeSettings(settings, others, take.settings);
      await save({ reviews: news, aside: refused, ...(take.settings ? { settings: next } : {}) }, 'the import');
      for (const review of news) known.set(review.id, review);
      settings = next;
      areSettingsSaved ||= take.settings;
      post({ kind: 'state' });
      return { added, replaced: news.length - added, same: reviews.length - news.length };
    },

    /** The export as text; from now on it counts as the last backup. `now` in milliseconds since 1970. */
    async exportText(now: number): Promise<string> {
      try {
        const { notices } = await read();
        if (notices.length > 0) tell({ kind: 'notice', notices });
      } catch {
        // What this tab knows is exported all the same.
      }
      const text = formatExport({ reviews: [...known.values()], settings, aside }, now);
      lastBackup = now;
      // Without it only the age of the backup is wrong, and it is too old then.
      await shelf.write({ lastBackup: now }).catch(() => undefined);
      post({ kind: 'state' });
      return text;
    },

    /** Deletes everything that is kept, in every tab. */
    async reset(): Promise<void> {
      try {
        await shelf.clear();
      } catch (cause) {
        throw new Error(formatFailure(nameOf(cause), 'the reset'), { cause });
      }
      forget();
      post({ kind: 'reset' });
    },

    /** When the last export was made, in milliseconds since 1970, as `load` found it. */
    lastBackup: (): number | undefined => lastBackup,

    /** What was set aside, as `load` found it. */
    aside: (): readonly Aside[] => aside,

    /** Calls the listener with news until the function that it gives is called. */
    onNews(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    close(): void {
      channel?.close();
      shelf.close();
    },
  };
}

/** Opens the store: in the browser's database, or, where there is none, in memory, which `load` then says. */
export async function openStore(): Promise<Store> {
  const shelf = await openDatabaseShelf();
  if ('obstacle' in shelf) return createStore(createMemoryShelf(), shelf);
  return createStore(
    shelf,
    typeof BroadcastChannel === 'undefined' ? {} : { channel: new BroadcastChannel('wireproof-study') },
  );
}
