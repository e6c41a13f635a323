// Each page type in a browser: accessible in both themes, at two widths, without a complaint of the console or the policy.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFlaws } from './axe.ts';
import { openAll } from './capture-page.ts';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TYPES = Object.entries(PAGE_TYPES);

test.each(TYPES)('axe finds nothing on the page "%s" in either theme', async (_, path) => {
  const page = await site.newPage();
  await page.goto(path, { waitUntil: 'load' });
  // Closed answers are pages too: axe looks only at what is shown.
  await openAll(page);
  expect(await findFlaws(page, 'html')).toEqual([]);
  await page.context().close();
});

test.each(TYPES)('the page "%s" loads without a complaint and is no wider than a narrow screen', async (_, path) => {
  const [reports, complaints] = [site.reports.length, site.complaints.length];
  const page = await site.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(site.complaints.slice(complaints)).toEqual([]);
  expect(site.reports.slice(reports)).toEqual([]);
  await openAll(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.context().close();
});

test('a click on an arrow of a diagram leads to its message, out of its fold too', async () => {
  const page = await site.newPage();
  await page.goto('/rules/MCP-STL-004/');
  const capture = page.locator('.capture.failing');
  const folded = capture.locator('.more .turn.back');
  await expect.poll(() => folded.isVisible()).toBe(false);
  // The third answer, in the margin.
  await capture.locator('.seq g').nth(5).locator('text').last().click();
  await expect.poll(() => folded.isVisible()).toBe(true);
  expect(await folded.evaluate((message) => message === document.activeElement)).toBe(true);
  await capture.locator('.seq g').first().locator('path').click();
  expect(await page.evaluate(() => document.activeElement?.querySelector('.who')?.textContent)).toBe(
    '→ sent 1 connection 1',
  );
  await page.context().close();
});

test('what the policy blocks is reported', async () => {
  const reports = site.reports.length;
  const page = await site.newPage();
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => site.reports.length).toBeGreaterThan(reports);
  await page.context().close();
});
