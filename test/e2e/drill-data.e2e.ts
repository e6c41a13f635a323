// One's own data in a browser: out and in again, taken away, two tabs, deleted; with a keyboard, on a narrow screen.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParsedExport } from '../../src/study/parse-export.ts';
import { parseExport } from '../../src/study/parse-export.ts';
import { listPractice } from '../../src/study/exercise.ts';
import { replay } from '../../src/study/schedule.ts';
import type { Review } from '../../src/study/types.ts';
import { findFlaws } from './axe.ts';
import { answer, data, readFigures, readFocus, start, withReader, type Reader } from './drill-page.ts';
import { choose, download, goTo, openDrill, problemIn, readStored, saidIn, seed } from './drill-storage.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A tab behind another one takes a second for each step. */
const IN_BACKGROUND = { timeout: 10_000 };
const TWO_TABS = { timeout: 60_000 };
const DAY = 86_400_000;
const NOW = Date.now();
const PRACTICE = listPractice(data);
/** Three weeks of study, with days left out and every sixth answer missed. */
const HISTORY: Review[] = [21, 20, 18, 17, 16, 12, 9, 8, 5, 3, 2].flatMap((daysAgo, turn) =>
  Array.from({ length: 8 }, (_, index) => ({
    id: `${daysAgo}-${index}`,
    item: PRACTICE[(turn * 5 + index * 3) % 80]!.item,
    at: NOW - daysAgo * DAY + index * 60_000,
    grade: (turn + index) % 6 === 0 ? 'again' : 'good',
  })),
);
const SETTINGS = { interview: new Date(NOW + 24 * DAY).toISOString().slice(0, 10), minutes: 35, timer: 1.5 };

/** Runs a test in a browser that was never here, with a history in it; nothing may complain on the way. */
async function withHistory(act: (page: Page) => Promise<void>, history: Review[] | undefined = HISTORY): Promise<void> {
  const page = await site.newPage({ timezoneId: 'Europe/Berlin' });
  await seed(page, { reviews: history, settings: { settings: SETTINGS } });
  await openDrill(page);
  await act(page);
  await page.context().close();
  expect(site.complaints.splice(0)).toEqual([]);
  expect(site.reports.splice(0)).toEqual([]);
}

const parse = (text: string): ParsedExport => {
  const parsed = parseExport(text);
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  return parsed;
};

/** All that the view of progress says, with its tables open. */
async function readProgress(page: Page): Promise<string> {
  await goTo(page, 'Progress');
  for (const summary of await page.locator('.progress summary').all()) await summary.click();
  return page.locator('.progress').innerText();
}

