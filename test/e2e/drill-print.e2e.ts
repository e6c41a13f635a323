// What the drill prints: the summary of a mock interview, and flash cards for both sides of a sheet.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { data, withReader } from './drill-page.ts';
import { button, fillSetup, openView } from './mock-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The sizes of the pages that the browser prints, in points. */
async function printPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b[^s][\s\S]*?\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) => {
    const [, , width = '', height = ''] = box.trim().split(/\s+/);
    return `${Math.round(Number(width))} × ${Math.round(Number(height))}`;
  });
}

test('the summary is printed with notes, addresses and every question open, and nothing to press', () =>
  withReader(site, async ({ page }) => {
    await fillSetup(page);
    await button(page, 'Begin').click();
    await page.getByLabel('Notes, in this tab alone').fill('First line\nSecond line');
    await button(page, 'Reveal').click();
    await button(page, 'End here').click();
    const pages = await printPages(page);
    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(pages)).toEqual(new Set(['595 × 842']));
    // As wide as the paper between its margins.
    await page.setViewportSize({ width: 658, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() => document.body.innerText);
    expect(shown).toContain('First line\nSecond line');
    expect(shown).toMatch(/\d+\/questions\/[a-z-]+\//);
    expect(shown).not.toMatch(/Another interview|Flash cards|How it works\n|new tab/);
    expect(await page.locator('.mock-record li').first().isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(658);
  }));

const open = async (page: Page): Promise<void> => {
  await openView(page, 'Flash cards');
  await page.locator('.flash-sheet').first().waitFor();
};
const PAPERS = [
  ['a4', 'A4', '595 × 842', 210],
  ['letter', 'Letter', '612 × 792', 215.9],
] as const;

describe.each([4, 8])('flash cards, %i to a sheet', (perSheet) => {
  test.each(PAPERS)('on %s fill its pages, and nothing is cut off', { timeout: 60_000 }, (paper, _, size, width) =>
    withReader(site, async ({ page }) => {
      await open(page);
      await page.getByLabel('Cards to a sheet').selectOption(String(perSheet));
      await page.getByLabel('Paper').selectOption(paper);
      const sheets = Math.ceil(data.cards.length / perSheet);
      expect(await page.locator('.flash > [role="status"]').innerText()).toBe(
        `${data.cards.length} cards on ${sheets} sheets, ${2 * sheets} pages.`,
      );
      expect(await printPages(page)).toEqual(Array.from({ length: 2 * sheets }, () => size));

      await page.setViewportSize({ width: Math.floor((width / 25.4) * 96), height: 900 });
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => {
        const texts = [...document.querySelectorAll<HTMLElement>('.flash-text')];
        const isCut = (one: HTMLElement) =>
          one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
        return {
          texts: texts.length,
          cut: texts.filter(isCut).map((one) => one.textContent),
          smallest: Math.min(...texts.map((one) => (parseFloat(getComputedStyle(one).fontSize) / 96) * 72)),
          beyond: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(found).toMatchObject({ texts: 2 * data.cards.length, cut: [] });
      expect(found.beyond).toBeLessThanOrEqual(1);
      // In points: what can still be read without a glass.
      expect(found.smallest).toBeGreaterThan(perSheet === 4 ? 8 : 6.3);
    }),
  );
});

test('each back lies behind its front when the sheet is turned on its long edge', () =>
  withReader(site, async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    const places = await page.evaluate(() =>
      [...document.querySelectorAll('.flash-sheet')].map((sheet) => {
        const frame = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll('.flash-card:not(:empty)')].map((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          const number = card.querySelector('.flash-label > :last-child')?.textContent;
          return { number, left: left - frame.left, right: frame.right - right, top: top - frame.top };
        });
      }),
    );
    expect(places.length % 2).toBe(0);
    for (let side = 0; side < places.length; side += 2) {
      const [fronts, backs] = [places[side]!, places[side + 1]!];
      expect(backs).toHaveLength(fronts.length);
      for (const front of fronts) {
        const back = backs.find(({ number }) => number === front.number)!;
        expect(Math.round(back.right)).toBe(Math.round(front.left));
        expect(Math.round(back.top)).toBe(Math.round(front.top));
      }
    }
  }));

test('topic and level choose the cards, and a choice without cards says so', () =>
  withReader(site, async ({ page }) => {
    await open(page);
    const status = page.locator('.flash > [role="status"]');
    const errors = data.cards.filter(({ topics }) => topics.includes('errors'));
    await page.getByLabel('Topic').selectOption('errors');
    await expect.poll(() => status.innerText()).toMatch(new RegExp(`^${errors.length} cards on `));
    expect(await page.locator('.flash-front').count()).toBe(errors.length);
    const level = ['L1', 'L2', 'L3', 'L4'].find((one) => errors.every((card) => card.level !== one))!;
    await page.getByLabel('Level').selectOption(level);
    await expect.poll(() => status.innerText()).toBe('There is no card of this topic and level.');
    expect(await button(page, 'Print').count()).toBe(0);
  }));
