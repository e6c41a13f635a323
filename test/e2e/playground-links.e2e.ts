// Links to the playground from strangers, and servers that are not of the site: nothing is sent before the reader says so.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withPage } from './capture-page.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { choose, editor, linkTo, LIST, PATH, says, send, sendButton, status, typeOver } from './playground-page.ts';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('links', () => {
  test('hold the requests and the server, and send nothing by themselves', async () => {
    await withPage(site, PATH, async (page) => {
      await choose(page, 'server', 'sdk');
      await choose(page, 'template', 'retry');
      await page.getByRole('button', { name: 'make a link' }).click();
      const link = await page.getByLabel('Link to this').inputValue();
      expect(link).toContain('/playground/#v1=');
      await page.goto('/');
      await page.goto(link);
      await says(page, 'The link brought one request for the official SDK server (full). Nothing has been sent');
      await expect.poll(() => editor(page).innerText()).toContain('inputResponses');
      expect(await page.locator('.pg-history').count()).toBe(0);
      await send(page, /^200 OK, complete from the official SDK server/);
    });
  });

  test.each([
    ['#v1=', 'cut off or was changed'],
    ['#v1=eyJyIjpbXX0', 'the address carries no request'],
    ['#v9=abc', 'the exchange is of v9'],
    ['#<img src=x onerror=alert(1)>', 'the address carries no exchange'],
    [linkTo('javascript:alert(1)').slice(PATH.length), '“javascript:alert(1)” names no server'],
    [linkTo('reference:no-such').slice(PATH.length), 'defined as “no-such”'],
    [linkTo('https://a:b@mcp.example/').slice(PATH.length), 'user and the password'],
  ])('%s is told in a sentence', async (fragment, sentence) => {
    await withPage(site, PATH + fragment, async (page) => {
      await says(page, 'The link cannot be used: ');
      expect(await status(page).innerText()).toContain(sentence);
      expect(await page.locator('textarea').inputValue()).toContain('server/discover');
    });
  });

  test('an unknown fault is named', async () => {
    await withPage(site, linkTo('fault:no-such'), async (page) => {
      await says(page, 'There is no fault “no-such” on this site.');
      await send(page, 'Not sent: choose a fault first.');
    });
  });

  test('followed one after the other, each takes the place of the one before', async () => {
    await withPage(site, linkTo('legacy'), async (page) => {
      await says(page, 'the server of 2025-11-25');
      await page.evaluate((hash) => (location.hash = hash), linkTo('sdk:open').slice(PATH.length));
      await says(page, 'the official SDK server (open)');
    });
  });

  test('the editor of a rule’s capture leads here with what was edited', async () => {
    await withPage(site, PAGE_TYPES.rule!, async (page) => {
      const play = page.locator('.play[data-kind="failing"]').first();
      await play.getByRole('button', { name: /^edit,/ }).click();
      await play.getByLabel('send to').selectOption('faulty');
      await play.getByRole('link', { name: 'Open this in the playground' }).click();
      await says(page, 'The link brought 2 requests for the faulty server (remembers-capabilities)');
      await page.getByRole('button', { name: 'send all 2' }).click();
      await says(page, /^2 requests sent/);
    });
  });
});

describe('one’s own server', () => {
  let own: OwnServer;
  beforeEach(async () => {
    own = await startOwnServer(site.address);
  });
  afterEach(() => own.close());

  const name = async (page: Page, url: string): Promise<void> => {
    await choose(page, 'server', 'own');
    await page.getByLabel('Its address').fill(url);
    await page.getByLabel('Its address').press('Tab');
  };

  test('is asked by the page at its own path, and its answer is shown', async () => {
    await withPage(site, PATH, async (page) => {
      await name(page, own.url);
      await expect.poll(() => editor(page).innerText()).toContain('POST /api/mcp HTTP/1.1');
      await send(page, new RegExp(`^200 OK, complete from ${new URL(own.url).origin}`));
      expect(own.received.map(({ path }) => path)).toEqual(['/api/mcp']);
      expect(await page.locator('.curl').innerText()).toContain('curl');
    });
  });

  test('keeps a stream open until the reader stops it', async () => {
    await withPage(site, PATH, async (page) => {
      await name(page, own.url);
      await choose(page, 'template', 'listen');
      await sendButton(page).click();
      await says(page, '1 message so far');
      await page.getByRole('button', { name: 'stop' }).click();
      await says(page, /^200 OK from/);
      expect(await page.locator('.pg-back').innerText()).toContain('The stream was still open');
    });
  });

  test('is not contacted for a link before the reader agrees', async () => {
    await withPage(site, linkTo(own.url, { ...LIST, path: '/api/mcp' }), async (page) => {
      await says(page, `one request for ${own.url}. Nothing has been sent`);
      await sendButton(page).click();
      await says(page, `names this server. Nothing has been sent to it:\n${own.url}`);
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-asking'))).toBe(true);
      await page.getByRole('button', { name: 'do not send' }).click();
      await says(page, 'Nothing was sent.');
      await page.keyboard.press('Escape');
      expect(own.received).toEqual([]);
      await sendButton(page).click();
      await page.getByRole('button', { name: 'send it there' }).click();
      await says(page, /^200 OK, complete/);
      expect(own.received).toHaveLength(1);
      // It was agreed to.
      await send(page, /^200 OK, complete/);
    });
  });

  test('cannot be left by a path that names another host', async () => {
    const other = await startOwnServer(site.address);
    const path = `//${new URL(other.url).host}/api/mcp`;
    const page = await site.newPage();
    await page.goto(linkTo(own.url, { ...LIST, path }));
    await sendButton(page).click();
    await page.getByRole('button', { name: 'send it there' }).click();
    await says(page, /^404 Not Found/);
    expect(other.received).toEqual([]);
    await page.context().close();
    await other.close();
  });

  test('gets no token of the reader into a link', async () => {
    await withPage(site, PATH, async (page) => {
      await name(page, own.url);
      await typeOver(page, 'POST /api/mcp HTTP/1.1\nAuthorization: Bearer hush-hush\n\n{}');
      await page.getByRole('button', { name: 'make a link' }).click();
      const link = await page.getByLabel('Link to this').inputValue();
      await page.goto('/');
      await page.goto(link);
      await expect.poll(() => editor(page).innerText()).toContain('Authorization: [secret]');
      expect(await page.locator('.problems').innerText()).toContain('Put yours in before you send it.');
    });
  });

  test('where no answer may be shown, that is explained', async () => {
    const closed = await startOwnServer();
    const page = await site.newPage();
    await page.goto(PATH);
    await name(page, closed.url);
    await send(page, /^no answer from/);
    expect(await page.locator('.pg-back').innerText()).toContain(
      'a server has to answer the browser’s OPTIONS request',
    );
    site.complaints.length = 0;
    await page.context().close();
    await closed.close();
  });

  test.each([
    ['ftp://mcp.example/', 'not to ftp:'],
    ['http://192.168.1.1/mcp', 'as mixed content'],
    ['https://a:b@mcp.example/', 'user and the password'],
  ])('cannot be %s', async (url, sentence) => {
    await withPage(site, PATH, async (page) => {
      await name(page, url);
      await expect.poll(() => page.locator('#pg-address').innerText()).toContain(sentence);
      await send(page, /^Not sent\./);
    });
  });
});
