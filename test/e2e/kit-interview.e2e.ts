// An interview under way: its clocks, a reload in the middle, a pause, a long absence, extra time.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  begin,
  button,
  CARDS,
  goOn,
  linkOf,
  notes,
  readClock,
  readPlace,
  readPlanned,
  shown,
  text,
  tick,
  TIME,
} from './kit-interview-page.ts';
import { openView, withKit } from './kit-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const [first] = CARDS;
const fragment = linkOf();

describe('under way', () => {
  test('notes, ticks, place and clock are the same after a reload', { timeout: 60_000 }, () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        expect(await page.locator('.run-say li').first().innerText()).toBe(
          'We have 30 minutes. I ask 3 questions, one after the other. The last 3 minutes are for your questions.',
        );
        await page.clock.runFor('02:00');
        await goOn(page);
        expect(await readPlace(page)).toBe(text(first.title));
        await notes(page).fill('Said that it goes with each request.');
        await tick(page, 'Listen for', 0).check();
        await tick(page, 'Listen for', 2).check();
        await page.clock.runFor('03:00');
        const before = await readClock(page, 'this question');
        expect(before).toBeGreaterThanOrEqual(178);
        expect(before).toBeLessThan(200);

        await page.reload();
        await expect.poll(() => readPlace(page)).toBe(text(first.title));
        expect(await notes(page).inputValue()).toBe('Said that it goes with each request.');
        expect(
          await page.getByRole('group', { name: 'Listen for' }).getByRole('checkbox', { checked: true }).count(),
        ).toBe(2);
        expect(await tick(page, 'Listen for', 2).isChecked()).toBe(true);
        const after = await readClock(page, 'this question');
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThan(before + 20);
        expect(await readClock(page, 'in all')).toBeGreaterThanOrEqual(before + 120);
      },
      { fragment, time: TIME },
    ),
  );

  test('a new tab finds it in the list', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await goOn(page);
        await notes(page).fill('x');
        await page.evaluate(() => history.replaceState(null, '', '/kit/'));
        await page.reload();
        const row = page.getByRole('listitem').filter({ hasText: 'K7' });
        await expect.poll(() => row.innerText()).toContain(`0 of 3 questions done, at: ${text(first.title)}`);
        await button(page, 'Go on with K7').click();
        expect(await notes(page).inputValue()).toBe('x');
      },
      { fragment },
    ));

  test('a pause stops both clocks, and no time is lost or gained', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await goOn(page);
        await page.clock.runFor('01:00');
        await button(page, 'Pause').click();
        await expect.poll(() => page.locator('.run-paused').innerText()).toBe('The clock stands still.');
        const stopped = await readClock(page, 'in all');
        await page.clock.runFor('20:00');
        expect(await readClock(page, 'in all')).toBe(stopped);
        await button(page, 'Let the clock run').click();
        await page.clock.runFor('00:30');
        const after = await readClock(page, 'in all');
        expect(after).toBeGreaterThanOrEqual(stopped + 29);
        expect(after).toBeLessThan(stopped + 50);
      },
      { fragment, time: TIME },
    ));

  test('extra time makes all planned times longer', async () => {
    const planned: number[][] = [];
    for (const extraTime of [1, 1.5])
      await withKit(
        site,
        async (page) => {
          await openView(page, 'Interview');
          if (extraTime > 1) expect(await shown(page)).toContain('Extra time × 1.5: 45 minutes, and all parts longer.');
          await begin(page);
          if (extraTime > 1) expect(await shown(page)).toContain('all planned times are 1.5 times as long');
          await goOn(page);
          planned.push([await readPlanned(page, 'this question'), await readPlanned(page, 'in all')]);
        },
        { fragment: linkOf({ extraTime }) },
      );
    const [[question = 0, all] = [], longer] = planned;
    expect([question > 60, all]).toEqual([true, 1800]);
    expect(longer).toEqual([Math.floor(question * 1.5), 2700]);
  });

  test('when a time is over it is said once, and stays readable', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await goOn(page);
        const told = page.locator('.run-clock').first().getByRole('status');
        expect(await told.innerText()).toBe('');
        await page.clock.runFor('09:00');
        await expect
          .poll(() => told.innerText())
          .toBe('The time planned for this question is over. Go on when it suits.');
        await goOn(page);
        expect(await told.innerText()).toBe('');
        await page.keyboard.press('Alt+p');
        expect(await readPlace(page)).toBe(text(first.title));
        expect(await told.innerText()).toBe('');
        expect(await page.locator('.run-clock').first().innerText()).toContain('this question, over');
      },
      { fragment, time: TIME },
    ));

  test('a long time with the lid closed can be left out', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await goOn(page);
        await page.clock.fastForward('45:00');
        await expect.poll(() => page.getByRole('alert').innerText()).toContain('while this page was not open');
        await button(page, 'No, leave that time out').click();
        await expect.poll(() => readClock(page, 'in all')).toBeLessThan(120);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('run-place');
        expect(await page.getByRole('alert').count()).toBe(0);
      },
      { fragment, time: TIME },
    ));
});

test('an interview without a label gets a code', () =>
  withKit(
    site,
    async (page) => {
      await begin(page, ' ');
      expect(await page.locator('.run-bar > p > b').innerText()).toMatch(/^[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}$/);
    },
    { fragment },
  ));
