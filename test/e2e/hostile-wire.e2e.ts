// Hostile text from outside: in an address, an edited request, a shared link, the answers of a server and the report about it.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isObject, parseJson } from '../../src/protocol/json.ts';
import type { Handler } from '../../src/protocol/message.ts';
import { createHostile } from '../../src/report/fixtures/hostile-server.ts';
import { report } from '../../src/report/fixtures/subjects.ts';
import { formatJson } from '../../src/report/format-json.ts';
import { button, openAll, send, withPage } from './capture-page.ts';
import { createServers, dropFile, openAll as openReport, openCheck, PATIENCE, waitForReport } from './check-page.ts';
import { linkTo, says, sendButton, typeOver } from './playground-page.ts';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
const servers = createServers(() => site.address);
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => servers.end());
afterAll(() => site.close());

const HOSTILE = `</pre></svg></script><img hostile src=x onerror=alert(1)>"'><b hostile onclick=alert(1)>`;

/** Nothing became an element, an attribute or an address of another scheme; the text itself is there. */
async function expectText(page: Page): Promise<void> {
  const made = page.locator('[hostile], [onerror], [onclick], a[href^="javascript:"], a[href^="data:"]');
  expect(await made.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
  expect(await page.locator('main').textContent()).toContain('<img hostile src=x onerror=alert(1)>');
}

test('an edited request stays text in the editor and in what three servers answer', async () => {
  await withPage(site, PAGE_TYPES.rule!, async (page) => {
    const play = page.locator('.play[data-kind="failing"]').first();
    await openAll(page);
    await button(play, 'edit').click();
    await play.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+a');
    const body = JSON.stringify({ jsonrpc: '2.0', id: HOSTILE, method: HOSTILE, params: { [HOSTILE]: HOSTILE } });
    await page.keyboard.insertText(
      `POST /mcp?${HOSTILE.replaceAll(' ', '')} HTTP/1.1\nMcp-Method: ${HOSTILE}\n\n${body}`,
    );
    for (const server of ['reference', 'faulty', 'sdk']) {
      await send(play, server);
      await expectText(page);
    }
  });
});

test('an address stays text, whatever part of it a page reads', async () => {
  const page = await site.newPage();
  const [complaints, reports] = [site.complaints.length, site.reports.length];
  const text = encodeURIComponent(HOSTILE);
  for (const path of [
    `/search/?q=${text}`,
    `/search/?q=${text}&go`,
    `/search/?q=javascript:alert(1)&go`,
    `/questions/?topic=${text}&level=${text}`,
    `/rules/?category=${text}`,
    `/rules/MCP-STL-004/${text}/`,
    `/rules/MCP-STL-004/#${HOSTILE}`,
    `/drill/#${HOSTILE}`,
    `/kit/#kit=1/${text}/level=${text}`,
    `/playground/#v1=${text}`,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).origin).toBe(site.address);
    expect(await page.locator('[hostile], [onerror], [onclick]').count(), path).toBe(0);
  }
  expect(site.complaints.slice(complaints).filter((one) => !/status of 404/.test(one))).toEqual([]);
  expect(site.reports.slice(reports)).toEqual([]);
  await page.context().close();
});

/** Answers with hostile text wherever an answer has text, as JSON or as a stream. */
const hostileHandler: Handler = (request) => {
  const asked = parseJson(String(request.body));
  const id = isObject(asked) ? (asked.id ?? null) : null;
  const message = JSON.stringify({
    jsonrpc: '2.0',
    id,
    result: {
      resultType: HOSTILE,
      [HOSTILE]: [HOSTILE],
      content: [
        { type: 'text', text: HOSTILE },
        { type: 'resource_link', uri: 'javascript:alert(1)', name: HOSTILE },
      ],
    },
  });
  const isStream = request.path.endsWith('stream');
  return Promise.resolve({
    status: 200,
    headers: [
      ['Content-Type', isStream ? 'text/event-stream' : 'application/json'],
      ['X-Hostile', HOSTILE],
    ],
    body: isStream ? `event: ${HOSTILE}\nid: ${HOSTILE}\ndata: ${message}\n\n` : message,
  });
};

test.each(['/mcp', '/mcp?stream'])(
  'a shared link to a hostile server, %s, shows text and sends nothing elsewhere',
  async (path) => {
    const url = await servers.host(hostileHandler);
    const request = {
      method: 'POST' as const,
      path,
      headers: [
        ['Content-Type', 'application/json'],
        ['X-Sent', HOSTILE],
      ] as [string, string][],
      body: JSON.stringify({ jsonrpc: '2.0', id: HOSTILE, method: 'tools/call', params: { name: HOSTILE } }),
    };
    const asked: string[] = [];
    await withPage(site, 'about:blank', async (page) => {
      page.on('request', (one) => asked.push(new URL(one.url()).origin));
      await page.goto(linkTo(url, request));
      await sendButton(page).click();
      await page.getByRole('button', { name: 'send it there' }).click();
      await says(page, /^200 OK/);
      await openAll(page);
      await expectText(page);
      await page.getByRole('button', { name: 'make a link' }).click();
      await page.locator('.pg-history').getByRole('button', { name: 'show' }).first().click();
      await typeOver(page, HOSTILE);
      await expectText(page);
    });
    expect([...new Set(asked)].sort()).toEqual([new URL(url).origin, site.address].sort());
  },
);

test('the report about a hostile server shows text', PATIENCE, async () => {
  const text = formatJson(await report(await createHostile()));
  const page = await openCheck(site);
  const [complaints, reports] = [site.complaints.length, site.reports.length];
  await dropFile(page, 'report.json', text);
  await waitForReport(page);
  await openReport(page);
  // What is made when a row is first opened is there now.
  await openReport(page);
  const made = page.locator('.report :is(script, img, iframe, style, [onerror], a[href^="javascript:"])');
  expect(await made.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
  expect(site.complaints.slice(complaints)).toEqual([]);
  expect(site.reports.slice(reports)).toEqual([]);
  await page.context().close();
});
