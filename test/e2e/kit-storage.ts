// How the tests of kept interviews use the browser's database, and what the page says of it.
import type { Page } from 'playwright-core';
import type { RunRecord } from '../../src/kit/run-record.ts';
import { readDatabase, type Holdings } from './database.ts';
import { SLUGS } from './kit-interview-page.ts';

/** Name of the database of the kit. */
export const NAME = 'wireproof-kit';

/** A database as the kit makes it, with these records. */
export const hold = (runs: readonly object[], aside: readonly object[] = [], version = 1): Holdings => ({
  version,
  stores: { runs: 'id', aside: 'text' },
  contents: { runs, aside },
});

/** Everything that it has now. */
export const readStored = (page: Page) => readDatabase(page, NAME, ['runs', 'aside']);

/** The kept notes to the first question, of each interview. */
export const notesIn = async (page: Page): Promise<string[]> =>
  ((await readStored(page)).runs as RunRecord[]).map(({ answers }) => answers[SLUGS[0]]?.notes ?? '');

/** What the page tells without being asked. */
export const readAlerts = async (page: Page): Promise<string> =>
  (await page.locator('.note-box[role="alert"]').allInnerTexts()).join(' ').replace(/\s*Put away\s*$/, '');

/** The labels of the interviews in the list. */
export const readLabels = async (page: Page): Promise<string[]> =>
  (await page.locator('.interview-list .rows b').allInnerTexts()).sort();
