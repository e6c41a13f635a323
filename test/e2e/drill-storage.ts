// What the tests of one's own data share: the browser's database as any code could have left it, and files in and out.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { fillDatabase, readDatabase } from './database.ts';

/** What the database of the drill holds before its page is opened. */
export interface Seed {
  /** The version of the database; ours is 1. */
  version?: number;
  /** Names and key paths of its stores, where they are not ours. */
  stores?: Record<string, string | null>;
  reviews?: readonly object[];
  /** Values by their keys. */
  settings?: Record<string, unknown>;
  aside?: readonly object[];
}

export interface Stored {
  version: number;
  reviews: unknown[];
  settings: unknown[];
  aside: unknown[];
}

const OURS = { reviews: 'id', settings: null, aside: 'text' };

/** Leaves the page on the site without the drill, and fills its database. */
export const seed = (page: Page, { version = 1, stores = OURS, ...contents }: Seed): Promise<void> =>
  fillDatabase(page, 'wireproof-study', { version, stores, contents });

/** Everything that the database has now. */
export const readStored = (page: Page): Promise<Stored> =>
  readDatabase(page, 'wireproof-study', ['reviews', 'settings', 'aside']);

/** Opens the drill, as soon as it shows something. */
export async function openDrill(page: Page): Promise<void> {
  await page.goto('/drill/');
  await page.locator('.drill h2').waitFor();
}

/** Goes to one of the views and waits until it is there. */
export async function goTo(page: Page, view: 'Progress' | 'Your data'): Promise<void> {
  await page.locator('.tool-views').getByRole('button', { name: view }).click();
  if (view === 'Your data') await page.locator('.own-data').waitFor();
  else await page.locator('.outlook').filter({ hasNotText: 'Working it out' }).waitFor();
}

/** Presses a button that saves a file, and gives the file. */
export async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const press = page.getByRole('button', { name: button, exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), press]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Chooses a file to be imported. */
export const choose = (page: Page, text: string | Buffer, name = 'wireproof-study-2026-11-30.json'): Promise<void> =>
  page
    .getByLabel('File that the drill exported')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text as string) });

/** What came of the last press of a button in a part of the view. */
export const saidIn = (page: Page, part: string) => page.locator(`section[aria-labelledby="drill-${part}"] .said`);
export const problemIn = (page: Page, part: string) =>
  page.locator(`section[aria-labelledby="drill-${part}"] .problem`);
