// The page that checks a server: one that allows it, one that does not, one that is not there; stopped, and by keyboard.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { check, createServers, openAll, openCheck, PATIENCE, rowsOf, waitForReport } from './check-page.ts';
import { dist, openSite, type Site } from './site.ts';

let site: Site;
const servers = createServers(() => site.address);
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => servers.end());
afterAll(() => site.close());

/** What the console says of answers that are refusals on purpose is no complaint. */
const complaintsSince = (count: number) =>
  site.complaints.slice(count).filter((one) => !/Failed to load resource/.test(one));

test('the demonstration server passes, and what is untestable says why', PATIENCE, async () => {
  const [complaints, reports] = [site.complaints.length, site.reports.length];
  const url = await servers.hostDemo();
  const page = await openCheck(site);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await check(page, url);
  await waitForReport(page);
  const rows = await rowsOf(page);
  const of = (verdict: string) => rows.filter((row) => row.verdict === verdict);
  expect(rows.length).toBeGreaterThan(100);
  expect(of('pass').length).toBeGreaterThan(50);
  expect(rows.filter(({ verdict }) => !['pass', 'untestable', 'not-applicable'].includes(verdict))).toEqual([]);
  expect(of('untestable').filter(({ text }) => text.length < 20)).toEqual([]);
  const hidden = Object.fromEntries(of('untestable').map(({ rule, text }) => [rule, text]));
  expect(hidden['MCP-HTT-002']).toBe(
    'A web page cannot tell: the browser does not let it send the header Origin. The command can: wireproof validate.',
  );
  expect(hidden['MCP-STL-004']).toContain('the browser chooses the connection of each request');
  expect(hidden['MCP-HDR-034']).toContain('the browser may spell header names in its own way');
  const text = await page.locator('.report').innerText();
  expect(text).toContain('It serves revision 2026-07-28.');
  expect(text).toContain(`The command tells them: wireproof validate ${url}`);
  expect([...origins].sort()).toEqual([new URL(url).origin, site.address].sort());
  expect(complaintsSince(complaints)).toEqual([]);
  expect(site.reports.slice(reports)).toEqual([]);
  await page.context().close();
});

test('what an untestable rule shows leads to its reason on the page of the rule', PATIENCE, async () => {
  const page = await openCheck(site);
  await check(page, await servers.hostDemo());
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) >= 8, undefined, PATIENCE);
  await page.getByRole('button', { name: 'stop' }).click();
  await waitForReport(page);
  await openAll(page);
  await openAll(page);
  const links = await page
    .locator('.report a[href^="/rules/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const [, path = '', anchor = ''] = /^(\/rules\/[\w-]+\/)#(reason-[\w-]+)$/.exec(link) ?? [];
    expect(await readFile(join(dist, path, 'index.html'), 'utf8'), link).toContain(`id="${anchor}"`);
  }
  await page.context().close();
});

describe('where no answer gets through', () => {
  test('a server without CORS is told from one that is not there', PATIENCE, async () => {
    const page = await openCheck(site);
    const url = await servers.hostDemo({});
    await check(page, url);
    await waitForReport(page);
    const text = await page.locator('.report').innerText();
    expect(text).toContain('NOT JUDGED');
    expect(text).toContain('none came or CORS does not allow this request');
    expect(text).toContain(`wireproof validate ${url}`);
    expect(await page.locator('.unreachable a[href="#cors"]').isVisible()).toBe(true);
    expect(await page.locator('#cors ~ pre').first().innerText()).toContain(
      `Access-Control-Allow-Origin: ${site.address}`,
    );
    await page.getByRole('button', { name: 'find out which' }).click();
    await page.getByText('What is missing are the CORS headers').waitFor();
    await page.context().close();
  });

  test('an address where nothing listens', PATIENCE, async () => {
    const page = await openCheck(site);
    await check(page, 'http://127.0.0.1:49999/mcp');
    await waitForReport(page);
    await page.getByRole('button', { name: 'find out which' }).click();
    await page.getByText('Nothing answers at 127.0.0.1:49999, or the browser may not reach it.').waitFor();
    await page.context().close();
  });

  test('CORS without the headers of this revision is not taken for a server of the era before', PATIENCE, async () => {
    const cors = [
      ['Access-Control-Allow-Origin', site.address],
      ['Access-Control-Allow-Headers', 'Content-Type'],
    ] as const;
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 'old', version: '1' } };
    const json = [...cors, ['Content-Type', 'application/json']] as const;
    const url = await servers.host(({ method, body }) => {
      if (method === 'OPTIONS') return Promise.resolve({ status: 204, headers: cors, body: '' });
      const answer = { jsonrpc: '2.0', id: JSON.parse(String(body)).id, result: hello };
      return Promise.resolve({ status: 200, headers: json, body: JSON.stringify(answer) });
    }, {});
    const page = await openCheck(site);
    await check(page, url);
    await waitForReport(page);
    const text = await page.locator('.report').innerText();
    expect(text).toContain('No answer to revision 2026-07-28 reached the page');
    expect(text).toContain('It does answer the handshake of 2025-11-25.');
    await page.context().close();
  });

  test.each([
    ['http://192.168.1.20/mcp', 'mixed content'],
    ['http://user:word@localhost/mcp', 'header Authorization'],
    ['what is this', 'is no URL'],
    ['', 'Name the server'],
  ])('the address %j is refused before anything is sent', async (url, message) => {
    const page = await openCheck(site);
    await check(page, url);
    await page.locator('#check-problem:not(:empty)').waitFor();
    expect(await page.locator('#check-problem').innerText()).toContain(message);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('check-url');
    expect(await page.locator('.running, .report').count()).toBe(0);
    await page.context().close();
  });
});

test('a keyboard is enough, also to stop, and what was found is kept', PATIENCE, async () => {
  const page = await openCheck(site);
  const url = await servers.hostDemo();
  const focus = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || '');
  const tabTo = async (start: string): Promise<void> => {
    for (let presses = 0; !(await focus()).startsWith(start); presses += 1) {
      expect(presses).toBeLessThan(40);
      await page.keyboard.press('Tab');
    }
  };
  await tabTo('check-url');
  await page.keyboard.type(url);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'stop', undefined, PATIENCE);
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) >= 5, undefined, PATIENCE);
  await page.keyboard.press('Enter');
  await waitForReport(page);
  expect(await page.locator('.note-box').first().innerText()).toContain('The run was stopped before its end');
  expect((await rowsOf(page)).length).toBeGreaterThan(0);
  expect(await focus()).toBe('report-title');
  const first = (await page.locator('.category h3').first().textContent()) ?? '';
  await tabTo(first);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.finding[open] dl').first().waitFor();
  await page.context().close();
});

test('without JavaScript there is no form, and the command stands there', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto('/check/');
  expect(await page.locator('.check').isVisible()).toBe(false);
  expect(await page.locator('#check-file').isVisible()).toBe(false);
  expect(await page.locator('noscript code').innerText()).toBe('wireproof validate https://example.com/mcp');
  expect(await page.locator('#cors').isVisible()).toBe(true);
  await page.context().close();
});
