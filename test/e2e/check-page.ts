// What the tests of the page /check/ share: servers to check, and how the page is used and read.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { createRealEnvironment } from '../../src/hosts/environment.ts';
import { createHttpHost } from '../../src/hosts/node-http.ts';
import type { HttpHostOptions } from '../../src/hosts/node-http.ts';
import type { Handler } from '../../src/protocol/message.ts';
import { createTarget, loadFault } from '../../src/run/target.ts';
import { createServer } from '../../src/server/create-server.ts';
import { createFull } from '../../src/server/definitions/full.ts';
import type { Site } from './site.ts';

/** A whole check of a server takes some 20 seconds: some probes wait for what must not come. */
export const PATIENCE = { timeout: 90_000 };

export interface Servers {
  /** Serves a handler on loopback; pages may read it only where that is asked for. */
  host(handler: Handler, options?: HttpHostOptions): Promise<string>;
  /** The demonstration server, as `npm run serve -- --cors` serves it unless other options are given. */
  hostDemo(options?: HttpHostOptions): Promise<string>;
  /** The demonstration server with a fault, and what else is done to its answers. */
  hostFault(id: string, wrap?: (next: Handler) => Handler): Promise<string>;
  end(): Promise<void>;
}

/** Gives servers that the pages of an origin can check. */
export function createServers(origin: () => string): Servers {
  const enders: (() => Promise<void>)[] = [];
  const host: Servers['host'] = async (handler, options = { cors: origin() }) => {
    const http = createHttpHost(handler, { grace: 50, ...options });
    const port = await http.listen(0);
    enders.push(() => http.close());
    return `http://127.0.0.1:${port}/mcp`;
  };
  return {
    host,
    hostDemo(options) {
      const environment = createRealEnvironment();
      const full = createFull(environment);
      const allowedOrigins = [...full.allowedOrigins, origin()];
      return host(createServer({ ...full, allowedOrigins }, environment), options);
    },
    async hostFault(id, wrap = (next) => next) {
      const { handler } = await createTarget('full', createRealEnvironment(), await loadFault(id));
      // Like any server that a page is to read, it takes the page's origin for a good one.
      const withoutOrigin: Handler = (request, ...rest) =>
        handler({ ...request, headers: request.headers.filter(([, value]) => value !== origin()) }, ...rest);
      return host(wrap(withoutOrigin));
    },
    async end() {
      for (const end of enders.splice(0)) await end();
    },
  };
}

/** Opens the page with its script at work. */
export async function openCheck(site: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage(options);
  await page.goto('/check/');
  await page.locator('#check-go:enabled').waitFor();
  return page;
}

/** Names a server and presses the button. */
export async function check(page: Page, url: string): Promise<void> {
  await page.fill('#check-url', url);
  await page.click('#check-go');
}

export const waitForReport = (page: Page): Promise<void> => page.locator('.report > h2').waitFor(PATIENCE);

/** Opens everything that a report folds. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('.report details').forEach((one) => (one.open = true)),
  );

export interface Row {
  verdict: string;
  rule: string;
  text: string;
}

/** The verdict, the rule and the text of each row of a report. */
export const rowsOf = (page: Page): Promise<Row[]> =>
  page.$$eval('.finding', (all) =>
    all.map((one) => ({
      verdict: one.className.replace(/answer|finding|\s/g, ''),
      rule: one.querySelector('.id')?.textContent ?? '',
      text: one.querySelector('.finding-text')?.textContent ?? '',
    })),
  );

/** Drops a file on the page as a person would. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], fileName ?? '', { type: 'application/json' }));
      return transfer;
    },
    [name, text],
  );
  for (const type of ['dragover', 'drop']) await page.dispatchEvent('main', type, { dataTransfer: data });
}
