// A database of the browser, as any code could have left it: filled before a page is opened, and read afterwards.
import type { Page } from 'playwright-core';

/** What a database holds. */
export interface Holdings {
  version: number;
  /** Names and key paths of its stores; null where keys are given apart. */
  stores: Record<string, string | null>;
  /** By store: values, or values by their keys. */
  contents: Record<string, readonly object[] | Record<string, unknown>>;
}

/** Leaves the page on the site without a tool, and fills a database. */
export async function fillDatabase(page: Page, name: string, holdings: Holdings): Promise<void> {
  await page.goto('/404.html');
  await page.evaluate(
    async ({ name, holdings: { version, stores, contents } }) => {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name, version);
        request.onupgradeneeded = () => {
          for (const [store, keyPath] of Object.entries(stores)) request.result.createObjectStore(store, { keyPath });
        };
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(new Error(String(request.error)));
      });
      const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
      for (const [name, values] of Object.entries(contents)) {
        const store = transaction.objectStore(name);
        if (Array.isArray(values)) for (const value of values as object[]) store.put(value);
        else for (const [key, value] of Object.entries(values)) store.put(value, key);
      }
      await new Promise<void>((done, fail) => {
        transaction.oncomplete = () => done();
        transaction.onerror = () => fail(new Error(String(transaction.error)));
      });
      database.close();
    },
    { name, holdings },
  );
}

/** Everything that a database has now: its version, and the values of these stores. */
export const readDatabase = <Store extends string>(
  page: Page,
  name: string,
  stores: readonly Store[],
): Promise<{ version: number } & Record<Store, unknown[]>> =>
  page.evaluate(
    async ({ name, stores }) => {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(new Error(String(request.error)));
      });
      const all = (store: string): Promise<unknown[]> =>
        new Promise((done) => {
          if (!database.objectStoreNames.contains(store)) return done([]);
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => done(request.result);
        });
      const { version } = database;
      const values = await Promise.all(stores.map(async (store) => [store, await all(store)] as const));
      database.close();
      return { version, ...Object.fromEntries(values) } as { version: number } & Record<Store, unknown[]>;
    },
    { name, stores },
  );
