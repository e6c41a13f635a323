// The drill in a browser: a session and its end, a week by a clock that is moved, two tabs, no network and no questions.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answer,
  answerAll,
  kindOf,
  readFigures,
  readFocus,
  readHeading,
  readItem,
  setUp,
  start,
  withReader,
} from './drill-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('a session', () => {
  test('mixes kinds, and what fails returns at its end', () =>
    withReader(site, async (reader) => {
      const { page } = reader;
      await setUp(page, { minutes: 10 });
      const planned = await readFigures(page);
      expect(planned.due).toBeUndefined();
      await start(page);
      const [first] = [await readItem(page)];
      const items = await answerAll(reader, (_, number) => (number === 0 ? 'again' : 'good'));
      expect(items.filter((item) => item === first)).toHaveLength(2);
      expect(items.at(-1)).toBe(first);
      expect(items).toHaveLength((planned.new ?? 0) + 1);
      expect(new Set(items.map(kindOf))).toEqual(new Set(['card', 'spot', 'wire', 'rule']));
      expect(await page.locator('.drill-end').innerText()).toContain(
        `${items.length - 1} exercises answered, ${items.length - 2} at the first attempt.`,
      );
      expect(await page.locator('.drill-end li').count()).toBe(1);
      await page.getByRole('button', { name: 'Back to today' }).click();
      expect(await readHeading(page)).toBe('Done for today');
    }));

  test('can be left, and goes on after a reload with what was not answered', () =>
    withReader(site, async (reader) => {
      const { page } = reader;
      await setUp(page, { minutes: 6 });
      const planned = (await readFigures(page)).new ?? 0;
      await start(page);
      const failed = await answer(reader, 'again');
      await page.getByRole('button', { name: 'Next' }).click();
      await answer(reader, 'good');
      await page.getByRole('button', { name: 'Next' }).click();
      expect(await page.locator('.drill-progress p').innerText()).toMatch(
        new RegExp(`^3 of ${planned + 1}, about \\d+ min left$`),
      );
      await page.getByRole('button', { name: 'Leave' }).click();
      expect((await readFigures(page))['to repeat']).toBe(1);
      await page.reload();
      await start(page, 'Go on');
      const items = await answerAll(reader, () => 'good');
      expect(items.at(-1)).toBe(failed);
      expect(new Set(items).size).toBe(items.length);
    }));

  test('notes are held against the key points, and are gone with the exercise', () =>
    withReader(site, async (reader) => {
      const { page } = reader;
      await start(page);
      while (kindOf(await readItem(page)) !== 'card') {
        await answer(reader, 'good');
        await page.getByRole('button', { name: 'Next' }).click();
      }
      await page.getByLabel('in notes').check();
      await page.getByLabel('Notes, which are not kept').fill('no, n and 1 are letters here');
      await page.getByLabel('Notes, which are not kept').press('Enter');
      await page.getByRole('button', { name: 'Reveal' }).click();
      expect(await page.locator('.drill-written p').innerText()).toBe('no, n and 1 are letters here\n');
      expect(await readFocus(page)).toBe('Key points');
      const stored = await page.evaluate(async () => {
        const database = await new Promise<IDBDatabase>((done, fail) => {
          const request = indexedDB.open('wireproof-study');
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(new Error('no database'));
        });
        const all = await new Promise((done) => {
          const request = database.transaction('reviews').objectStore('reviews').getAll();
          request.onsuccess = () => done(request.result);
        });
        return JSON.stringify(all);
      });
      expect(stored).not.toContain('letters');
    }));

  test('the clock counts, says once that the time is over, and can be off', () =>
    withReader(
      site,
      async ({ page }) => {
        await start(page);
        const timer = page.getByRole('timer');
        expect(await timer.innerText()).toMatch(/^0:0\d of \d:\d\d$/);
        await page.clock.fastForward(20_000);
        await expect.poll(() => timer.innerText()).toMatch(/^0:2\d of/);
        await page.getByRole('button', { name: 'count down' }).click();
        expect(await timer.innerText()).toMatch(/left$/);
        const status = page.locator('.drill-timer [role="status"]');
        expect(await status.innerText()).toBe('');
        await page.clock.fastForward(300_000);
        await expect.poll(() => status.innerText()).toBe('The time is over. Take as much more as you like.');
        expect(await timer.innerText()).toBe('0:00 left');
        await page.getByRole('button', { name: 'Leave' }).click();
        await page.locator('.tool-more > summary').click();
        await page.getByLabel('Timer').selectOption('off');
        await start(page);
        expect(await timer.count()).toBe(0);
      },
      { time: '2026-11-02T08:00:00Z' },
    ));
});

