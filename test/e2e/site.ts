// What the end-to-end tests share: the pages of the built site, its server, and a browser that notes every complaint.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { listFiles } from '../../scripts/list-files.ts';
import { serve } from '../../scripts/serve.ts';

export const root = resolve(import.meta.dirname, '../..');
export const dist = join(root, 'dist');

/** One page of each type, by the name of the type; paths are below the base. */
export const PAGE_TYPES: Record<string, string> = {
  home: '/',
  cards: '/questions/',
  topic: '/questions/topic/statelessness/',
  role: '/questions/role/platform-engineer/',
  card: '/questions/re-read-capabilities-every-request/',
  rules: '/rules/',
  'rules of a level': '/rules/level/must-not/',
  category: '/rules/stl/',
  coverage: '/rules/coverage/',
  probe: '/rules/probes/get-and-delete/',
  rule: '/rules/MCP-STL-004/',
  lesson: '/lessons/fundamentals/',
  search: '/search/',
  drill: '/drill/',
  kit: '/kit/',
  'ready kit': '/kit/ready/mcp-server-developer/',
  fairness: '/kit/fairness/',
  check: '/check/',
  'how it works': '/how-it-works/',
  validator: '/how-it-works/validator/',
  survey: '/how-it-works/survey/',
  playground: '/playground/',
  offline: '/offline/',
  accessibility: '/accessibility/',
  api: '/api/',
  'not found': '/404.html',
};

/** Every HTML file of a built site, relative to it, sorted. */
export const listPages = (folder = dist): string[] => listFiles(folder).filter((file) => file.endsWith('.html'));

/** The path under which a file is served: `rules/index.html` is `/rules/`. */
export const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

export const readPage = (file: string, folder = dist): string => readFileSync(join(folder, file), 'utf8');

/** Whether a test goes through all cases of a kind, as `npm run audit -- cases` does, or through some that stand for the others. */
export const ALL_CASES = process.env.ALL_CASES !== undefined;

/** All cases of a list, or every third of them. */
export const chooseCases = <Case>(cases: readonly Case[]): readonly Case[] =>
  ALL_CASES ? cases : cases.filter((_, index) => index % 3 === 0);

/** How the browser is started; scripts/browser.mjs finds it. */
export const BROWSER: LaunchOptions = {
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

export interface Site {
  /** The address of the site, without a slash at the end. */
  address: string;
  browser: Browser;
  /** The reports of the Content Security Policy since the site was opened. */
  reports: unknown[];
  /** Errors of the console, uncaught errors and failed requests since the site was opened. */
  complaints: string[];
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Serves dist on a free port and starts the browser that CHROME_PATH names. */
export async function openSite(): Promise<Site> {
  const reports: unknown[] = [];
  const complaints: string[] = [];
  const serving = await serve({ dist, port: 0, reports });
  const address = serving.address.replace(/\/$/, '');
  const browser = await chromium.launch(BROWSER);
  const newPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    // What the service worker loads on the side is its own test’s matter: offline.e2e.ts.
    const context: BrowserContext = await browser.newContext({
      baseURL: address,
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('requestfailed', (request) => {
      // Who leaves a page breaks off what it still loads.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
      complaints.push(`${page.url()}: ${request.url()} ${request.failure()?.errorText ?? 'failed'}`);
    });
    return page;
  };
  const close = async () => {
    await browser.close();
    await serving.close();
  };
  return { address, browser, reports, complaints, newPage, close };
}
