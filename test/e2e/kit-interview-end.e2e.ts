// The end of an interview: it is finished and sealed, read, printed and deleted.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  begin,
  button,
  CARDS,
  finishAll,
  goOn,
  linkOf,
  notes,
  readKept,
  readPlace,
  readPlaces,
  readRuns,
  score,
  shown,
  text,
  tick,
  TIME,
} from './kit-interview-page.ts';
import { readOverflow, withKit } from './kit-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const [first, second, third] = CARDS;
const fragment = linkOf();

describe('the end', () => {
  test(
    'tells which question is open, seals on the second press, and is read only afterwards',
    { timeout: 60_000 },
    () =>
      withKit(
        site,
        async (page) => {
          await begin(page);
          await goOn(page);
          await notes(page).fill('Named both.');
          await score(page, /^good/).check();
          await tick(page, 'Listen for', 0).check();
          await tick(page, 'Follow-up: ask everybody', 0).check();
          await page.getByLabel('Had seen it before').check();
          for (let step = 0; step < 4; step += 1) await page.keyboard.press('Alt+n');
          expect(await readPlace(page)).toBe('The end');
          expect(await shown(page)).toContain('2 questions of 3 without a score.');

          await button(page, 'Finish').click();
          await expect
            .poll(() => page.getByRole('alert').innerText())
            .toBe(
              'It cannot be finished yet: questions 2 and 3 have no score. Score what came up, and mark what did not as not asked.',
            );
          expect(await button(page, 'Finish and seal it').count()).toBe(0);
          await button(page, text(second.title)).click();
          expect(await readPlace(page)).toBe(text(second.title));
          await notes(page).fill('Nothing.');
          await score(page, /^poor/).check();
          await readPlaces(page);
          await button(page, 'The end').click();
          await button(page, `Mark as not asked: ${text(third.title)}`).click();
          await expect.poll(() => shown(page)).toContain('Every question has a score or is marked as not asked.');

          await button(page, 'Finish').click();
          expect(await shown(page)).toContain('notes and scores cannot be changed afterwards');
          await button(page, 'Not yet').click();
          expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Finish');
          await button(page, 'Finish').click();
          await button(page, 'Finish and seal it').click();
          await expect.poll(() => readPlace(page)).toBe('Interview K7');
          expect(await page.evaluate(() => document.activeElement?.id)).toBe('run-place');
          expect(await page.locator('.kit :is(textarea, input)').count()).toBe(0);
          const counts = await page.locator('.run-counts > div').allInnerTexts();
          expect(counts.map((one) => one.replace(/\s+/g, ' '))).toEqual(
            expect.arrayContaining([
              expect.stringMatching(/^(poor 1|1 poor)$/),
              expect.stringMatching(/^(not asked 1|1 not asked)$/),
            ]),
          );
          const record = page.locator('.run-record').first();
          const said = (await record.innerText()).replace(/\s+/g, ' ');
          expect(said).toContain(`good ${text(first.rubric.good)}`);
          expect(said).toContain('Evidence Named both.');
          expect(said).toContain(`Key points: 1 of ${first.keyPoints.length}`);
          expect(said).toContain(`Follow-up asked: ${text(first.followUps[0]!.question)}`);
          expect(said).toContain('had seen it before');
          expect((await page.locator('.run-record').nth(2).innerText()).replace(/\s+/g, ' ')).not.toContain('poor');
          await page.reload();
          await expect.poll(() => readPlace(page)).toBe('Interview K7');
          await button(page, 'All interviews').click();
          await button(page, 'Read K7').click();
          expect(await page.locator('.kit :is(textarea, input)').count()).toBe(0);
          await button(page, 'Go to the panel').click();
          await expect.poll(() => page.locator('#kit-view').innerText()).toBe('Panel');
        },
        { fragment, time: TIME },
      ),
  );

  test('is printed with evidence and scores, and nothing to press', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await finishAll(page);
        await page.setViewportSize({ width: 658, height: 900 });
        await page.emulateMedia({ media: 'print' });
        const printed = await page.evaluate(() => document.body.innerText);
        expect(printed).toContain('Named it.');
        expect(printed).toContain('no overall verdict');
        expect(printed).not.toMatch(/Delete|All interviews|Panel|Save/);
        expect(await readOverflow(page)).toBeLessThanOrEqual(0);
      },
      { fragment },
    ));
});

describe('what is deleted', () => {
  test('after the second press is gone from the browser', () =>
    withKit(
      site,
      async (page) => {
        await begin(page, 'K7-secret');
        await finishAll(page);
        await expect.poll(async () => JSON.stringify(await readKept(page))).toContain('K7-secret');
        await button(page, 'Delete this interview …').click();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('It cannot be undone.');
        await page.keyboard.press('Escape');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete this interview …');
        expect(await readRuns(page)).toHaveLength(1);
        await button(page, 'Delete this interview …').click();
        await button(page, 'Delete it').click();
        await expect.poll(() => page.getByRole('status').first().innerText()).toBe('K7-secret was deleted.');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('kit-view');
        expect(JSON.stringify(await readKept(page))).not.toMatch(/K7-secret|Named it/);
        expect(
          await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
        ).not.toMatch(/K7-secret|Named it/);
      },
      { fragment },
    ));

  test('all at once leaves nothing', () =>
    withKit(
      site,
      async (page) => {
        for (const label of ['one', 'two']) {
          await begin(page, label);
          await button(page, 'Stop the clock and leave').click();
        }
        await button(page, 'Delete all …').click();
        expect(await shown(page)).toContain('This deletes 2 interviews');
        await button(page, 'Delete all').click();
        await expect.poll(() => page.getByRole('status').first().innerText()).toBe('All interviews were deleted.');
        expect(await readRuns(page)).toEqual([]);
        expect(await shown(page)).not.toMatch(/Under way|Delete/);
      },
      { fragment },
    ));
});