test('a week of study: what fails is due tomorrow, what is known later, and all of it before the interview', () =>
  withReader(
    site,
    async (reader) => {
      const { page } = reader;
      await setUp(page, { minutes: 4, interview: '2026-11-09' });
      expect(await page.locator('.tool-more > summary').innerText()).toContain('interview in 7 days, Mon 9 November');
      const seen = new Set<string>();
      const dueOn: number[] = [];
      let failed: string | undefined;
      for (let day = 2; day < 9; day += 1) {
        const figures = await readFigures(page);
        dueOn.push(figures.due ?? 0);
        if ((await page.getByRole('button', { name: 'Start', exact: true }).count()) > 0) {
          await start(page);
          const items = await answerAll(reader, (_, number) => (number === 0 && day < 4 ? 'again' : 'good'));
          // What failed yesterday is among what is asked today.
          if (failed !== undefined) expect(items).toContain(failed);
          failed = day < 4 ? items[0] : undefined;
          for (const item of items) seen.add(item);
          await page.getByRole('button', { name: 'Back to today' }).click();
        }
        expect(await readHeading(page)).toMatch(/^(Done for today|Today)$/);
        // Nothing is reloaded: a page that stays open overnight has the new day.
        await page.clock.fastForward(24 * 3_600_000);
        await expect
          .poll(async () => (await page.locator('.tool-more > summary').innerText()).includes('interview'))
          .toBe(true);
        if (day < 8) await expect.poll(() => readHeading(page)).not.toBe('Done for today');
      }
      expect(dueOn[0]).toBe(0);
      expect(dueOn[1]).toBeGreaterThan(0);
      // Every seen exercise had its last look within three days, so much is due then.
      expect(Math.max(...dueOn.slice(4))).toBeGreaterThan(0);
      expect(seen.size).toBeGreaterThan(4);
      expect(await page.locator('.tool-more > summary').innerText()).toContain('interview today, Mon 9 November');
    },
    { time: '2026-11-02T08:00:00Z' },
  ));

test('a session goes on without a network, the engine too', () =>
  withReader(site, async (reader) => {
    const { page } = reader;
    await setUp(page, { minutes: 10 });
    await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await start(page);
    const items = await answerAll(reader, (_, number) => (number < 2 ? 'again' : 'good'));
    expect(items.map(kindOf)).toContain('wire');
    expect(await readHeading(page)).toBe('That was all');
  }));

test('an answer in one tab counts in the other', () =>
  withReader(site, async (reader) => {
    const { page } = reader;
    const other = await page.context().newPage();
    await other.goto('/drill/');
    await other.getByRole('button', { name: 'Start' }).waitFor();
    await start(page);
    await answer(reader, 'again');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => readFigures(other)).toMatchObject({ 'to repeat': 1 });
  }));

test('where the questions do not come that is said, and can be tried again', async () => {
  const page = await site.newPage();
  const answers = [
    [{ status: 404, body: '' }, 'The questions could not be loaded (status 404).'],
    [{ status: 200, body: '<!doctype html>' }, 'The file of the questions is not what this page expects (at the top: '],
    [{ status: 200, body: '{"version":0}' }, 'is not what this page expects (at version: '],
  ] as const;
  let turn = 0;
  await page.route('**/drill/data.json', (route) => {
    const [answered] = answers[turn] ?? [];
    return answered === undefined ? route.continue() : route.fulfill(answered);
  });
  await page.goto('/drill/');
  for (const [, words] of answers) {
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(words);
    turn += 1;
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await page.context().close();
  // The browser itself complains of the 404.
  site.complaints.splice(0);
});

test('a part whose style was lost with the network has it when it is opened with one', async () => {
  const page = await site.newPage();
  const sheet = /\/_astro\/mock\.[^/]+\.css$/;
  let asked = 0;
  await page.route(sheet, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/drill/');
  // Parts are loaded ahead, so that a session goes on without a network.
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'Mock interview' }).click();
  await expect.poll(() => asked).toBe(2);
  await page.context().close();
  // The browser itself complains of what was lost.
  site.complaints.splice(0);
});
