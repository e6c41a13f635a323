// Without a network: what was read and the tools go on working; a newer version is told and never taken unasked.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { serve, type Serving } from '../../scripts/serve.ts';
import type { State } from '../../src/offline/site-files.ts';
import { BROWSER, dist } from './site.ts';

const copy = mkdtempSync(join(tmpdir(), 'wireproof-offline-'));
let browser: Browser;
let serving: Serving;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  // A copy, since a test publishes a newer version of it.
  cpSync(dist, copy, { recursive: true });
  browser = await chromium.launch(BROWSER);
}, 60_000);
afterAll(async () => {
  await browser.close();
  rmSync(copy, { recursive: true });
});
beforeEach(async () => {
  serving = await serve({ dist: copy, port: 0 });
  context = await browser.newContext({ baseURL: serving.address });
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await serving.close();
});

const readState = (on = page): Promise<State> =>
  on.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new Promise<State>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data as State);
      active?.postMessage({ kind: 'state' }, [port2]);
    });
  });

/** Waits until the page and all that it asked for is kept. */
const waitForKept = (what: 'tools' | 'all'): Promise<void> =>
  expect
    .poll(async () => (await readState()).kept[what] / (await readState()).files[what], {
      timeout: 60_000,
      interval: 500,
    })
    .toBe(1);

async function visit(path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** No browser setting: the server is gone, so that nothing can pass by the service worker. */
const cutNetwork = (): Promise<void> => serving.close();

test('a page that was read is there without a network, with its parameters and anchors; another one says so', async () => {
  await visit('/questions/tool-poisoning-description/');
  await expect.poll(async () => (await readState()).kept.all).toBeGreaterThan(3);
  await cutNetwork();
  await page.goto('/questions/tool-poisoning-description/?from=mail#rubric');
  expect(await page.locator('h1').innerText()).toContain('Read this tool description');
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(font).toContain('Proven Serif');
  await page.goto('/rules/MCP-STL-004/');
  expect(await page.locator('h1').innerText()).toBe('Without a network');
}, 60_000);

test('after a visit to one tool all of them work without a network, and so does the engine', async () => {
  await visit('/check/');
  await waitForKept('tools');
  await page.goto('/rules/MCP-STL-004/');
  await expect.poll(() => page.evaluate(() => caches.match('/rules/MCP-STL-004/').then(Boolean))).toBe(true);
  await cutNetwork();
  await page.goto('/rules/MCP-STL-004/');
  await page.locator('.play button.run').first().click();
  await expect
    .poll(() => page.locator('.run-status').first().innerText(), { timeout: 10_000 })
    .toContain('the same, byte for byte, as printed here');
  await page.goto('/drill/');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await page.locator('.drill h2').first().isVisible()).toBe(true);
  await page.goto('/kit/');
  await page.getByRole('button', { name: 'Another proposal' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'What to listen for, question 3' }).count()).toBe(1);
  await page.goto('/search/?q=stateless');
  await expect.poll(() => page.locator('main li').count(), { timeout: 10_000 }).toBeGreaterThan(2);
  await page.goto('/playground/');
  expect(await page.locator('h1').innerText()).toBe('Playground');
}, 90_000);

test('all of it can be kept, and forgotten again; both say how far they are', async () => {
  await visit('/offline/');
  const keep = page.getByRole('button', { name: /^Keep all for offline, \d+\.\d MB$/ });
  await keep.click();
  await expect
    .poll(() => page.locator('[data-offline] [role="status"]').innerText(), { timeout: 60_000 })
    .toMatch(/^Everything is kept in this browser: \d+ files\.$/);
  await cutNetwork();
  await page.goto('/rules/MCP-HDR-029/');
  expect(await page.locator('.id').first().innerText()).toBe('MCP-HDR-029');
  await page.goto('/offline/');
  await page.getByRole('button', { name: 'Delete what is kept of the site' }).click();
  await expect.poll(() => page.locator('[data-offline] [role="status"]').innerText()).toMatch(/tools are not kept/);
}, 90_000);

describe('a newer version', () => {
  const file = join(copy, 'sw.js');
  test('is told where nothing is under way, waits while something is, and is there after Reload', async () => {
    await visit('/drill/');
    await page.reload();
    const { version } = await readState();
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(version, 'abcdefabcdef'));
    await page.getByRole('button', { name: 'Start' }).click();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const note = page.locator('.update-note');
    const isThere = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
    expect(await note.isVisible()).toBe(false);
    expect((await readState()).version).toBe(version);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^(Leave|End)/ })
      .first()
      .click();
    await expect.poll(() => note.isVisible()).toBe(true);
    // Nothing is asked meanwhile: a worker that still answers is not let go.
    const reloaded = page.waitForEvent('load', { timeout: 45_000 });
    await note.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    expect((await readState()).version).toBe('abcdefabcdef');
  }, 90_000);
});

test('a server that a reader tests is never kept, whatever its address', async () => {
  const heard: string[] = [];
  const other = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*').end('{}');
  });
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  const { port } = other.address() as { port: number };
  await visit('/check/');
  await page.reload();
  await page.evaluate(async (port) => {
    await fetch(`http://localhost:${port}/drill/data.json`);
    await fetch(`http://localhost:${port}/drill/data.json`);
    await fetch('/mcp', { method: 'POST', body: '{}' });
    await fetch('/.well-known/oauth-protected-resource');
  }, port);
  expect(heard.filter((line) => line.startsWith('GET'))).toHaveLength(2);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes(`:${port}`) || url.includes('mcp') || url.includes('well-known'))).toEqual(
    [],
  );
  other.close();
}, 60_000);
