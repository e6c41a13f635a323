// Measures the search of a built site in a browser: what it weighs, what a question transfers, how long one takes.
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { listFiles } from '../list-files.ts';

export interface SearchUse {
  /** Bytes of the index on disk. */
  disk: number;
  /** Bytes that the first search transfers, everything it needs included. */
  first: number;
  /** Bytes that a further one transfers, on average. */
  further: number;
  /** Milliseconds within which 95 of 100 warm searches have their results. */
  p95: number;
  median: number;
}

/** The part of Pagefind that runs in a page. */
interface Pagefind {
  search(text: string): Promise<{ results: { id: string; data(): Promise<unknown> }[] }>;
}

/** Results that are loaded at once, as many as our search page shows. */
const SHOWN = 20;

/** Serves a folder and counts the bytes of what it sends, headers too. */
async function serveCounted(folder: string) {
  const files = sirv(folder, { etag: true });
  const sockets = new Set<Socket>();
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const countSent = (): number => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  const close = (): void => void server.close();
  return { countSent, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Measures a site's Pagefind index; `page` is one that may load it. */
export async function measureSearch(
  browser: Browser,
  dist: string,
  page: string,
  texts: readonly string[],
  isOurs: boolean,
): Promise<SearchUse> {
  const serving = await serveCounted(dist);
  // Ours would keep the tools for use without a network meanwhile.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const tab = await context.newPage();
  try {
    await tab.goto(serving.address + page);
    await tab.waitForLoadState('networkidle');
    const ask = (asked: readonly string[]): Promise<number[]> =>
      tab.evaluate(
        async ([texts, shown, isOurs]) => {
          const address = '/pagefind/pagefind.js';
          const pagefind = (await import(address)) as Pagefind;
          const times: number[] = [];
          // Ours reads what it shows of a page by itself, and keeps it, as src/components/search/search-page.ts does.
          const kept = globalThis as { known?: Map<string, Promise<unknown>> };
          const known = (kept.known ??= new Map());
          const read = (id: string): Promise<unknown> => {
            const coming = known.get(id) ?? fetch(`/pagefind/fragment/${id}.json`).then((response) => response.json());
            known.set(id, coming);
            return coming;
          };
          for (const text of texts) {
            const began = performance.now();
            const { results } = await pagefind.search(text);
            await Promise.all(results.slice(0, shown).map((result) => (isOurs ? read(result.id) : result.data())));
            times.push(performance.now() - began);
          }
          return times;
        },
        [asked, SHOWN, isOurs] as const,
      );
    const before = serving.countSent();
    await ask(texts.slice(0, 1));
    const first = serving.countSent() - before;
    await ask(texts.slice(1));
    const further = (serving.countSent() - before - first) / (texts.length - 1);
    const times = (await ask(texts)).sort((a, b) => a - b);
    const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0;
    const disk = listFiles(join(dist, 'pagefind')).reduce(
      (sum, file) => sum + statSync(join(dist, 'pagefind', file)).size,
      0,
    );
    return { disk, first, further, p95: at(0.95), median: at(0.5) };
  } finally {
    await context.close();
    serving.close();
  }
}
