// A reader with a keyboard alone: each stop can be seen, answers open, and nothing holds the focus.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Stop {
  name: string;
  isMarked: boolean;
}

/** Says which element has the focus and whether that can be seen. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return {
      name: `${element.tagName.toLowerCase()}${element.className ? `.${element.className}` : ''} ${text}`,
      isMarked: (style.outlineStyle !== 'none' || style.boxShadow !== 'none') && box.width > 0 && box.height > 0,
    };
  });

/** Presses Tab until the focus has left the page, and gives every stop on the way. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop.name.startsWith('body')) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus never leaves the page; it is on ${stops.at(-1)?.name}.`);
}

describe.each([
  ['card', PAGE_TYPES.card!],
  ['rule', PAGE_TYPES.rule!],
])('on a %s page', (_, path) => {
  test('Tab goes through the whole page and each stop can be seen', async () => {
    const page = await site.newPage();
    await page.goto(path);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
    await page.context().close();
  });

  test('the first stop leads past the header', async () => {
    const page = await site.newPage();
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
    await page.context().close();
  });
});

test('on a card page Enter opens an answer and it can be read', async () => {
  const page = await site.newPage();
  await page.goto(PAGE_TYPES.card!);
  const answer = page.locator('main details:not([open])').first();
  const id = await answer.evaluate((element) => (element.dataset.test = 'answer'));
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.parentElement?.dataset.test === 'answer')) break;
  }
  await page.keyboard.press('Enter');
  const opened = page.locator(`[data-test="${id}"]`);
  expect(await opened.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
  expect(await opened.locator(':scope > :not(summary)').first().isVisible()).toBe(true);
  await page.context().close();
});
