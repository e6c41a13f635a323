// Run in the browser: the same as printed, and what is told when the engine breaks.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  button,
  expectSameAsPrinted,
  listExamples,
  openAll,
  RULE_PAGES,
  statusOf,
  turnsOf,
  withPage,
} from './capture-page.ts';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SAME =
  /^\S+ (PASS|FAIL|NOT-APPLICABLE|UNTESTABLE)\s*Ran just now in your browser in \d+ ms: the same, byte for byte, as printed here\.(?!.*has changed)/i;
const STAYS =
  ' The printed exchange stays as it was. Press the button again to start the engine afresh; if it fails again, reload the page.';

/** Presses run and gives the milliseconds until the verdict stands in the page. */
const timeRun = (play: Locator): Promise<number> =>
  play.evaluate(
    (frame) =>
      new Promise((resolve) => {
        const status = frame.querySelector('.run-status')!;
        const began = performance.now();
        new MutationObserver((_, observer) => {
          if (!status.textContent.includes('Ran just now')) return;
          observer.disconnect();
          resolve(performance.now() - began);
        }).observe(status, { childList: true, subtree: true, characterData: true });
        frame.querySelector<HTMLElement>('button.run')!.click();
      }),
  );

test('run gives what is printed, for every example of every rule', { timeout: 120_000 }, async () => {
  const examples = listExamples();
  expect(RULE_PAGES.length).toBeGreaterThan(10);
  expect(examples.length).toBeGreaterThanOrEqual(2 * 10);
  const [reports, complaints] = [site.reports.length, site.complaints.length];
  const page = await site.newPage();
  // One page holds them all: the engine is loaded once, and each costs only its own run.
  await page.route(`**${PAGE_TYPES.rule}`, async (route) => {
    const response = await route.fetch();
    const [, head = '', main = '', rest = ''] =
      /^([\s\S]*?<main[^>]*>)([\s\S]*)(<\/main>[\s\S]*)$/.exec(await response.text()) ?? [];
    const scripts = main.match(/<script[^>]*><\/script>/g) ?? [];
    const body = [head, ...examples.map(({ html }) => html), ...scripts, rest].join('');
    await route.fulfill({ response, body });
  });
  await page.goto(PAGE_TYPES.rule!);
  expect(await page.locator('.play').count()).toBe(examples.length);
  const said = await page.evaluate(async () => {
    const told: string[] = [];
    for (const play of document.querySelectorAll<HTMLElement>('.play')) {
      const before = play.querySelector('.turns')?.outerHTML;
      play.querySelector<HTMLElement>('button.run')!.click();
      const status = play.querySelector('.run-status')!;
      const until = performance.now() + 6000;
      while (!/Ran just now|printed exchange stays/.test(status.textContent) && performance.now() < until) {
        await new Promise((next) => setTimeout(next, 4));
      }
      const isChanged = play.querySelector('.turns')?.outerHTML !== before;
      told.push(`${status.textContent}${isChanged ? ' The printed exchange has changed.' : ''}`);
    }
    return told;
  });
  const wrong = examples.map(({ page: path }, index) => `${path} ${said[index]}`).filter((line) => !SAME.test(line));
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(site.complaints.slice(complaints)).toEqual([]);
  expect(site.reports.slice(reports)).toEqual([]);
  await page.context().close();
});

test('run gives what is printed on the page of a rule', async () => {
  await withPage(site, PAGE_TYPES.rule!, async (page) => {
    const plays = await page.locator('.play[data-probe]').all();
    expect(plays.length).toBeGreaterThanOrEqual(2);
    for (const play of plays) await expectSameAsPrinted(play);
  });
});

describe('run works where a lesson or a card shows an exchange', () => {
  test.each([PAGE_TYPES.lesson!, PAGE_TYPES.card!])('%s', async (path) => {
    await withPage(site, path, async (page) => {
      await openAll(page);
      const plays = await page.locator('.play').all();
      expect(plays.length).toBeGreaterThanOrEqual(2);
      for (const play of plays) await expectSameAsPrinted(play);
    });
  });
});

test('each button says in words which capture it is for', async () => {
  await withPage(site, PAGE_TYPES.rule!, async (page) => {
    const names = await page.locator('.tools button').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(names).toContain('run, PASSES MCP-STL-004: The reference server');
    expect(new Set(names).size).toBe(names.length);
  });
});

