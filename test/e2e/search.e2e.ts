// Search: `/` leads to it, any spelling of a rule's id and the words of a message find the rule, answers are not given away.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const BOX = 'main input[type="search"]';

test('the key / leads to the search box from any page', async () => {
  for (const path of [PAGE_TYPES.home!, PAGE_TYPES.card!, PAGE_TYPES.rule!]) {
    const page = await site.newPage();
    await page.goto(path, { waitUntil: 'load' });
    await page.keyboard.press('/');
    await page.waitForURL('**/search/');
    await page.locator(`${BOX}:focus`).waitFor();
    await page.keyboard.type('a/b');
    expect(await page.locator(BOX).inputValue()).toBe('a/b');
    await page.context().close();
  }
});

describe('a rule is found', () => {
  test.each(['stl4', 'STL-004', 'mcp-stl-004', 'MCP-STL-004', 'stl 4'])('by its id written as %s', async (text) => {
    const page = await site.newPage();
    await page.goto('/search/');
    await page.locator(BOX).fill(text);
    await page.locator(BOX).press('Enter');
    await page.waitForURL('**/rules/MCP-STL-004/');
    await page.context().close();
  });

  test('by the words of a message that a report prints', async () => {
    const page = await site.newPage();
    await page.goto('/rules/MCP-STL-004/');
    const message = await page.locator('[id^="reason-"]').first().innerText();
    await page.goto('/search/');
    await page.locator(BOX).fill(message.replace(/\s+/g, ' ').split(' ').slice(-8).join(' '));
    await page.locator('main a[href$="/rules/MCP-STL-004/"], main a[href*="/rules/MCP-STL-004/#"]').first().waitFor();
    await page.context().close();
  });
});

test('a card is found by its title, and the result shows no part of an answer', async () => {
  const page = await site.newPage();
  await page.goto(PAGE_TYPES.card!);
  const title = await page.locator('h1').innerText();
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  await page.goto('/search/');
  await page.locator(BOX).fill(title);
  const result = page.locator('main li', { has: page.locator(`a[href$="${PAGE_TYPES.card}"]`) }).first();
  await result.waitFor();
  expect(await result.innerText()).toContain(description);
  await page.context().close();
});

test('a page is found by its own words, not by the titles of others that it lists', async () => {
  const page = await site.newPage();
  const card = '/questions/database-behind-mcp/';
  await page.goto('/rules/MCP-CCH-019/');
  expect(await page.locator(`main a[href="${card}"]`).count()).toBe(1);
  await page.goto(card);
  const title = await page.locator('h1').innerText();
  await page.goto('/search/');
  await page.locator(BOX).fill(title);
  await page.locator(`main li a[href="${card}"]`).waitFor();
  expect(await page.locator('main li a[href*="/rules/"]').count()).toBe(0);
  await page.context().close();
});

test('a search in the address is carried out on arrival', async () => {
  const page = await site.newPage();
  await page.goto('/search/?q=capabilities');
  await page.locator('main li a[href*="/questions/"], main li a[href*="/rules/"]').first().waitFor();
  expect(await page.locator(BOX).inputValue()).toBe('capabilities');
  await page.context().close();
});

test('searching makes no complaint and no report of the policy', () => {
  expect(site.reports).toEqual([]);
  expect(site.complaints).toEqual([]);
});
