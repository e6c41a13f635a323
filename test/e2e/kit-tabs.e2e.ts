// What is typed in an interview is never lost, whatever becomes of the tab; and of two tabs one writes.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFlaws } from './axe.ts';
import { begin, button, goOn, linkOf, notes } from './kit-interview-page.ts';
import { openView, readOverflow } from './kit-page.ts';
import { NAME, notesIn, readAlerts, readLabels, readStored } from './kit-storage.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function close(page: Page): Promise<void> {
  await page.context().close();
  expect(site.complaints.splice(0)).toEqual([]);
  expect(site.reports.splice(0)).toEqual([]);
}

/** Begins an interview in a browser of its own, at its first question. */
async function beginOne(): Promise<Page> {
  const page = await site.newPage();
  await page.goto(`/kit/${linkOf()}`);
  await begin(page);
  await goOn(page);
  return page;
}

describe('what is typed', () => {
  test('is kept by a reload in the same moment, time and again', { timeout: 60_000 }, async () => {
    const page = await beginOne();
    for (const words of ['one', 'one two', 'one two three']) {
      await notes(page).fill(words);
      await page.reload();
      await notes(page).waitFor();
      expect(await notes(page).inputValue()).toBe(words);
    }
    await close(page);
  });

  test('is kept when the tab is closed in the same moment', { timeout: 60_000 }, async () => {
    const page = await beginOne();
    const other = await page.context().newPage();
    await page.bringToFront();
    await notes(page).fill('the last words');
    await page.close({ runBeforeUnload: true });
    await other.goto('/404.html');
    await expect.poll(() => notesIn(other)).toEqual(['the last words']);
    await close(other);
  });

  test('is on the disk soon, though nothing else happens', { timeout: 60_000 }, async () => {
    const page = await beginOne();
    await notes(page).fill('quiet');
    await expect.poll(() => notesIn(page), { timeout: 1500 }).toEqual(['quiet']);
    await close(page);
  });

  test('and could not be saved is said, stays, and is saved with the next note', { timeout: 60_000 }, async () => {
    const page = await beginOne();
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function () {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
    });
    await notes(page).fill('one');
    await expect.poll(() => readAlerts(page)).toMatch(/^Not saved: your last note\. The browser has no room left/);
    expect(await notes(page).inputValue()).toBe('one');
    await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
    await notes(page).fill('one two');
    await expect.poll(() => notesIn(page)).toEqual(['one two']);
    await close(page);
  });

  test('outlasts the deletion of the site’s data as long as the tab, which says so', { timeout: 60_000 }, async () => {
    const page = await beginOne();
    await notes(page).fill('one');
    await page.evaluate(
      (name) =>
        new Promise<void>((done) => {
          indexedDB.deleteDatabase(name).onsuccess = () => done();
        }),
      NAME,
    );
    await expect
      .poll(() => readAlerts(page))
      .toMatch(/^Your interview is not being kept\. The data of this site was deleted/);
    await notes(page).fill('one two');
    await goOn(page);
    await button(page, 'Previous').click();
    expect(await notes(page).inputValue()).toBe('one two');
    await close(page);
  });
});

/** A tab behind another one takes a second for each step. */
const IN_BACKGROUND = { timeout: 10_000 };

describe('two tabs', () => {
  const elsewhere = (page: Page) => page.getByRole('heading', { name: 'K7 is open in another tab' });

  /** Opens the interview in a second tab. */
  async function openAgain(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto('/kit/');
    await openView(other, 'Interview');
    await button(other, 'Go on with K7').click();
    return other;
  }

  test('one of them writes, the other takes it over with what was typed last', { timeout: 90_000 }, async () => {
    const one = await beginOne();
    const other = await openAgain(one);
    await elsewhere(other).waitFor();
    expect(await notes(other).count()).toBe(0);
    expect(await other.evaluate(() => document.activeElement?.id)).toBe('run-elsewhere');
    await one.bringToFront();
    await notes(one).fill('from the first');
    await other.bringToFront();
    await button(other, 'Take it over here').click();
    await expect.poll(() => notes(other).inputValue(), IN_BACKGROUND).toBe('from the first');
    expect(await other.evaluate(() => document.activeElement?.id)).toBe('run-place');
    await elsewhere(one).waitFor();
    await notes(other).fill('from the second');
    await expect.poll(() => notesIn(other)).toEqual(['from the second']);
    await other.close();
    await one.bringToFront();
    await expect.poll(() => notes(one).inputValue(), IN_BACKGROUND).toBe('from the second');
    await close(one);
  });

  test(
    'the one that may not write is accessible in either theme and fits a narrow screen',
    { timeout: 60_000 },
    async () => {
      const one = await beginOne();
      const other = await openAgain(one);
      await elsewhere(other).waitFor();
      await other.setViewportSize({ width: 320, height: 640 });
      expect(await findFlaws(other)).toEqual([]);
      expect(await readOverflow(other)).toBeLessThanOrEqual(0);
      await close(one);
    },
  );

  test('one that is deleted is gone in both, at once and after all', { timeout: 90_000 }, async () => {
    const one = await beginOne();
    await notes(one).fill('private');
    const other = await one.context().newPage();
    await other.goto('/kit/');
    await openView(other, 'Interview');
    await button(other, /^Delete K7/).click();
    await button(other, 'Delete it').click();
    await expect.poll(() => readLabels(other)).toEqual([]);
    await one.bringToFront();
    await expect.poll(() => notes(one).count(), IN_BACKGROUND).toBe(0);
    await one.reload();
    expect(await readStored(one)).toEqual({ version: 1, runs: [], aside: [] });
    await close(one);
  });
});
