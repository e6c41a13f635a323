// What the tests of links to kits share: links, and a site whose cards are others than those that were built.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEFAULT_CHOICES } from '../../src/kit/kit.ts';
import type { KitCard } from '../../src/kit/kit-data.ts';
import { formatLink } from '../../src/kit/link.ts';
import { cardOf, data } from './kit-page.ts';
import type { Site } from './site.ts';

/** Three questions that are published. */
export const SLUGS = ['sticky-sessions-needed', 're-read-capabilities-every-request', 'watch-a-resource-now'] as const;

/** A link to questions, in their current versions unless it is said otherwise. */
export const linkOf = (slugs: readonly string[], hashes: Readonly<Record<string, string>> = {}): string => {
  const items = slugs.map((slug) => ({ slug, hash: hashes[slug] ?? cardOf(slug).hash }));
  return formatLink({ choices: { ...DEFAULT_CHOICES, level: 'L3' }, items });
};

/** What says which questions are not as in the link. */
export const changedBox = (page: Page) => page.locator('.kit-changed');

/** Opens a link on a site whose cards were changed since it was built. */
export async function openChanged(
  site: Site,
  fragment: string,
  change: (cards: KitCard[]) => KitCard[],
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await site.newPage();
  const cards = change(structuredClone(data.cards));
  await page.route('**/kit/data.json', (route) => route.fulfill({ json: { ...data, cards } }));
  await prepare?.(page);
  await page.goto(`/kit/${fragment}`);
  await page.locator('.build').waitFor();
  return page;
}

/** Closes a page; nothing else than what is expected may have complained. */
export async function closePage(site: Site, page: Page, expected?: RegExp): Promise<void> {
  await page.context().close();
  expect(site.complaints.splice(0).filter((words) => expected?.test(words) !== true)).toEqual([]);
  expect(site.reports.splice(0)).toEqual([]);
}
