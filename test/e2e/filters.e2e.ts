// The filters of the lists of cards and rules: single values are pages, combinations are in the address.
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elementsOf } from '../../src/site/output.ts';
import { listPages, openSite, pathOf, readPage, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SHOWN = '[data-rows] > li:visible';
const LISTS = [
  { list: '/questions/', first: 'level', second: 'kind', value: 'topic=statelessness', nouns: 'questions' },
  { list: '/rules/', first: 'level', second: 'transport', value: 'observability=wire', nouns: 'rules' },
];
const isValuePage = (list: string) => new RegExp(`^${list.slice(1)}(?!probes/)[^/]+/[^/]+/index\\.html$`);

describe.each(LISTS)('the filters of $list', ({ list, first, second, value, nouns }) => {
  const single = listPages().filter((page) => isValuePage(list).test(page));

  test('without script every link leads to a built page that lists at least one row', async () => {
    expect(single.length).toBeGreaterThan(5);
    const page = await site.newPage({ javaScriptEnabled: false });
    await page.goto(list);
    const all = await page.locator(SHOWN).count();
    expect(all).toBeGreaterThanOrEqual(3);
    const links = await page
      .locator('.filters a[data-facet]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.querySelector('small')?.textContent]));
    expect(links.map(([href]) => href).sort()).toEqual(single.map(pathOf).sort());
    for (const [href, count] of links) {
      const rows = [...elementsOf(parse(readPage(`${String(href).slice(1)}index.html`)))].filter(
        ({ tagName, attrs }) => tagName === 'li' && attrs.some(({ name }) => name === `data-${first}`),
      );
      expect([href, String(rows.length)]).toEqual([href, count]);
    }
    await page.goto(String(links[0]?.[0]));
    expect(String(await page.locator(SHOWN).count())).toBe(links[0]?.[1]);
    await page.context().close();
  });

  test('clicks combine values, the address says which, and going back undoes it', async () => {
    const page = await site.newPage();
    await page.goto(list);
    const all = await page.locator(SHOWN).count();
    await page.locator(`.filters a[data-facet="${first}"]`).first().click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll(first).length).toBe(1);
    const one = await page.locator(SHOWN).count();
    expect(one).toBeGreaterThan(0);
    await page.locator(`.filters a[data-facet="${second}"]`).first().click();
    const both = new URL(page.url()).searchParams;
    expect([both.has(first), both.has(second)]).toEqual([true, true]);
    expect(await page.locator(SHOWN).count()).toBeLessThanOrEqual(one);
    await page.goBack();
    await page.goBack();
    expect(await page.locator(SHOWN).count()).toBe(all);
    await page.context().close();
  });

  test('an address with two values is shown as it says, and unknown values leave nothing', async () => {
    const page = await site.newPage();
    await page.goto(list);
    const level = await page.locator(`.filters a[data-facet="level"]`).last().getAttribute('data-value');
    await page.goto(`${list}?${value}&level=${level}`);
    const [facet = '', wanted = ''] = value.split('=');
    const rows = await page
      .locator(SHOWN)
      .evaluateAll((all, facet) => all.map((row) => [row.dataset['level'], row.dataset[facet]?.split(' ')]), facet);
    expect(rows.every(([one, other]) => one === level && other?.includes(wanted))).toBe(true);
    await page.goto(`${list}?${facet}=no-such-value`);
    expect(await page.locator(SHOWN).count()).toBe(0);
    expect(await page.locator('[data-group]:visible').count()).toBe(0);
    expect(await page.locator('[data-count]').textContent()).toMatch(new RegExp(`^0 of \\d+ ${nouns}$`));
    await page.context().close();
  });

  test('on the page of one value a further value leads to the whole list with both', async () => {
    const page = await site.newPage();
    await page.goto(pathOf(String(single.find((file) => file.startsWith(`${list.slice(1)}level/`)))));
    await page.locator(`.filters a[data-facet="${second}"]`).first().click();
    await page.waitForURL(`**${list}?*`);
    const { searchParams } = new URL(page.url());
    expect([searchParams.has('level'), searchParams.has(second)]).toEqual([true, true]);
    await page.context().close();
  });
});

test('a category whose rules are all hidden is hidden with them', async () => {
  const page = await site.newPage();
  await page.goto('/rules/');
  for (const level of ['must', 'must-not', 'should', 'should-not']) {
    await page.goto(`/rules/?level=${level}`);
    const groups = await page.locator('[data-group]:visible').all();
    for (const group of groups) expect(await group.locator(SHOWN).count()).toBeGreaterThan(0);
  }
  await page.context().close();
});