describe('an export', () => {
  test('gives the same schedule in another browser, and its import a second time adds nothing', () =>
    withHistory(async (page) => {
      const [figures, progress] = [await readFigures(page), await readProgress(page)];
      await goTo(page, 'Your data');
      expect(await page.locator('#drill-backup + p').innerText()).toContain('There is no backup of your 88 answers.');
      const { name, text } = await download(page, 'Export');
      expect(name).toMatch(/^wireproof-study-\d{4}-\d\d-\d\d\.json$/);
      await expect
        .poll(() => saidIn(page, 'backup').innerText())
        .toBe(`Saved as ${name}: 88 answers and your settings.`);
      expect(await page.locator('#drill-backup + p').innerText()).toBe(
        'The last backup was made less than a day ago; nothing was answered since.',
      );
      expect(parse(text).reviews).toHaveLength(88);
      const scheduleOf = (reviews: Review[]) => replay(reviews, { now: NOW, interview: SETTINGS.interview });
      expect(scheduleOf(parse(text).reviews)).toEqual(scheduleOf(HISTORY));

      const other = await site.newPage({ timezoneId: 'Europe/Berlin' });
      await openDrill(other);
      await goTo(other, 'Your data');
      await choose(other, text, name);
      await expect.poll(() => readFocus(other)).toBe(name);
      const preview = await other.locator('.import-preview').innerText();
      expect(preview).toContain('It holds 88 answers, all of them new here.');
      expect(preview).toContain(`Interview on: ${SETTINGS.interview} (yours: none)`);
      expect(preview).toContain('Minutes a day: 35 (yours: 20)');
      expect((await readStored(other)).reviews).toEqual([]);
      await other.getByLabel('Take these settings').check();
      await other.getByRole('button', { name: 'Import', exact: true }).click();
      await expect
        .poll(() => saidIn(other, 'import').innerText())
        .toBe('Imported: 88 answers added, the settings of the file taken.');
      expect(await readProgress(other)).toBe(progress);
      await other.getByRole('button', { name: 'Today' }).click();
      expect(await readFigures(other)).toEqual(figures);

      await goTo(other, 'Your data');
      const before = await readStored(other);
      await choose(other, text, name);
      await other.locator('.import-preview').waitFor();
      expect(await other.locator('.import-preview').innerText()).toContain('and all of them are here already.');
      expect(await other.locator('.import-preview fieldset').count()).toBe(0);
      await other.getByRole('button', { name: 'Import', exact: true }).click();
      await expect.poll(() => saidIn(other, 'import').innerText()).toBe('Imported: nothing was new.');
      expect(await readStored(other)).toEqual(before);
      await other.context().close();
    }));

  test('of another machine is joined with what is here, the settings only where the reader says so', () =>
    withHistory(async (page) => {
      const file = {
        format: 'wireproof-study',
        version: 1,
        settings: { minutes: 5, timer: 0 },
        reviews: [
          { ...HISTORY[0], grade: 'again', at: HISTORY[0]!.at + 1000 },
          HISTORY[1],
          { ...HISTORY[2], at: HISTORY[2]!.at - 1000 },
          { id: 'else', item: 'quiz:of-a-later-version', at: NOW - DAY, grade: 'good' },
        ],
      };
      await goTo(page, 'Your data');
      await choose(page, JSON.stringify(file));
      await page.locator('.import-preview').waitFor();
      expect(await page.locator('.import-preview').innerText()).toContain(
        'It holds 4 answers: 1 is new here, 1 is newer than here, 2 are here already.',
      );
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect
        .poll(() => saidIn(page, 'import').innerText())
        .toBe('Imported: 1 answer added, 1 replaced by newer ones.');
      const { reviews, settings } = await readStored(page);
      expect(reviews).toHaveLength(89);
      expect(reviews).toContainEqual(file.reviews[0]);
      expect(reviews).toContainEqual(HISTORY[2]);
      expect(settings).toContainEqual(SETTINGS);
    }));

  test('for Anki and as CSV has every card, with whole addresses', () =>
    withHistory(async (page) => {
      await goTo(page, 'Your data');
      const anki = await download(page, 'For Anki');
      expect(anki.name).toMatch(/^wireproof-anki-\d{4}-\d\d-\d\d\.txt$/);
      expect(anki.text.split('\n').filter((line) => line.startsWith('"wireproof:'))).toHaveLength(data.cards.length);
      expect(anki.text).toContain(`href=""${site.address}/questions/`);
      const csv = await download(page, 'As CSV');
      expect(csv.name).toMatch(/^wireproof-cards-\d{4}-\d\d-\d\d\.csv$/);
      expect(csv.text.split('\r\n')).toHaveLength(data.cards.length + 2);
      await expect.poll(() => saidIn(page, 'take').innerText()).toBe(`Saved as ${csv.name}, a line for each card.`);
    }));
});

describe('two tabs', () => {
  test('that are answered at once lose nothing, and the other is told', TWO_TABS, () =>
    withReader(site, async (reader) => {
      const { page } = reader;
      const other: Reader = { page: await page.context().newPage(), rounds: new Map() };
      await openDrill(other.page);
      for (const one of [page, other.page]) await start(one);
      await Promise.all([answer(reader, 'good'), answer(other, 'again')]);
      // The grade of a card is kept when one goes on.
      await Promise.all([page, other.page].map((one) => one.getByRole('button', { name: 'Next' }).click()));
      await expect.poll(async () => (await readStored(page)).reviews.length).toBe(2);
      await other.page.getByRole('button', { name: 'Leave' }).click();
      await goTo(other.page, 'Your data');
      expect(await other.page.locator('.own-data > p').first().innerText()).toContain('2 answers to 1 exercise ');
      await answer(reader, 'good');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect
        .poll(() => other.page.locator('.own-data > [role="status"]').innerText(), IN_BACKGROUND)
        .toBe('Another tab has just added 1 answer; it is counted here.');
      expect(await other.page.locator('.own-data > p').first().innerText()).toContain('3 answers to 2 exercises');
      expect(parse((await download(other.page, 'Export')).text).reviews).toHaveLength(3);
    }),
  );
});

