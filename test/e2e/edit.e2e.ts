// Edit in the browser: requests are changed in CodeMirror and sent to three servers; what is malformed is told.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, EDITED_PAGES, openAll, send, withPage } from './capture-page.ts';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function typeOver(play: Locator, text: string): Promise<void> {
  await play.locator('.cm-content').click();
  await play.page().keyboard.press('ControlOrMeta+a');
  await play.page().keyboard.insertText(text);
}

describe.each(EDITED_PAGES)('on %s', (path) => {
  test('edit sends to the reference, the faulty and the official server', async () => {
    await withPage(site, path, async (page) => {
      await openAll(page);
      const play = page.locator('.play[data-kind="failing"]').first();
      await button(play, 'edit').click();
      for (const server of ['reference', 'faulty', 'sdk']) {
        expect(await send(play, server)).toMatch(/answers \d{3}\b/i);
        expect(await play.locator('.edit .turn.back').count()).toBeGreaterThan(0);
      }
    });
  });
});

describe('in the editor', () => {
  const open = async (page: Page): Promise<Locator> => {
    const play = page.locator('.play[data-kind="failing"]').first();
    await button(play, 'edit').click();
    await play.locator('.cm-content').waitFor();
    return play;
  };

  test('a malformed message is told line by line and is not sent', async () => {
    await withPage(site, PAGE_TYPES.rule!, async (page) => {
      const play = await open(page);
      await typeOver(play, 'POST /mcp HTTP/1.1\nMcp-Method tools/list\n\n{}');
      const message =
        'Line 2: a header without a colon. Found “Mcp-Method tools/list”; expected “Name: value”. Put a colon after the name, or an empty line before the body.';
      await expect.poll(() => play.locator('.problems').innerText()).toBe(message);
      await play.getByRole('button', { name: 'send', exact: true }).click();
      await expect
        .poll(() => play.locator('.reply').innerText())
        .toBe(`Not sent: request 2 is no HTTP message. ${message}`);
    });
  });

  test('a body that is no JSON is hinted at and can be sent with the keyboard', async () => {
    await withPage(site, PAGE_TYPES.rule!, async (page) => {
      const play = await open(page);
      await typeOver(
        play,
        'POST /mcp HTTP/1.1\nContent-Type: application/json\nAccept: application/json, text/event-stream\n\n{"id": }',
      );
      await expect
        .poll(() => play.locator('.problems').innerText())
        .toContain('Line 5: the body is no JSON. Found “}”');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect.poll(() => play.locator('.reply').innerText()).toContain('400, -32700 Parse error');
    });
  });

  test('what is typed over a selection arrives letter by letter', async () => {
    await withPage(site, PAGE_TYPES.rule!, async (page) => {
      const play = await open(page);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('GET /mcp');
      await expect.poll(() => play.locator('.cm-content').innerText()).toBe('GET /mcp');
      expect(await send(play, 'reference')).toContain('405');
    });
  });

  test('reset restores the request, Tab leaves, close returns to the button', async () => {
    await withPage(site, PAGE_TYPES.rule!, async (page) => {
      const play = await open(page);
      const text = await play.locator('.cm-content').innerText();
      await typeOver(play, 'GET /mcp');
      await play.getByRole('button', { name: 'reset', exact: true }).click();
      await expect.poll(() => play.locator('.cm-content').innerText()).toBe(text);
      await play.locator('.cm-content').focus();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.shadowRoot)).toBeNull();
      await play.getByRole('button', { name: 'close', exact: true }).click();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('edit');
      expect(await play.locator('.edit').count()).toBe(0);
    });
  });

  test('any request can be chosen, and the page stays as wide as the screen', async () => {
    await withPage(
      site,
      PAGE_TYPES.rule!,
      async (page) => {
        const play = await open(page);
        await play.locator('.edit-tools select').first().selectOption('1');
        await expect.poll(() => play.locator('.cm-content').innerText()).toContain('"elicitation": {}');
        await send(play, 'faulty');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      },
      360,
    );
  });
});
