// The shelf of the drill in IndexedDB: reviews by id, settings, and by its text what was set aside.
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Aside } from '../../study/aside.ts';
import type { Obstacle } from '../../study/keep-words.ts';
import { parseReview } from '../../study/parse-state.ts';
import type { Records } from '../../study/read-records.ts';
import type { Review, Settings } from '../../study/types.ts';
import { clearStores, readStore, writeStores } from '../keep/database-acts.ts';
import { openDatabase, type Layout } from '../keep/open-database.ts';
import type { Change, Shelf } from './shelf.ts';

interface Study extends DBSchema {
  reviews: { key: string; value: Review };
  settings: { key: string; value: Settings | number };
  aside: { key: string; value: Aside };
}
type Database = IDBPDatabase<Study>;

const LAYOUT: Layout<Study> = {
  name: 'wireproof-study',
  version: 1,
  keyPaths: { reviews: 'id', settings: null, aside: 'text' },
};

const STORES: (keyof typeof LAYOUT.keyPaths)[] = ['reviews', 'settings', 'aside'];

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

function write(database: Database, change: Change): Promise<void> {
  const dropped = (change.dropReviews ?? []) as string[];
  return writeStores(
    database,
    STORES,
    (transaction) => {
      const [reviews, settings, aside] = [
        transaction.objectStore('reviews'),
        transaction.objectStore('settings'),
        transaction.objectStore('aside'),
      ];
      const drop = async (key: string): Promise<void> => {
        if ('wrong' in parseReview(await reviews.get(key))) await reviews.delete(key);
      };
      return [
        ...dropped.map(drop),
        ...(change.dropAside ?? []).map((text) => aside.delete(text)),
        ...(change.reviews ?? []).map((review) => reviews.put(review)),
        ...(change.aside ?? []).map((entry) => aside.put(entry)),
        ...(change.settings ? [settings.put(change.settings, 'settings')] : []),
        ...(change.lastBackup ? [settings.put(change.lastBackup, 'lastBackup')] : []),
      ];
    },
    { isBlind: dropped.length === 0 },
  );
}

const createShelf = (database: Database): Shelf => ({
  read: () => read(database),
  readReview: (id) => database.get('reviews', id),
  write: (change) => write(database, change),
  clear: () => clearStores(database, STORES),
  close: () => database.close(),
});

/** Opens the database; or says why there is none, having changed nothing. */
export async function openDatabaseShelf(): Promise<Shelf | { obstacle: Obstacle }> {
  const made: { shelf?: Shelf } = {};
  const opened = await openDatabase(LAYOUT, (why) => made.shelf?.onLost?.(why));
  return 'obstacle' in opened ? opened : (made.shelf = createShelf(opened.database));
}