describe('a reset', () => {
  test('takes the word, deletes in every tab, and can be brought back from the export that it offers', TWO_TABS, () =>
    withHistory(async (page) => {
      const other = await page.context().newPage();
      await openDrill(other);
      await goTo(other, 'Your data');
      await goTo(page, 'Your data');
      const open = page.getByRole('button', { name: 'Delete everything …' });
      await open.focus();
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
      await page.keyboard.type('yes');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => problemIn(page, 'reset').innerText())
        .toBe('The field reads “yes”; type “delete” to delete everything. Nothing was deleted.');
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(await saidIn(page, 'reset').innerText()).toBe('Nothing was deleted.');
      expect(await readFocus(page)).toBe('Delete everything …');
      expect((await readStored(page)).reviews).toHaveLength(88);

      await open.click();
      const { text } = await download(page, 'Export first');
      await page.getByLabel('Type delete to go on').fill(' Delete');
      await page.keyboard.press('Enter');
      await expect.poll(() => saidIn(page, 'reset').innerText()).toBe('Everything was deleted.');
      expect(await readStored(page)).toEqual({ version: 1, reviews: [], settings: [], aside: [] });
      await expect
        .poll(() => other.locator('.own-data > [role="status"]').innerText(), IN_BACKGROUND)
        .toBe('Everything was deleted in another tab.');
      for (const one of [page, other])
        expect(await one.locator('.own-data > p').first().innerText()).toBe('There are no answers yet.');
      await choose(page, text);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect.poll(() => saidIn(page, 'import').innerText()).toContain('88 answers added');
    }),
  );
});

test('the browser is asked to keep it after a click, and what it says is told', () =>
  withHistory(async (page) => {
    await page.evaluate(() => {
      let turn = 0;
      navigator.storage.persist = () => Promise.resolve((turn += 1) > 1);
    });
    await goTo(page, 'Your data');
    const ask = page.getByRole('button', { name: 'Ask the browser to keep it' });
    await ask.click();
    await expect.poll(() => saidIn(page, 'keep').innerText()).toMatch(/^The browser did not agree\./);
    await ask.click();
    await expect.poll(() => saidIn(page, 'keep').innerText()).toMatch(/^The browser agreed:/);
    expect(await page.locator('#drill-keep + p').innerText()).toMatch(/^The browser has agreed/);
  }));

test('a topic of Progress begins a session of that topic', () =>
  withHistory(async (page) => {
    await goTo(page, 'Progress');
    const row = page.locator('.next-topics > li').first();
    const topic = await row.locator('a').innerText();
    await row.getByRole('button').click();
    await expect.poll(() => page.locator('.drill-session .crumb').innerText()).toContain(topic.toUpperCase());
  }));

test('axe finds nothing in both views in either theme, and they fit a narrow screen', async () => {
  const page = await site.newPage({ viewport: { width: 320, height: 640 } });
  await seed(page, { reviews: [...HISTORY, { id: 'broken' }], settings: { settings: SETTINGS } });
  await openDrill(page);
  const look = async (): Promise<void> => {
    for (const summary of await page.locator('.drill summary').all()) await summary.click();
    expect(await findFlaws(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await goTo(page, 'Progress');
  await look();
  await goTo(page, 'Your data');
  await choose(
    page,
    JSON.stringify({
      format: 'wireproof-study',
      version: 1,
      settings: { minutes: 90, timer: 'x'.repeat(300) },
      reviews: [{ id: 'y'.repeat(300) }],
    }),
    `${'z'.repeat(120)}.json`,
  );
  await page.locator('.import-preview').waitFor();
  await page.getByRole('button', { name: 'Delete everything …' }).click();
  await look();
  await page.context().close();
});
