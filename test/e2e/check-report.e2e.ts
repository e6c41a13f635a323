// Reports on the page /check/: what a fail shows, what is saved and holds no token, and files of anybody.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Handler } from '../../src/protocol/message.ts';
import { createReference, report } from '../../src/report/fixtures/subjects.ts';
import { formatJson } from '../../src/report/format-json.ts';
import { findFlaws } from './axe.ts';
import { check, createServers, dropFile, openAll, openCheck, PATIENCE, rowsOf, waitForReport } from './check-page.ts';
import { dist, openSite, type Site } from './site.ts';

const FAULT = 'hides-unknown-methods-in-200';
const ours = await report(await createReference(FAULT));
let site: Site;
let folder: string;
const servers = createServers(() => site.address);
beforeAll(async () => {
  site = await openSite();
  folder = mkdtempSync(join(tmpdir(), 'wireproof-check-'));
});
afterEach(() => servers.end());
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

async function download(page: Page, button: string): Promise<{ name: string; text: string; path: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return { name: file.suggestedFilename(), text: await readFile(path, 'utf8'), path };
}

/** Gives the token back in its errors, as servers that explain too much do. */
const explains =
  (next: Handler): Handler =>
  async (request, ...rest) => {
    const token = request.headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1];
    const response = await next(request, ...rest);
    if (typeof response.body !== 'string' || token === undefined) return response;
    return { ...response, body: response.body.replace('"message":"', `"message":"for ${token}: `) };
  };

test('a fail comes first and leads on; what is saved holds no token and can be read back', PATIENCE, async () => {
  const page = await openCheck(site);
  await page.locator('.options > summary').click();
  await page.fill('#check-token', 'Bearer tok-3fa9c1');
  await check(page, `${await servers.hostFault(FAULT, explains)}?key=param-77ab12`);
  await waitForReport(page);
  const first = page.locator('.finding').first();
  expect(await first.getAttribute('class')).toContain('fail');
  await first.locator('summary').first().click();
  const text = await first.innerText();
  expect(text).toContain('MCP-HTT-022');
  expect(text).toContain('status 200');
  expect(await first.locator('.mark').count()).toBe(1);
  const links = await first.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const [toRule = ''] = links.filter((link) => link.startsWith('/rules/'));
  const [, file = '', anchor = ''] = /^(\/rules\/[\w-]+\/)#(reason-[\w-]+)$/.exec(toRule) ?? [];
  expect(await readFile(join(dist, file, 'index.html'), 'utf8')).toContain(`id="${anchor}"`);
  expect(links.some((link) => /^\/playground\/#v1=[\w-]+$/.test(link))).toBe(true);
  expect(links.some((link) => link.startsWith('https://modelcontextprotocol.io/specification/2026-07-28/'))).toBe(true);

  const shown = await rowsOf(page);
  const json = await download(page, 'save as JSON');
  const html = await download(page, 'save as HTML');
  expect(json.name).toMatch(/^wireproof-127\.0\.0\.1-\d+-\d{4}-\d\d-\d\d\.json$/);
  expect(html.text).toMatch(/^<!doctype html>/i);
  await openAll(page);
  for (const one of [json.text, html.text, await page.content()]) {
    expect(one).toContain('[secret]');
    expect(one).not.toContain('tok-3fa9c1');
    expect(one).not.toContain('param-77ab12');
  }
  await page.reload();
  await page.setInputFiles('#check-file', json.path);
  await waitForReport(page);
  expect(await rowsOf(page)).toEqual(shown);
  expect(await page.inputValue('#check-token')).toBe('');
  await page.context().close();
});

test('a report of anybody is shown when it is dropped, and can do nothing', PATIENCE, async () => {
  const [sample] = ours.findings.filter(({ verdict }) => verdict === 'fail');
  const finding = {
    ...sample,
    rule: 'MCP-STL-004',
    title: '<img src=x onerror=alert(1)>',
    reason: 'earlier-capabilities',
    message: '</pre><script>document.title="owned"</script> \u202egnp.exe',
    quote: '<b>',
    source: 'https://evil.example/',
    help: 'https://evil.example/',
    sent: 'POST\n'.repeat(5000),
    received: '<iframe src="https://evil.example/">',
    mark: { in: 'received', line: 1 },
    playground: 'https://evil.example/#v1=abc',
  };
  const hostile = {
    ...ours,
    tool: { ...ours.tool, site: 'https://evil.example' },
    notices: ['<style>*{display:none}</style>'],
    counts: { ...ours.counts, errors: 2, warnings: 0, pass: 0, untestable: 0, blocked: 0, 'not-applicable': 0 },
    findings: [finding, { ...finding, rule: 'MCP-ZZZ-999' }],
  };
  const [complaints, reports] = [site.complaints.length, site.reports.length];
  const page = await openCheck(site);
  await dropFile(page, 'hostile.json', JSON.stringify(hostile));
  await waitForReport(page);
  await openAll(page);
  const text = await page.locator('.report').innerText();
  expect(text).toContain('2 errors');
  expect(text).toContain('</pre><script>');
  expect(text).toContain('\\u202egnp.exe');
  expect(text).toContain('more lines');
  const links = await page.locator('.report a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect([...new Set(links)].sort()).toEqual([
    '/playground/#v1=abc',
    '/rules/MCP-STL-004/#reason-earlier-capabilities',
  ]);
  expect(await page.locator('.report :is(script, img, iframe, style, i)').count()).toBe(0);
  expect(await page.title()).toContain('Check a server');
  expect(site.complaints.slice(complaints)).toEqual([]);
  expect(site.reports.slice(reports)).toEqual([]);
  await page.context().close();
});

test.each([
  ['empty.json', ''],
  ['cut.json', '{"format": "wireproof-report", "version": 1, "findings": ['],
  ['other.json', '{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": []}'],
  ['later.json', '{"format": "wireproof-report", "version": 2}'],
  ['page.html', '<!doctype html><title>x</title>'],
  ['bytes.json', '\u0000\ufffd\u0001'],
])('%s is no report, and the page says why', async (name, text) => {
  const page = await openCheck(site);
  const path = join(folder, name);
  await writeFile(path, text);
  await page.setInputFiles('#check-file', path);
  const trouble = page.locator('.trouble');
  await trouble.waitFor();
  expect(await trouble.innerText()).toMatch(new RegExp(`^${name} is not shown: .{15,}[^.]\\.$`));
  expect(await page.locator('.report').count()).toBe(0);
  await page.context().close();
});

test(
  'axe finds nothing in what is used in either theme, and nothing is wider than a narrow screen',
  PATIENCE,
  async () => {
    const page = await openCheck(site, { viewport: { width: 320, height: 640 } });
    const look = async (): Promise<void> => {
      expect(await findFlaws(page, 'html')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };
    await page.locator('.options > summary').click();
    await check(page, 'nothing of the kind');
    await page.locator('#check-problem:not(:empty)').waitFor();
    await look();
    await check(page, await servers.hostDemo());
    await page.locator('.running progress[value]').waitFor(PATIENCE);
    await look();
    await dropFile(page, 'report.json', formatJson(ours));
    await waitForReport(page);
    await openAll(page);
    // What is made when a row is first opened is there now.
    await openAll(page);
    await look();
    await page.context().close();
  },
);
