// The site can be installed, and its icons are there in the sizes they claim.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Serving } from '../../scripts/serve.ts';
import { BROWSER, dist } from './site.ts';

// A profile of its own, since nothing is installed from a private window, which other tests use.
const profile = mkdtempSync(join(tmpdir(), 'wireproof-install-'));
let serving: Serving;
let context: BrowserContext;
let page: Page;
let session: CDPSession;

beforeAll(async () => {
  serving = await serve({ dist, port: 0 });
  context = await chromium.launchPersistentContext(profile, BROWSER);
  page = await context.newPage();
  session = await context.newCDPSession(page);
  await page.goto(serving.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
});
afterAll(async () => {
  await context.close();
  await serving.close();
  rmSync(profile, { recursive: true, force: true });
});

test('Chromium finds nothing that keeps it from being installed', async () => {
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ start_url: '/', scope: '/', short_name: 'Wireproof' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

test('every icon is a picture of the size that is said of it', async () => {
  const icons = await page.evaluate(async () => {
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const { icons } = (await (await fetch(manifest)).json()) as { icons: { src: string; sizes: string }[] };
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]')];
    const all = [...icons, ...links.map(({ href, sizes }) => ({ src: href, sizes: sizes.value }))];
    return Promise.all(
      all.map(async ({ src, sizes }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [new URL(src, location.href).pathname, sizes, `${image.naturalWidth}x${image.naturalHeight}`];
      }),
    );
  });
  expect(icons.map(([path, said, seen]) => [path, said === '' ? '' : seen === said])).toEqual([
    ['/icons/192.png', true],
    ['/icons/512.png', true],
    ['/icons/maskable-512.png', true],
    ['/favicon.ico', true],
    ['/favicon.svg', ''],
    ['/icons/apple-touch-icon.png', ''],
  ]);
  expect(readFileSync(join(dist, 'icons/apple-touch-icon.png')).readUInt32BE(16)).toBe(180);
});
