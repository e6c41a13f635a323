// Opens a database of the browser, or says why there is none, having changed nothing.
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import type { Obstacle } from '../../study/keep-words.ts';

const LONGEST_WAIT = 5_000;

/** How a database of ours is made. */
export interface Layout<Schema extends DBSchema> {
  name: string;
  version: number;
  /** The key paths of its stores; null where keys are given apart. */
  keyPaths: Record<StoreNames<Schema> & string, string | null>;
}

/** The name of what a browser refused with, such as `QuotaExceededError`. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'UnknownError');

function isOurs<Schema extends DBSchema>(database: IDBPDatabase<Schema>, { keyPaths }: Layout<Schema>): boolean {
  const stores = Object.entries(keyPaths) as [StoreNames<Schema>, string | null][];
  return stores.every(
    ([name, keyPath]) =>
      database.objectStoreNames.contains(name) && database.transaction(name).store.keyPath === keyPath,
  );
}

/** Opens it. `lose` is called when it is taken away while the page is open. */
export async function openDatabase<Schema extends DBSchema>(
  layout: Layout<Schema>,
  lose: (why: Obstacle) => void,
): Promise<{ database: IDBPDatabase<Schema> } | { obstacle: Obstacle }> {
  const late = Promise.withResolvers<Obstacle>();
  const timer = setTimeout(() => late.resolve('slow'), LONGEST_WAIT);
  try {
    // Where a site may keep nothing, some browsers throw at the mere mention.
    if (typeof indexedDB === 'undefined') return { obstacle: 'missing' };
    const opening = openDB<Schema>(layout.name, layout.version, {
      upgrade: (database) => {
        for (const [name, keyPath] of Object.entries(layout.keyPaths) as [StoreNames<Schema>, string | null][]) {
          database.createObjectStore(name, { keyPath });
        }
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
    if (isOurs(first, layout)) return { database: first };
    first.close();
    return { obstacle: 'foreign' };
  } catch (error) {
    return { obstacle: nameOf(error) };
  } finally {
    clearTimeout(timer);
  }
}
