// The service worker: pages from the network first, code from the cache first, and without a network whatever was kept.
/// <reference lib="webworker" />
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE, countIn, isHashed, keepFiles, keyOf, listKept, renew, stopKeeping, sweep } from './keep.ts';
import type { Ask, SiteFiles, State } from './site-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build puts them in, as JSON. */
declare const SITE_FILES: string;

const site = JSON.parse(SITE_FILES) as SiteFiles;
const all = [...site.tools, ...site.pages];
const known = new Set(all);
const base = new URL(self.registration.scope).pathname;
const offlinePage = `${base}offline/`;

/** Whoever has so many pages and data of tools has all of them: one visit brings them. */
const MANY = 6;

/** Seconds after which a slow network counts as none, where a page is kept. */
const PATIENCE = 3;

const plugins = [
  {
    cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(keyOf(request.url)),
    // Whatever is no page of ours, as an error or a login of a network, is not kept.
    cacheWillUpdate: ({ response }: { response: Response }) =>
      Promise.resolve(response.status === 200 && response.type === 'basic' && !response.redirected ? response : null),
  },
];

// Only what the build knows, and only by GET: nothing of a server that a reader tests here is ever touched.
const isOurs = (url: URL): boolean => url.origin === self.location.origin && known.has(url.pathname);

registerRoute(({ url }) => isOurs(url) && isHashed(url.pathname), new CacheFirst({ cacheName: CACHE, plugins }));
registerRoute(
  ({ url }) => isOurs(url) && !isHashed(url.pathname),
  new NetworkFirst({ cacheName: CACHE, plugins, networkTimeoutSeconds: PATIENCE }),
);
setCatchHandler(async ({ request }) => {
  const page =
    request.mode === 'navigate'
      ? await caches.match(keyOf(new URL(offlinePage, self.location.origin).href))
      : undefined;
  return page ?? Response.error();
});

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(sweep(all)));
self.addEventListener('message', (event) => event.waitUntil(answer(event.data as Ask, event.ports[0])));

async function install(): Promise<void> {
  await renew(all);
  const unhashed = site.tools.filter((path) => !isHashed(path));
  const hadTools = countIn(await listKept(), unhashed) >= MANY;
  // Without it a reader who is offline would see the browser's page, so nothing is installed without it.
  const { failed } = await keepFiles([offlinePage], { refresh: true });
  if (failed > 0) throw new Error(`${offlinePage} could not be loaded.`);
  if (hadTools) await keepFiles(site.tools);
}

async function answer(ask: Ask, port: MessagePort | undefined): Promise<void> {
  const tell = (message: unknown): void => port?.postMessage(message);
  switch (ask.kind) {
    case 'keep':
      tell({ ...(await keepFiles(ask.what === 'all' ? all : site.tools, { onProgress: tell })), isOver: true });
      break;
    case 'keep-these':
      await keepFiles(ask.paths.filter((path) => known.has(path)));
      break;
    case 'state': {
      const there = await listKept();
      const kept = { tools: countIn(there, site.tools), all: countIn(there, all) };
      const files = { tools: site.tools.length, all: all.length };
      const state: State = { version: site.version, kept, files, bytes: site.bytes };
      tell(state);
      break;
    }
    case 'forget':
      // All but the page that says what to do without a network.
      await sweep([offlinePage]);
      tell({ done: 1, of: 1, failed: 0, isOver: true });
      break;
    case 'stop':
      stopKeeping();
      break;
    case 'take-over':
      await self.skipWaiting();
      break;
  }
}
