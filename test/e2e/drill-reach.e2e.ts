// Who can use the drill: with a keyboard alone, without single keys, on a narrow screen, without a script.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFlaws } from './axe.ts';
import { answer, kindOf, readFocus, readHeading, readItem, start, withReader } from './drill-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the keyboard', () => {
  test('is enough: each step takes the focus, and keys do what they say', () =>
    withReader(site, async ({ page }) => {
      const summary = page.locator('.tool-more > summary');
      const button = page.getByRole('button', { name: 'Start' });
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        if (await button.evaluate((one) => one === document.activeElement)) break;
      }
      await page.keyboard.press('Enter');
      const kinds = new Set<string>();
      for (let number = 1; kinds.size < 4 && number < 25; number += 1) {
        const kind = kindOf(await readItem(page));
        kinds.add(kind);
        expect(await readFocus(page)).toBe(await readHeading(page));
        if (kind === 'card' || kind === 'rule') {
          await page.keyboard.press(kind === 'card' ? 'Enter' : 'Space');
          expect(await readFocus(page)).toBe((await page.locator('.drill h3').innerText()).replace(/\s+/g, ' '));
          await page.keyboard.press('2');
          expect(await page.getByRole('checkbox').nth(1).isChecked()).toBe(true);
          await page.keyboard.press('2');
          expect(await page.getByRole('checkbox').nth(1).isChecked()).toBe(false);
        } else if (kind === 'spot') {
          await page.keyboard.press('3');
          expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
          // While one writes keys are letters.
          const why = page.getByLabel('Why is it wrong?');
          await why.pressSequentially('1 n');
          expect(await why.inputValue()).toBe('1 n');
          expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          expect(await page.locator('.drill h3').innerText()).toMatch(/claim \d/i);
        } else {
          await page.getByLabel('HTTP status').waitFor();
          await page.keyboard.press('Enter');
          expect(await readFocus(page)).toBe('What came back');
        }
        await page.keyboard.press('n');
        await expect.poll(() => page.locator('.drill-progress p').innerText()).toMatch(new RegExp(`^${number + 1} of`));
      }
      expect([...kinds].sort()).toEqual(['card', 'rule', 'spot', 'wire']);
      expect(await summary.count()).toBe(0);
    }));

  test('single keys do nothing once they are turned off', () =>
    withReader(site, async ({ page }) => {
      await page.locator('.tool-more > summary').click();
      await page.getByLabel('Single keys act').uncheck();
      await start(page);
      const question = await readHeading(page);
      for (const key of ['Enter', 'Space', '1', 'n']) await page.keyboard.press(key);
      expect(await readHeading(page)).toBe(question);
      expect(await page.locator('.drill h3, .drill :checked:not([name="way"])').count()).toBe(0);
      expect(await page.locator('.drill kbd').count()).toBe(0);
    }));
});

test('axe finds nothing at any step in both themes, and all of it fits a narrow screen', () =>
  withReader(
    site,
    async (reader) => {
      const { page } = reader;
      const check = async (step: string): Promise<void> => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBeLessThanOrEqual(320);
        expect(await findFlaws(page), step).toEqual([]);
      };
      await page.locator('.tool-more > summary').click();
      await check('today');
      await start(page);
      const kinds = new Set<string>();
      while (kinds.size < 4) {
        const kind = kindOf(await readItem(page));
        const isNew = !kinds.has(kind);
        kinds.add(kind);
        if (kind === 'wire') await page.getByLabel('HTTP status').waitFor();
        if (isNew) await check(`${kind}, asked`);
        await answer(reader, 'again');
        if (isNew) await check(`${kind}, answered`);
        await page.getByRole('button', { name: 'Next' }).click();
      }
    },
    { viewport: { width: 320, height: 640 } },
  ));

test('without a script it is said what to do instead', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto('/drill/');
  expect(await page.locator('noscript, main').first().innerText()).toContain('The practice needs JavaScript');
  expect(await page.locator('.drill').isVisible()).toBe(false);
  await page.context().close();
});
