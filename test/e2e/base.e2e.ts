// The site works under a base path: built for /sub/, no link or source leads outside or nowhere, and pages work.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { findBrokenLinks } from './links.ts';
import { BROWSER, listPages, root } from './site.ts';

const folder = join(root, '.cache', 'built-for-sub');

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--unchecked', '--out', folder], {
    cwd: root,
    env: { ...process.env, BASE: '/sub/', NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('no link and no source leads outside the base or nowhere', () => {
  expect(listPages(folder).length).toBeGreaterThan(10);
  expect(findBrokenLinks(folder, '/sub/').slice(0, 40)).toEqual([]);
});

test('a rule in small letters arrives at its page, without a complaint', async () => {
  const complaints: string[] = [];
  const site = await serve({ dist: folder, port: 0, base: '/sub/' });
  const browser = await chromium.launch(BROWSER);
  const page = await browser.newPage();
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/mcp-stl-004/')) complaints.push(response.url());
  });
  await page.goto(`${site.address}rules/mcp-stl-004/`);
  await page.waitForURL(`${site.address}rules/MCP-STL-004/`);
  await page.goto(site.address);
  expect(await page.locator('h1').count()).toBe(1);
  expect(complaints).toEqual([]);
  await browser.close();
  await site.close();
});
