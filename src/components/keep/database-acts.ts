// Reads and writes a database of the browser so that one bad record takes no other with it, and nothing is kept by half.
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

export interface Contents {
  entries: (readonly [key: unknown, value: unknown])[];
  /** How many records the browser itself could not give. They stay where they are. */
  unreadable: number;
}

/** Reads a store; record by record where one that the browser cannot read would take all others with it. */
export async function readStore<Schema extends DBSchema>(
  database: IDBPDatabase<Schema>,
  name: StoreNames<Schema>,
): Promise<Contents> {
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

type Names<Schema extends DBSchema> = StoreNames<Schema>[];
type Writing<Schema extends DBSchema> = IDBPTransaction<Schema, Names<Schema>, 'readwrite'>;

/**
 * Writes in one step, all of it or nothing. With `isBlind` nothing that `act` begins waits for an answer from the database:
 * then it is committed at once, and outlasts a tab that is closed the moment after.
 */
export async function writeStores<Schema extends DBSchema>(
  database: IDBPDatabase<Schema>,
  names: Names<Schema>,
  act: (transaction: Writing<Schema>) => readonly Promise<unknown>[],
  { isBlind }: { isBlind: boolean },
): Promise<void> {
  // Strict: what was written down is on the disk before the next step, whatever happens to the machine.
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
  const begin = async (): Promise<unknown> => {
    const acts = act(transaction);
    // By itself it is committed when all of it has been answered; a tab that is closed before that would take it along.
    if (isBlind) transaction.commit();
    return Promise.all(acts);
  };
  try {
    await Promise.all([begin(), transaction.done]);
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

/** Deletes everything in these stores, in one step. */
export const clearStores = <Schema extends DBSchema>(
  database: IDBPDatabase<Schema>,
  names: Names<Schema>,
): Promise<void> =>
  writeStores(database, names, (transaction) => names.map((name) => transaction.objectStore(name).clear()), {
    isBlind: true,
  });