test('a capture that is no longer true is told, and where', async () => {
  const page = await site.newPage();
  await page.route(`**${PAGE_TYPES.rule}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('200 OK', '200 Okay') });
  });
  await page.goto(PAGE_TYPES.rule!);
  const play = page.locator('.play[data-kind="failing"]').first();
  await button(play, 'run').click();
  await expect.poll(() => statusOf(play).innerText()).toContain('it differs from what is printed here.');
  expect(await statusOf(play).innerText()).toContain('Printed: HTTP/1.1 200 Okay; now: HTTP/1.1 200 OK.');
  expect(await play.locator('.run-fresh').innerText()).toContain('HTTP/1.1 200 OK');
  await page.context().close();
});

describe('when the engine breaks, it is told within 3 s and the printed exchange stays', () => {
  const STALLED = `The engine gave no answer within 3 s and was ended.${STAYS}`;
  test.each<[string, (route: Route) => Promise<void>, string]>([
    ['a worker that stalls', (route) => route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }), STALLED],
    ['a worker that says nothing', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }), STALLED],
    ['a script that never comes', () => Promise.resolve(), STALLED],
    [
      'a script that is not there',
      (route) => route.fulfill({ status: 404, body: '' }),
      `The engine stopped: its script could not be loaded.${STAYS}`,
    ],
    [
      'a worker that breaks off',
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("out of order")' }),
      `The engine stopped: it broke off with "Uncaught Error: out of order".${STAYS}`,
    ],
  ])('%s', async (_, answer, message) => {
    const page = await site.newPage();
    await page.goto(PAGE_TYPES.rule!);
    const play = page.locator('.play[data-kind="failing"]').first();
    const before = await turnsOf(play);
    await page.route('**/worker-*.js', answer);
    const began = performance.now();
    await button(play, 'run').click();
    await expect.poll(() => statusOf(play).innerText(), { timeout: 5000, interval: 20 }).toBe(message);
    expect(performance.now() - began).toBeLessThan(4000);
    expect(await turnsOf(play)).toBe(before);
    await page.unroute('**/worker-*.js', answer);
    await expectSameAsPrinted(play);
    await page.context().close();
  });

  test('a worker that is lost while it is idle is told at the next press', async () => {
    const page = await site.newPage();
    await page.goto(PAGE_TYPES.rule!);
    const play = page.locator('.play[data-kind="failing"]').first();
    await expectSameAsPrinted(play);
    await page.workers()[0]?.evaluate(() => close());
    await button(play, 'run').click();
    await expect.poll(() => statusOf(play).innerText(), { timeout: 5000 }).toBe(STALLED);
    await expectSameAsPrinted(play);
    await page.context().close();
  });
});

test('the worker has no way to the network', async () => {
  await withPage(site, PAGE_TYPES.rule!, async (page) => {
    await expectSameAsPrinted(page.locator('.play[data-kind="failing"]').first());
    const worker = page.workers()[0];
    expect(worker).toBeDefined();
    const left = await worker?.evaluate(() => {
      const names = new Set<string>();
      for (let holder: object | null = globalThis; holder; holder = Reflect.getPrototypeOf(holder))
        for (const name of Object.getOwnPropertyNames(holder)) names.add(name);
      for (let holder: object | null = navigator; holder; holder = Reflect.getPrototypeOf(holder))
        for (const name of Object.getOwnPropertyNames(holder)) names.add(`navigator.${name}`);
      return [...names].sort();
    });
    // What is left and sounds like a way out, each for a reason: plain data, or a class that nothing can be made of.
    const harmless =
      /^(Dedicated)?Worker(GlobalScope|Location|Navigator)$|^TypeError$|^WebSocketError$|^WebTransport(Error|\w+Stream)$|^BackgroundFetchRe/;
    const suspicious = /fetch|socket|xmlhttprequest$|beacon|transport|eventsource|importscripts|caches|indexeddb/i;
    expect(left?.filter((name) => suspicious.test(name) && !harmless.test(name))).toEqual([]);
    expect(left).toContain('Request');
  });
});

test('what is loaded for run is small, and a warm run is quick', async () => {
  await withPage(site, PAGE_TYPES.rule!, async (page) => {
    const sizes = new Map<string, number>();
    page.on('response', async (response) => {
      const name = /\/_astro\/(.+)\.js$/.exec(response.url())?.[1];
      if (name === undefined) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      sizes.set(name, brotliCompressSync(await response.body(), { params }).length);
    });
    const play = page.locator('.play[data-kind="failing"]').first();
    await expectSameAsPrinted(play);
    // The engine is the worker and what it loads, built apart: a hyphen stands before the hash of a name, in the page a dot.
    const engine = [...sizes].filter(([name]) => !/\.[\w-]{8}$/.test(name));
    const small = engine.filter(([name]) => !name.startsWith('worker'));
    expect(sizes.size).toBeGreaterThan(3);
    // The engine's own 30 kB, and a probe and a fault of 2 kB at most.
    expect(engine.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(30_000 + 2 * 2000);
    expect(small.filter(([, size]) => size > 2000)).toEqual([]);
    const times: number[] = [];
    for (let press = 0; press < 5; press += 1) times.push(await timeRun(play));
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
