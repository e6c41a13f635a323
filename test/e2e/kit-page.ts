// How the tests of the kit use its page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { parseKitData, type KitCard } from '../../src/kit/kit-data.ts';
import { plainText } from '../../src/study/drill-data.ts';
import { dist, type Site } from './site.ts';

/** The data that the site was built with. */
export const data = parseKitData(JSON.parse(readFileSync(join(dist, 'kit/data.json'), 'utf8')));

/** A card of the data; one that is not there fails the test. */
export function cardOf(slug: string): KitCard {
  const card = data.cards.find((one) => one.slug === slug);
  if (card === undefined) throw new Error(`The data of the kit has no card ${slug}.`);
  return card;
}

/** The title of a card as it reads on the page. */
export const titleOf = (slug: string): string => plainText(cardOf(slug).title);

interface OpenOptions extends BrowserContextOptions {
  /** The kit that the link holds, with its `#`; without it, the page proposes one. */
  fragment?: string;
  /** When it is, for a clock that the test moves. */
  time?: string;
}

/** Opens the kit as somebody who was never there, and waits until it can be used. */
export async function openKit(site: Site, { fragment = '', time, ...options }: OpenOptions = {}): Promise<Page> {
  const page = await site.newPage(options);
  if (time !== undefined) await page.clock.install({ time: new Date(time) });
  await page.goto(`/kit/${fragment}`);
  await waitForView(page);
  return page;
}

const views = (page: Page): Locator => page.getByRole('navigation', { name: 'Kit' });

/** Waits until the part of the kit that is chosen is loaded. */
async function waitForView(page: Page): Promise<void> {
  await views(page).waitFor();
  await page.locator('.kit section[aria-labelledby="kit-view"] > h2 + :not([role="status"])').first().waitFor();
}

/** Leads to one of the parts: Build, Sheets, Interview, Panel. */
export async function openView(page: Page, name: string): Promise<void> {
  await views(page).getByRole('button', { name }).click();
  await expect.poll(() => page.locator('#kit-view').textContent()).toBe(name);
  await waitForView(page);
}

/** Slugs of the questions in the plan, in their order; Build has to be open. */
export const readPlan = (page: Page): Promise<string[]> =>
  page.locator('.build-question').evaluateAll((all) => all.map((one) => one.getAttribute('data-slug') ?? ''));

/** What the address holds after its `#`, with it. */
export const readFragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** How wide the page is, beyond the screen. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Runs a test as somebody who was never there; nothing may complain on the way. */
export async function withKit(
  site: Site,
  act: (page: Page) => Promise<void>,
  options: OpenOptions = {},
): Promise<void> {
  const page = await openKit(site, options);
  await act(page);
  await page.context().close();
  expect(site.complaints.splice(0)).toEqual([]);
  expect(site.reports.splice(0)).toEqual([]);
}
