// Each page type in a browser: accessible in both themes, at two widths, without a complaint of the console or the policy.
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAll } from './capture-page.ts';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TYPES = Object.entries(PAGE_TYPES);

describe('axe finds nothing', () => {
  test.each(TYPES.flatMap(([type, path]) => (['light', 'dark'] as const).map((theme) => [type, theme, path] as const)))(
    'on the page "%s" in the %s theme',
    async (_, colorScheme, path) => {
      const page = await site.newPage({ colorScheme });
      await page.goto(path, { waitUntil: 'load' });
      // Closed answers are pages too: axe looks only at what is shown.
      await openAll(page);
      await page.evaluate(axe.source);
      const { violations, passes } = await page.evaluate(() =>
        window.axe.run(document, { resultTypes: ['violations'] }),
      );
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
      expect(found).toEqual([]);
      expect(passes.length).toBeGreaterThan(5);
      await page.context().close();
    },
  );
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

test('what the policy blocks is reported', async () => {
  const reports = site.reports.length;
  const page = await site.newPage();
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => site.reports.length).toBeGreaterThan(reports);
  await page.context().close();
});
