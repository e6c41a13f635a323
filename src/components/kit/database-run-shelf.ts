// The shelf of the kit in IndexedDB: interviews by id, and by its text what was set aside.
import type { DBSchema, IDBPDatabase } from 'idb';
import type { RunAside, RunRecords, RunRepair } from '../../kit/read-runs.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import type { Obstacle } from '../../study/keep-words.ts';
import { clearStores, readStore, writeStores } from '../keep/database-acts.ts';
import { openDatabase, type Layout } from '../keep/open-database.ts';
import { mend, type RunShelf } from './run-shelf.ts';

interface KitSchema extends DBSchema {
  runs: { key: string; value: RunRecord };
  aside: { key: string; value: RunAside };
}
type Database = IDBPDatabase<KitSchema>;

const LAYOUT: Layout<KitSchema> = { name: 'wireproof-kit', version: 1, keyPaths: { runs: 'id', aside: 'text' } };
const STORES: (keyof typeof LAYOUT.keyPaths)[] = ['runs', 'aside'];

async function read(database: Database): Promise<RunRecords> {
  const runs = await readStore(database, 'runs');
  const aside = await readStore(database, 'aside');
  return {
    runs: runs.entries,
    aside: aside.entries.map(([, value]) => value),
    unreadable: runs.unreadable + aside.unreadable,
  };
}

const write = (database: Database, run: RunRecord): Promise<void> =>
  writeStores(database, ['runs'], (transaction) => [transaction.objectStore('runs').put(run)], { isBlind: true });

const repair = (database: Database, change: RunRepair): Promise<void> =>
  writeStores(
    database,
    STORES,
    (transaction) => {
      const [runs, aside] = [transaction.objectStore('runs'), transaction.objectStore('aside')];
      const mendOne = async (key: string): Promise<void> => {
        const mended = mend(key, await runs.get(key));
        if (mended?.run !== undefined) await runs.put(mended.run);
        else if (mended !== undefined) await runs.delete(key);
      };
      return [
        ...change.aside.map((entry) => aside.put(entry)),
        ...change.dropAside.map((text) => aside.delete(text)),
        ...change.runs.map((run) => runs.put(run)),
        ...(change.repairRuns as string[]).map(mendOne),
      ];
    },
    { isBlind: false },
  );

const remove = (database: Database, id: string): Promise<void> =>
  writeStores(
    database,
    STORES,
    (transaction) => {
      const [runs, aside] = [transaction.objectStore('runs'), transaction.objectStore('aside')];
      const sweep = async (): Promise<void> => {
        for (let cursor = await aside.openCursor(); cursor !== null; cursor = await cursor.continue()) {
          if (cursor.value.run === id) await cursor.delete();
        }
      };
      return [runs.delete(id), sweep()];
    },
    { isBlind: false },
  );

const createShelf = (database: Database): RunShelf => ({
  read: () => read(database),
  readRun: (id) => database.get('runs', id),
  write: (run) => write(database, run),
  repair: (change) => repair(database, change),
  remove: (id) => remove(database, id),
  clear: () => clearStores(database, STORES),
  close: () => database.close(),
});

/** Opens the database; or says why there is none, having changed nothing. */
export async function openRunShelf(): Promise<RunShelf | { obstacle: Obstacle }> {
  const made: { shelf?: RunShelf } = {};
  const opened = await openDatabase(LAYOUT, (why) => made.shelf?.onLost?.(why));
  return 'obstacle' in opened ? opened : (made.shelf = createShelf(opened.database));
}
