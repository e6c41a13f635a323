// Who can carry an interview through: by keys alone, in both themes, on a phone, with the notes in sight.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFlaws } from './axe.ts';
import {
  begin,
  button,
  CARDS,
  goOn,
  linkOf,
  notes,
  readPlace,
  readPlaces,
  readRuns,
  score,
  text,
  tick,
} from './kit-interview-page.ts';
import { openView, readOverflow, withKit } from './kit-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const [, second, third] = CARDS;
const fragment = linkOf();

test.each([
  ['wide', 1440, 900],
  ['narrow', 360, 740],
])('on a %s screen the notes stay in sight, and going on from the foot shows the next question', (_, width, height) =>
  withKit(
    site,
    async (page) => {
      await begin(page);
      await goOn(page);
      await page.locator('.run-foot > .run').scrollIntoViewIfNeeded();
      const box = (await notes(page).boundingBox())!;
      expect([box.y >= 0, box.y + box.height <= height]).toEqual([true, true]);
      await page.locator('.run-foot > .run').click();
      expect(await readPlace(page)).toBe(text(second.title));
      const heading = (await page.locator('#run-place').boundingBox())!;
      const bar = (await page.locator('.run-bar').boundingBox())!;
      expect(heading.y).toBeGreaterThanOrEqual(Math.max(0, bar.y + bar.height));
      expect(heading.y + heading.height).toBeLessThan(height);
    },
    { fragment, viewport: { width, height } },
  ),
);

test.each([
  [1366, 630],
  [1440, 900],
])('at %i × %i long notes hide neither the question nor what has the focus', (width, height) =>
  withKit(
    site,
    async (page) => {
      await begin(page);
      await goOn(page);
      await notes(page).fill('A line of notes.\n'.repeat(40));
      const seen = page.getByLabel('Had seen it before');
      await seen.focus();
      const middle = (box: { y: number; height: number } | null): number => box!.y + box!.height / 2;
      const docked = (await notes(page).boundingBox())!;
      expect(docked.height).toBeLessThan(height * 0.32);
      expect(middle(await seen.boundingBox())).toBeLessThan(docked.y);
      await notes(page).focus();
      const title = (await page.locator('#run-place').boundingBox())!;
      expect(title.y + title.height).toBeLessThan((await notes(page).boundingBox())!.y);
    },
    { fragment, viewport: { width, height } },
  ),
);

test('a whole interview needs only keys', { timeout: 60_000 }, () =>
  withKit(
    site,
    async (page) => {
      const press = async (...keys: string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key);
      };
      /** Goes on by Tab until what has the focus is named so. */
      const tabTo = async (name: RegExp): Promise<void> => {
        for (let step = 0; step < 80; step += 1) {
          await press('Tab');
          const found = await page.evaluate(() => {
            const one = document.activeElement as HTMLInputElement | null;
            return one?.labels?.[0]?.innerText ?? one?.innerText ?? '';
          });
          if (name.test(found.replace(/\s+/g, ' ').trim())) return;
        }
        throw new Error(`Tab does not lead to ${name}.`);
      };
      await openView(page, 'Interview');
      await page.locator('#kit-view').focus();
      await tabTo(/^Label/);
      await page.keyboard.type('K7');
      await press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('run-place');
      for (const card of CARDS) {
        await press('Alt+n');
        expect(await readPlace(page)).toBe(text(card.title));
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('run-place');
        await tabTo(/^Notes/);
        await page.keyboard.type('Named it and n p c');
        // From within the notes, where a letter alone is a letter.
        await press('Alt+c');
        await expect.poll(() => page.locator('.run-paused').innerText()).toBe('The clock stands still.');
        await press('Alt+c');
        await tabTo(/^(essential )?\S/);
        await press('Space');
        await tabTo(/^poor/);
        await press('ArrowDown');
        expect(
          await page.getByRole('radio', { checked: true }).evaluate((one) => one.parentElement?.innerText),
        ).toMatch(/^mixed/);
      }
      await press('Alt+n', 'Alt+n');
      expect(await readPlace(page)).toBe('The end');
      await tabTo(/^Finish$/);
      await press('Enter', 'Tab', 'Enter');
      await expect.poll(() => readPlace(page)).toBe('Interview K7');
      const kept = async (): Promise<unknown> => {
        const [run] = await readRuns(page);
        return run?.finishedAt && Object.values(run.answers).map(({ score, notes }) => [score, notes]);
      };
      await expect.poll(kept).toEqual(CARDS.map(() => ['mixed', 'Named it and n p c']));
    },
    { fragment },
  ),
);

test('every state is accessible in either theme and fits a narrow screen', { timeout: 90_000 }, () =>
  withKit(
    site,
    async (page) => {
      const check = async (state: string): Promise<void> => {
        await page.evaluate(() =>
          document.querySelectorAll('.kit details').forEach((one) => one.setAttribute('open', '')),
        );
        expect(await findFlaws(page, 'html'), state).toEqual([]);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          expect([state, width, await readOverflow(page)]).toEqual([state, width, 0]);
        }
      };
      await openView(page, 'Interview');
      await check('before the first');
      await begin(page, 'K7-of-a-long-label-without-a-space-in-it-to-break-at');
      await check('introduction');
      await goOn(page);
      await check('question');
      await page.getByLabel('Had seen it before').check();
      await button(page, 'Variant 1').click();
      await page.locator('.run-left .capture').waitFor();
      await tick(page, 'Wrong answers', 0).check();
      await tick(page, 'Follow-up 2', 0).check();
      await score(page, /^mixed/).check();
      await button(page, 'Pause').click();
      await check('question, all of it');
      await goOn(page);
      await goOn(page);
      await goOn(page);
      await check('the candidate’s own questions');
      await goOn(page);
      await button(page, 'Finish').click();
      await check('the end');
      await page.locator('.run-places summary').focus();
      await readPlaces(page);
      for (const name of [second, third].map(({ title }) => `Mark as not asked: ${text(title)}`))
        await button(page, name).click();
      await button(page, 'Finish').click();
      await check('finish');
      await button(page, 'Finish and seal it').click();
      await page.locator('.interview-summary').waitFor();
      await check('summary');
      await button(page, 'Delete this interview …').click();
      await check('delete');
      await button(page, 'All interviews').click();
      await begin(page, 'two');
      await button(page, 'Stop the clock and leave').click();
      await button(page, 'Delete all …').click();
      await check('list');
    },
    { fragment, viewport: { width: 360, height: 740 } },
  ),
);
