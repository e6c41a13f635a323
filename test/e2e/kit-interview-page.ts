// How the tests of interviews use their page: a kit of three questions, what the page shows of it, and what the browser keeps.
import type { Locator, Page } from 'playwright-core';
import { DEFAULT_CHOICES, type Choices } from '../../src/kit/kit.ts';
import { formatLink } from '../../src/kit/link.ts';
import type { RunRecord } from '../../src/kit/run-record.ts';
import { plainText } from '../../src/study/drill-data.ts';
import { cardOf, openView } from './kit-page.ts';

/** What is asked: an easy question, one with a long prompt, and a harder one. */
export const SLUGS = ['stamp-meta-once', 're-read-capabilities-every-request', 'write-the-retry'] as const;

export const CARDS = [cardOf(SLUGS[0]), cardOf(SLUGS[1]), cardOf(SLUGS[2])] as const;

/** When the interviews of these tests begin. */
export const TIME = '2026-11-30T10:00:00Z';

/** The words of HTML on one line. */
export const text = (html: string): string => plainText(html).replace(/\s+/g, ' ').trim();

/** The link of the kit with these three questions. */
export const linkOf = (choices: Partial<Choices> = {}): string =>
  formatLink({
    choices: { ...DEFAULT_CHOICES, minutes: 30, ...choices },
    items: SLUGS.map((slug) => ({ slug, hash: cardOf(slug).hash })),
  });

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Begins an interview with the kit of the address. */
export async function begin(page: Page, label = 'K7'): Promise<void> {
  await openView(page, 'Interview');
  await page.getByLabel('Label', { exact: true }).fill(label);
  await button(page, 'Begin').click();
  await page.getByRole('heading', { name: 'Introduction' }).waitFor();
}

/** The heading of the place that is shown. */
export const readPlace = (page: Page): Promise<string> => page.locator('#run-place').innerText();

export const goOn = (page: Page): Promise<void> => page.locator('.run-moves .run').click();

export const notes = (page: Page): Locator => page.getByLabel('Notes: what was said');

/** A box of a part that has a name. */
export const tick = (page: Page, part: string, index: number): Locator =>
  page.getByRole('group', { name: part }).getByRole('checkbox').nth(index);

export const score = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Score' }).getByRole('radio', { name });

/** What the page says, as somebody reads it. */
export const shown = async (page: Page): Promise<string> =>
  (await page.locator('.kit').innerText()).replace(/\s+/g, ' ');

/** Answers every question from the introduction on, and seals the interview. */
export async function finishAll(page: Page): Promise<void> {
  for (let question = 0; question < CARDS.length; question += 1) {
    await goOn(page);
    await notes(page).fill('Named it.');
    await score(page, /^good/).check();
  }
  await goOn(page);
  await goOn(page);
  await button(page, 'Finish').click();
  await button(page, 'Finish and seal it').click();
  await page.getByRole('heading', { name: /^Interview / }).waitFor();
}

/** Seconds on a clock: of this question, or in all. */
export async function readClock(page: Page, name: 'this question' | 'this part' | 'in all'): Promise<number> {
  const text = await page.getByRole('timer', { name, exact: true }).locator('b').innerText();
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Seconds that a clock shows as planned. */
export async function readPlanned(page: Page, name: 'this question' | 'in all'): Promise<number> {
  const text = await page.getByRole('timer', { name, exact: true }).innerText();
  const [, minutes = '0', seconds = '0'] = / of (\d+):(\d\d)$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** Opens the list of places, and gives each with how it stands. */
export async function readPlaces(page: Page): Promise<string[]> {
  const list = page.locator('.run-places');
  await list.evaluate((one) => one.setAttribute('open', ''));
  const texts = await list.getByRole('button').allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Every value in every database of the page, by the name of the store. */
export const readKept = (page: Page): Promise<Record<string, unknown[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(new Error(String(request.error)));
      });
      for (const store of database.objectStoreNames)
        kept[`${name}/${store}`] = await new Promise((done) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => done(request.result);
        });
      database.close();
    }
    return kept;
  });

/** The interviews that the browser keeps. */
export async function readRuns(page: Page): Promise<RunRecord[]> {
  const all = Object.values(await readKept(page)).flat() as (Partial<RunRecord> | undefined)[];
  return all.filter((one): one is RunRecord => one?.stretches !== undefined);
}
