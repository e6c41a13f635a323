// The sheets of a kit on paper: nothing is split that fits a page, each begins a new one, and the rest of the page stays away.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { data, titleOf } from './kit-page.ts';
import { linkTo, PATIENCE, withSheets } from './kit-sheets-page.ts';
import { printPages } from './printed-pages.ts';
import { ALL_CASES, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const POINTS = 72 / 96;
/** Paper, and its margins at the sides, above and below, in points: src/styles/kit-pages.css. */
const PAPERS = [
  ['a4', '595 × 842', 595.28, 841.89],
  ['letter', '612 × 792', 612, 792],
] as const;
const SIDES = (24 / 25.4) * 72;
const HEAD = (11 / 25.4) * 72;
/** Points by which the layout for the screen may be off. */
const ROUNDING = 4;
const FOOT = (14 / 25.4) * 72;
/** What stands above the heading of a question. */
const SECTION = 24;

/** The heights of what is found, in points, laid out as wide as the paper between its margins. */
async function measure(page: Page, width: number, selector: string): Promise<number[]> {
  await page.setViewportSize({ width: Math.floor((width - SIDES) / POINTS), height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const heights = await page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      // As in the outline of what is printed, from the heading on.
      return bottom - (one.querySelector(':scope > h4')?.getBoundingClientRect().top ?? top);
    }),
  );
  await page.emulateMedia({ media: null });
  return heights.map((height) => height * POINTS);
}

describe.each(PAPERS.slice(0, ALL_CASES ? 2 : 1))('on %s', (paper, size, width, height) => {
  const room = height - HEAD - FOOT;
  test.each([
    ['candidate', undefined],
    ['scorecard', undefined],
    ['spare', undefined],
    ['candidate', 1],
  ])('no question of any card is split on the %s sheet, variant %s', PATIENCE, (which, variant) =>
    withSheets(site, linkTo(data.cards, variant), which, async (page) => {
      await page.getByLabel('Paper').selectOption(paper);
      const heights = await measure(page, width, '.sheet .sheet-question');
      const { sizes, headings } = await printPages(page);
      expect(new Set(sizes)).toEqual(new Set([size]));
      const questions = headings.filter(({ title }) => /^(Question|Instead of question) \d+$|^\d+\. /.test(title));
      expect(questions).toHaveLength(heights.length);
      const pages = questions.map((question) => question.page);
      expect(pages).toEqual(pages.toSorted((a, b) => a - b));
      expect(pages.at(-1)).toBe(sizes.length);
      const split = questions.flatMap(({ title, top }, index) => {
        const high = heights[index] ?? 0;
        // One that no page holds begins a page of its own.
        const isRight = high > room ? top < HEAD + SECTION : top + high <= room + HEAD + ROUNDING;
        return isRight ? [] : [`${title}, ${Math.round(high)} points high, begins at ${Math.round(top)}`];
      });
      const most = which === 'scorecard' || (which === 'candidate' && variant === undefined) ? 0 : 6;
      expect(heights.filter((high) => high > room).length).toBeLessThanOrEqual(most);
      expect(split).toEqual([]);
    }),
  );

  test('each question of the interviewer begins a page and ends on the next one at the latest', PATIENCE, () =>
    withSheets(site, linkTo(data.cards), 'interviewer', async (page) => {
      await page.getByLabel('Paper').selectOption(paper);
      // What may not be split is never as high as a page.
      const blocks = await measure(page, width, '.sheet-front, .sheet-question li, .sheet-block, .sheet-anchors');
      expect(Math.max(...blocks.slice(1))).toBeLessThan(height / 2);
      const { sizes, headings } = await printPages(page);
      expect(new Set(sizes)).toEqual(new Set([size]));
      // The outline has no spaces where lines end.
      const squeeze = (text: string): string => text.replace(/\s+/g, '');
      const titles = new Set(data.cards.map(({ slug }) => squeeze(titleOf(slug))));
      const starts = headings.filter(({ title }) => titles.has(squeeze(title)));
      expect(starts).toHaveLength(data.cards.length);
      // Below the line with the clock.
      expect(Math.max(...starts.map(({ top }) => top))).toBeLessThan(80);
      const pages = [...starts.map((start) => start.page), sizes.length + 1];
      const lengths = pages.slice(1).map((next, index) => next - (pages[index] ?? 0));
      expect(Math.min(...lengths)).toBe(1);
      expect(Math.max(...lengths)).toBe(2);
      // A page that has nothing but room for notes is the exception.
      expect(lengths.filter((length) => length === 2).length).toBeLessThan(data.cards.length * 0.6);
    }),
  );
});

test(
  'all of them are printed one after the other, each from a new page, black on white and without the page around',
  PATIENCE,
  () =>
    withSheets(
      site,
      '',
      undefined,
      async (page) => {
        const { headings } = await printPages(page);
        const heads = headings.filter(({ title }) =>
          ['Interview questions', 'Interviewer sheet', 'Other forms', 'Scorecard'].includes(title),
        );
        expect(heads.map(({ title }) => title)).toEqual([
          'Interview questions',
          'Interviewer sheet',
          'Other forms',
          'Scorecard',
        ]);
        expect(Math.max(...heads.map(({ top }) => top))).toBeLessThan(60);
        expect(new Set(heads.map((head) => head.page)).size).toBe(4);
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const shown = await page.evaluate(() => document.body.innerText);
        expect(shown).toMatch(/^Interview questions/);
        expect(shown).not.toMatch(/Take them away|How it works|Copy Markdown|ready to print|Letter/);
        const colors = await page
          .locator('.sheet, .sheet p, .sheet li, .sheet h4')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
        expect([...new Set(colors)].filter((color) => !/^rgb\((0, 0, 0|51, 51, 51)\)$/.test(color))).toEqual([]);
      },
      { colorScheme: 'dark' },
    ),
);
