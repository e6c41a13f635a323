// Opens every page of the built site, several at a time, for the steps of `npm run audit` that look at each.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { listPages, openSite, pathOf } from '../test/e2e/site.ts';

interface Options extends BrowserContextOptions {
  /** Tabs that work side by side. */
  tabs?: number;
  /** Paths of the pages; all of the site if not given. */
  paths?: readonly string[];
}

/** Looks at each page when it is loaded, and gives what was found, a line each, in the order of the pages. */
export async function lookAtPages(
  look: (page: Page, path: string) => Promise<string[]>,
  { tabs = 4, paths = listPages().map(pathOf), ...options }: Options = {},
): Promise<{ looked: number; found: string[] }> {
  const site = await openSite();
  const left = paths.entries();
  const found: string[][] = [];
  const work = async (): Promise<void> => {
    const page = await site.newPage(options);
    for (const [index, path] of left) {
      await page.goto(path, { waitUntil: 'load' });
      found[index] = (await look(page, path)).map((line) => `${path} ${line}`);
    }
    await page.context().close();
  };
  try {
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    await site.close();
  }
  const complaints = site.complaints.filter((line) => !line.includes('/404.html'));
  return { looked: Object.keys(found).length, found: [...found.flat(), ...complaints] };
}

/** Prints what was found and how many pages were looked at, and exits as a step of the audit does. */
export function finish(words: string, { looked, found }: { looked: number; found: string[] }): never {
  for (const line of found) console.error(line);
  console.log(`${words}: ${looked} pages looked at, ${found.length} findings.`);
  process.exit(looked > 0 && found.length === 0 ? 0 : 1);
}
