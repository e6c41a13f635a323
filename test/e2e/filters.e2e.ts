// The filters of the card list: single values are pages, combinations are in the address.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPages, openSite, pathOf, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SHOWN = 'ol.cards > li:visible';
const single = listPages().filter((page) => /^questions\/[^/]+\/[^/]+\/index\.html$/.test(page));

describe('with JavaScript off', () => {
  test('every link of a filter leads to a built page that lists at least one card', async () => {
    expect(single.length).toBeGreaterThan(5);
    const page = await site.newPage({ javaScriptEnabled: false });
    await page.goto('/questions/');
    const all = await page.locator(SHOWN).count();
    expect(all).toBeGreaterThanOrEqual(3);
    const hrefs = await page
      .locator('.filters a[data-facet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => !single.map(pathOf).includes(String(href)))).toEqual([]);
    for (const file of single) {
      await page.goto(pathOf(file));
      const count = await page.locator(SHOWN).count();
      expect(count, file).toBeGreaterThan(0);
      expect(count, file).toBeLessThanOrEqual(all);
    }
    await page.context().close();
  });
});

describe('with JavaScript', () => {
  test('clicks combine values, the address says which, and going back undoes it', async () => {
    const page = await site.newPage();
    await page.goto('/questions/');
    const all = await page.locator(SHOWN).count();
    await page.locator('.filters a[data-facet="level"]').first().click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('level').length).toBe(1);
    const one = await page.locator(SHOWN).count();
    expect(one).toBeGreaterThan(0);
    await page.locator('.filters a[data-facet="kind"]').first().click();
    const both = new URL(page.url()).searchParams;
    expect([both.has('level'), both.has('kind')]).toEqual([true, true]);
    expect(await page.locator(SHOWN).count()).toBeLessThanOrEqual(one);
    await page.goBack();
    await page.goBack();
    expect(await page.locator(SHOWN).count()).toBe(all);
    await page.context().close();
  });

  test('an address with two values is shown as it says, and unknown values leave nothing', async () => {
    const page = await site.newPage();
    await page.goto('/questions/?topic=statelessness&level=L3');
    const rows = await page
      .locator(SHOWN)
      .evaluateAll((all) =>
        all.map((row) => [row.dataset['level'], row.dataset['topic']?.split(' ').includes('statelessness')]),
      );
    expect(rows.every(([level, fits]) => level === 'L3' && fits === true)).toBe(true);
    await page.goto('/questions/?topic=no-such-topic');
    expect(await page.locator(SHOWN).count()).toBe(0);
    expect(await page.locator('[data-count]').textContent()).toMatch(/^0 of \d+ questions$/);
    await page.context().close();
  });
});
