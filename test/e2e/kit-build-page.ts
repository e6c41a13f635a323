// How the tests of Build use its page.
import type { Page } from 'playwright-core';
import { DEFAULT_CHOICES } from '../../src/kit/kit.ts';
import { formatLink } from '../../src/kit/link.ts';
import { findOverlaps } from '../../src/kit/overlap.ts';
import { toItem } from '../../src/kit/propose.ts';
import { cardOf, data } from './kit-page.ts';

/** Slugs of questions, in their order. */
export const slugsOf = (items: readonly { slug: string }[]): string[] => items.map(({ slug }) => slug);
/** What Build tells: what was done last, and the sum. */
export const status = (page: Page) => page.locator('.build-sum [role="status"]');
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Takes one of the usual slots. */
export const chooseMinutes = (page: Page, minutes: number) => button(page, `${minutes} minutes`).click();

/** What has the focus: the question it is in, from 1, and its name. */
export const readFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const question = at?.closest('.build-question');
    const number = [...document.querySelectorAll('.build-question')].findIndex((one) => one === question) + 1;
    return `${number} ${at?.getAttribute('data-control') ?? at?.tagName}`;
  });

/** Slugs of a kit with two questions that overlap by a passage, and a third one. */
export function findPair(): [string, string] {
  const pair = findOverlaps(data.cards).find(({ why }) => why === 'core');
  if (pair === undefined) throw new Error('No two cards share a core point.');
  return [pair.one, pair.other];
}
/** The fragment of a kit with these questions. */
export const linkTo = (slugs: readonly string[], choices = DEFAULT_CHOICES): string =>
  formatLink({ choices, items: slugs.map((slug) => toItem(cardOf(slug), choices)) });
