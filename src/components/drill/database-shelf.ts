// The shelf of the drill in IndexedDB: reviews by id, settings, and by its text what was set aside.
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Aside } from '../../study/aside.ts';
import { parseReview } from '../../study/parse-state.ts';
import type { Records } from '../../study/read-records.ts';
import type { Obstacle } from '../../study/storage-words.ts';
import type { Review, Settings } from '../../study/types.ts';
import type { Change, Shelf } from './shelf.ts';

const NAME = 'wireproof-study';
const VERSION = 1;
const LONGEST_WAIT = 5_000;

interface Study extends DBSchema {
  reviews: { key: string; value: Review };
  settings: { key: string; value: Settings | number };
  aside: { key: string; value: Aside };
}
type Database = IDBPDatabase<Study>;

const STORES = ['reviews', 'settings', 'aside'] as const;
type StoreName = (typeof STORES)[number];
const KEY_PATHS: Record<StoreName, string | null> = { reviews: 'id', settings: null, aside: 'text' };

/** The name of what a browser refused with, such as `QuotaExceededError`. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'UnknownError');

const isOurs = (database: Database): boolean =>
  STORES.every(
    (name) => database.objectStoreNames.contains(name) && database.transaction(name).store.keyPath === KEY_PATHS[name],
  );

interface Contents {
  entries: (readonly [key: unknown, value: unknown])[];
  unreadable: number;
}

/** Reads a store; record by record where one that the browser cannot read would take all others with it. */
async function readStore(database: Database, name: StoreName): Promise<Contents> {
  try {
    const { store, done } = database.transaction(name);
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
    return { entries: keys.map((key, index) => [key, values[index]]), unreadable: 0 };
  } catch {
    const keys = await database.getAllKeys(name);
    const all = await Promise.allSettled(keys.map(async (key) => [key, await database.get(name, key)] as const));
    const entries = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    return { entries, unreadable: all.length - entries.length };
  }
}

async function read(database: Database): Promise<Records> {
  const reviews = await readStore(database, 'reviews');
  const settings = await readStore(database, 'settings');
  const aside = await readStore(database, 'aside');
  const byKey = new Map(settings.entries);
  return {
    reviews: reviews.entries,
    settings: byKey.get('settings'),
    aside: aside.entries.map(([, value]) => value),
    lastBackup: byKey.get('lastBackup'),
    unreadable: reviews.unreadable + settings.unreadable + aside.unreadable,
  };
}

async function write(database: Database, change: Change): Promise<void> {
  // Strict: an answer is on the disk before the next question, whatever happens to the machine.
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const [reviews, settings, aside] = [
    transaction.objectStore('reviews'),
    transaction.objectStore('settings'),
    transaction.objectStore('aside'),
  ];
  const drop = async (key: string): Promise<void> => {
    if ('wrong' in parseReview(await reviews.get(key))) await reviews.delete(key);
  };
  const dropped = (change.dropReviews ?? []) as string[];
  const act = async (): Promise<unknown> => {
    const acts: Promise<unknown>[] = [
      ...dropped.map(drop),
      ...(change.dropAside ?? []).map((text) => aside.delete(text)),
      ...(change.reviews ?? []).map((review) => reviews.put(review)),
      ...(change.aside ?? []).map((entry) => aside.put(entry)),
      ...(change.settings ? [settings.put(change.settings, 'settings')] : []),
      ...(change.lastBackup ? [settings.put(change.lastBackup, 'lastBackup')] : []),
    ];
    // By itself it is committed when all of it has been answered; a tab that is closed before that would take it along.
    if (dropped.length === 0) transaction.commit();
    return Promise.all(acts);
  };
  try {
    await Promise.all([act(), transaction.done]);
  } catch (error) {
    // What is refused before it is tried, as a value that cannot be copied, leaves the transaction open.
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}

async function clear(database: Database): Promise<void> {
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await Promise.all([...STORES.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}

const createShelf = (database: Database): Shelf => ({
  read: () => read(database),
  readReview: (id) => database.get('reviews', id),
  write: (change) => write(database, change),
  clear: () => clear(database),
  close: () => database.close(),
});

/** Opens the database; or says why there is none, having changed nothing. */
export async function openDatabaseShelf(): Promise<Shelf | { obstacle: Obstacle }> {
  let shelf: Shelf | undefined;
  const lose = (why: Obstacle): void => shelf?.onLost?.(why);
  const late = Promise.withResolvers<Obstacle>();
  const timer = setTimeout(() => late.resolve('slow'), LONGEST_WAIT);
  try {
    // Where a site may keep nothing, some browsers throw at the mere mention.
    if (typeof indexedDB === 'undefined') return { obstacle: 'missing' };
    const opening = openDB<Study>(NAME, VERSION, {
      upgrade: (database) => {
        database.createObjectStore('reviews', { keyPath: 'id' });
        database.createObjectStore('settings');
        database.createObjectStore('aside', { keyPath: 'text' });
      },
      blocked: () => late.resolve('blocked'),
      blocking: (_current, next, event) => {
        // Whoever waits for this connection is newer, or deletes the data; either way it must not wait.
        (event.target as IDBDatabase).close();
        lose(next === null ? 'deleted' : 'taken');
      },
      terminated: () => lose('closed'),
    });
    const first = await Promise.race([opening, late.promise]);
    if (typeof first === 'string') {
      opening.then(
        (database) => database.close(),
        () => undefined,
      );
      return { obstacle: first };
    }
    if (!isOurs(first)) {
      first.close();
      return { obstacle: 'foreign' };
    }
    shelf = createShelf(first);
    return shelf;
  } catch (error) {
    return { obstacle: nameOf(error) };
  } finally {
    clearTimeout(timer);
  }
}
