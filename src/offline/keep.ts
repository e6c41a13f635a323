// Keeps files in the cache of the service worker: loads what is missing, a few at a time.
/// <reference lib="webworker" />
import type { Progress } from './site-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** By scope, since one origin may serve several sites. */
export const CACHE = `wireproof-files ${new URL(self.registration.scope).pathname}`;

/** So many at a time, so that what the reader does next is not held up. */
const AT_ONCE = 6;

/** The address under which a file is kept: parameters and fragments change nothing on this site. */
export function keyOf(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}

/** Whether a file has a hash of its content in its name, so that it never changes. */
export const isHashed = (path: string): boolean => /\/_astro\/|\/pagefind\/(fragment|index|filter)\//.test(path);

let isStopped = false;

/** Leaves the rest of what is being loaded to the worker that comes next. */
export function stopKeeping(): void {
  isStopped = true;
}

/** Loads files into the cache, those that are there and cannot have changed left out; tells after each how far it is. */
export async function keepFiles(
  paths: readonly string[],
  { refresh = false, onProgress }: { refresh?: boolean; onProgress?: (progress: Progress) => void } = {},
): Promise<Progress> {
  const cache = await caches.open(CACHE);
  const origin = self.location.origin;
  const queue = [...new Set(paths)];
  const progress: Progress = { done: 0, of: queue.length, failed: 0 };
  const keep = async (path: string): Promise<void> => {
    const key = keyOf(new URL(path, origin).href);
    if ((await cache.match(key)) !== undefined && !(refresh && !isHashed(path))) return;
    const response = await fetch(key, { cache: refresh ? 'no-cache' : 'default' });
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    await cache.put(key, response);
  };
  const work = async (): Promise<void> => {
    for (let path = queue.shift(); path !== undefined && !isStopped; path = queue.shift()) {
      await keep(path).catch(() => (progress.failed += 1));
      progress.done += 1;
      onProgress?.({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return progress;
}

/** The paths of what is in the cache. */
export async function listKept(): Promise<Set<string>> {
  const cache = await caches.open(CACHE);
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** How many of the files are kept. */
export const countIn = (kept: ReadonlySet<string>, paths: readonly string[]): number =>
  paths.filter((path) => kept.has(path)).length;

/** The code and styles that a page names, by path. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="([^"]*\/_astro\/[^"]+)"/g)].map(([, path]) => String(path));

/** Brings what is kept to this version: pages anew, with what they name; what has gone from the site goes. */
export async function renew(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set(files);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const stays = kept.filter((path) => known.has(path) && !isHashed(path));
  await keepFiles(stays, { refresh: true });
  const pages = await Promise.all(stays.filter((path) => path.endsWith('/')).map((path) => cache.match(path)));
  const named = await Promise.all(pages.map(async (page) => namedIn((await page?.text()) ?? '')));
  await keepFiles(named.flat());
}

/** Takes out all but these files. */
export async function sweep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set(files);
  const gone = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}
