// An address that is none: the 404 page says so, and takes a rule's id in other letters to its page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each(['/rules/mcp-stl-004/', '/rules/mcp-stl-004', '/rules/Mcp-Stl-004/#fix'])(
  '%s arrives at the rule',
  async (path) => {
    const page = await site.newPage();
    await page.goto(path);
    await page.waitForURL(`**/rules/MCP-STL-004/${path.includes('#') ? '#fix' : ''}`);
    expect(await page.locator('h1').count()).toBe(1);
    await page.context().close();
  },
);

test('a category in capitals arrives at its page', async () => {
  const page = await site.newPage();
  await page.goto('/rules/STL/');
  await page.waitForURL('**/rules/stl/');
  await page.context().close();
});

test.each([
  ['/no/such/page/', '/no/such/page/'],
  ['/rules/MCP-STL-999/', '/rules/MCP-STL-999/'],
  ['/rules/mcp-stl-999/', '/rules/MCP-STL-999/'],
])('%s ends at %s, says that nothing is there and leads on', async (path, end) => {
  const page = await site.newPage();
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  expect(page.url()).toBe(site.address + end);
  expect(await page.locator('main a[href="/search/"], main a[href="/rules/"]').count()).toBeGreaterThan(0);
  await page.context().close();
});
