// The ready kits: each page reads without a script, and each of its links opens exactly the interview that the page describes.
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOverlaps } from '../../src/kit/overlap.ts';
import type { KitCard } from '../../src/kit/kit-data.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { parseLink } from '../../src/kit/link.ts';
import { planTime } from '../../src/kit/plan-time.ts';
import { elementsOf, textOf } from '../../src/site/output.ts';
import { data } from './kit-page.ts';
import { listPages, openSite, pathOf, readPage, type Site } from './site.ts';

const bySlug = new Map(data.cards.map((card) => [card.slug, card]));
const pages = listPages().filter((file) => file.startsWith('kit/ready/'));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Element = DefaultTreeAdapterMap['element'];
const find = (node: DefaultTreeAdapterMap['node'], tag: string): Element[] =>
  [...elementsOf(node)].filter(({ tagName }) => tagName === tag);
const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? '';

/** The kits that the links of a page carry, its own first. */
function readLinks(file: string): Kit[] {
  const links = find(parse(readPage(file)), 'a')
    .map((link) => attributeOf(link, 'href'))
    .filter((address) => address.includes('#kit='));
  return links.map((link) => {
    const parsed = parseLink(link.slice(link.indexOf('#')));
    if (parsed === undefined || 'problem' in parsed) throw new Error(`${file}: ${link} is no kit.`);
    expect(parsed.notices ?? []).toEqual([]);
    return parsed.kit;
  });
}
const cardsOf = ({ items }: Kit): KitCard[] => items.flatMap(({ slug }) => bySlug.get(slug) ?? []);

test('there are at least nine', () => {
  expect(pages.length).toBeGreaterThanOrEqual(9);
});

describe.each(pages)('%s', (file) => {
  test('its links are interviews: today’s cards, within the slot, without an overlap', () => {
    const kits = readLinks(file);
    expect(kits.length).toBeGreaterThanOrEqual(2);
    for (const kit of kits) {
      const cards = cardsOf(kit);
      expect(kit.items.map(({ hash }) => hash)).toEqual(cards.map(({ hash }) => hash));
      expect(planTime(kit.choices, cards).reserve).toBeGreaterThanOrEqual(0);
      expect(findOverlaps(cards)).toEqual([]);
    }
  });

  test('its table has the questions of its link, in their order, and ends with the slot', () => {
    const [kit] = readLinks(file);
    const rows = find(parse(readPage(file)), 'tr').map((row) => find(row, 'td').map(textOf));
    const times = rows.filter((cells) => cells.length > 0).map(([start = '', minutes = '']) => ({ start, minutes }));
    const [hours = 0, rest = 0] = (times.at(-1)?.start ?? '').split(':').map(Number);
    expect(hours * 60 + rest + Number(times.at(-1)?.minutes)).toBe(kit?.choices.minutes);
    const asked = find(parse(readPage(file)), 'th')
      .filter((cell) => attributeOf(cell, 'scope') === 'row')
      .map((cell) => find(cell, 'a').map((link) => attributeOf(link, 'href'))[0]);
    expect(asked).toEqual(cardsOf(kit as Kit).map(({ url }) => url));
  });
});

test('the kit opens what a page links to, and takes nothing for changed', async () => {
  const page = await site.newPage();
  const [file = ''] = pages;
  await page.goto(pathOf(file));
  const title = (await page.locator('.ready-plan tbody th > a').first().innerText()).trim();
  const count = await page.locator('.ready-plan tbody th').count();
  await page.getByRole('link', { name: 'Open in the kit' }).click();
  await page.locator('.build-question').first().waitFor();
  expect(await page.locator('.build-question').count()).toBe(count);
  expect(await page.locator('.build-question').first().innerText()).toContain(title);
  expect(await page.locator('.kit .note-box').count()).toBe(0);
  expect(site.complaints).toEqual([]);
});
