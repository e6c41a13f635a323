// The playground in a browser: every kind of server of the site, templates, history, and nothing before it is asked for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFlaws } from './axe.ts';
import { withPage } from './capture-page.ts';
import { choose, editor, linkTo, PATH, says, send, sendButton, typeOver } from './playground-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('servers of the site', () => {
  test('the reference server, under any definition', async () => {
    await withPage(site, PATH, async (page) => {
      await send(page, /^200 OK, complete from the reference server \(full\)/);
      await choose(page, 'definition', 'minimal');
      await choose(page, 'template', 'tools-list');
      await send(page, /^404 Not Found, −32601 from the reference server \(minimal\)/);
      const answer = page.locator('[data-root="answer"]');
      expect(await answer.innerText()).toContain('Method not found: the server does not have this method');
      expect(await answer.locator('.l.mark').innerText()).toContain('-32601');
      await expect.poll(() => answer.locator('.pg-rules a').first().getAttribute('href')).toBe('/rules/MCP-HTT-022/');
    });
  });

  test('any fault, found by typing, keeps its state until it is restarted', async () => {
    await withPage(site, PATH, async (page) => {
      await choose(page, 'server', 'fault');
      await send(page, 'Not sent: choose a fault first.');
      await page.getByRole('searchbox').fill('remembers-capab');
      await page.locator('input[name="fault"]').check();
      expect(await page.locator('.pg-faults').innerText()).toContain('MCP-STL-004');
      await choose(page, 'template', 'input-required');
      await send(page, /^200 OK, input_required from the faulty server \(remembers-capabilities\)/);
      await choose(page, 'template', 'undeclared');
      await send(page, /^200 OK, input_required/);
      await page.getByRole('button', { name: 'restart the server' }).click();
      await says(page, 'just started');
      await send(page, /^400 Bad Request, −32021/);
    });
  });

  test('the official server, and the one of the era before', async () => {
    await withPage(site, PATH, async (page) => {
      await choose(page, 'server', 'sdk');
      await send(page, /^200 OK, complete from the official SDK server \(full\)/);
      await choose(page, 'server', 'legacy');
      await send(page, /^400 Bad Request, −32600 from the server of 2025-11-25/);
      await choose(page, 'template', 'session');
      await page.getByRole('button', { name: 'send all 3' }).click();
      await says(page, /^3 requests sent from the server of 2025-11-25/);
      expect(await page.locator('.pg-back').innerText()).toContain('"name": "echo"');
    });
  });

  test('a question is answered with the retry that is written', async () => {
    await withPage(site, PATH, async (page) => {
      await choose(page, 'template', 'input-required');
      await send(page, /input_required/);
      await page.getByRole('button', { name: 'write the retry' }).click();
      await expect.poll(() => editor(page).innerText()).toContain('inputResponses');
      await page.getByRole('button', { name: 'send request 2' }).click();
      await says(page, /^200 OK, complete/);
    });
  });

  test('a subscription hears of a change that is made meanwhile', async () => {
    await withPage(site, PATH, async (page) => {
      await choose(page, 'template', 'change');
      await page.getByRole('button', { name: 'send all 2' }).click();
      await says(page, /^2 requests sent/);
      expect(await page.locator('.pg-back').innerText()).toContain('notifications/tools/list_changed');
    });
  });
});

describe('the request', () => {
  test('a template takes the place of what was written, which can be brought back', async () => {
    await withPage(site, PATH, async (page) => {
      await choose(page, 'template', 'get');
      await editor(page).waitFor();
      await typeOver(page, 'GET /mine');
      await choose(page, 'template', 'discover');
      await expect.poll(() => editor(page).innerText()).toContain('server/discover');
      expect(await page.locator('select[name="template"]').inputValue()).toBe('discover');
      await page.getByRole('button', { name: 'bring it back' }).click();
      expect(await page.locator('select[name="template"]').inputValue()).toBe('');
      await expect.poll(() => editor(page).innerText()).toBe('GET /mine');
    });
  });

  test('what is no HTTP message is told and not sent', async () => {
    await withPage(site, PATH, async (page) => {
      await page.locator('textarea').click();
      await editor(page).waitFor();
      await typeOver(page, 'hello');
      await send(page, /^Not sent: this is no HTTP message\. Line 1: no request line/);
    });
  });

  test('typed before any script came, it is kept and sent with the keyboard', async () => {
    await withPage(site, PATH, async (page) => {
      await page.locator('textarea').fill('GET /mcp HTTP/1.1\nAccept: text/event-stream');
      await page.keyboard.press('ControlOrMeta+Enter');
      await says(page, /^405 Method Not Allowed/);
      expect(await page.locator('.pg-back').innerText()).toContain('The server does not take this HTTP method here.');
    });
  });

  test('the plain field does where the editor cannot be loaded', async () => {
    await withPage(site, PATH, async (page) => {
      await page.route(/http-editor/, (route) => route.abort('aborted'));
      await choose(page, 'template', 'get');
      await expect.poll(() => page.locator('textarea').inputValue()).toContain('GET /mcp');
      await page.locator('textarea').fill('DELETE /mcp');
      await send(page, /^405/);
      expect(await editor(page).count()).toBe(0);
    });
  });

  test('the curl command is copied', async () => {
    await withPage(site, PATH, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await choose(page, 'template', 'get');
      await page.getByRole('button', { name: 'copy as curl' }).click();
      await expect.poll(() => page.getByRole('button', { name: 'copied' }).count()).toBe(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        "curl -i 'http://localhost:3000/mcp' \\\n  -H 'Accept: text/event-stream'",
      );
    });
  });
});

test('what was sent in this visit can be shown and run again, and is gone after it', async () => {
  await withPage(site, PATH, async (page) => {
    await send(page, /^200/);
    await choose(page, 'template', 'get');
    await send(page, /^405/);
    const rows = page.locator('.pg-history > li');
    expect(await rows.count()).toBe(2);
    await rows.nth(1).getByRole('button', { name: 'show' }).click();
    await says(page, /^200 OK, complete/);
    await expect.poll(() => editor(page).innerText()).toContain('server/discover');
    await rows.nth(0).getByRole('button', { name: 'run again' }).click();
    await expect.poll(() => rows.count()).toBe(3);
    await says(page, /^405/);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.reload();
    expect(await rows.count()).toBe(0);
  });
});

describe('the page', () => {
  test('asks nobody but this site, and loads nothing before it is touched', async () => {
    const asked: string[] = [];
    const page = await site.newPage();
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(PATH, { waitUntil: 'networkidle' });
    const isTheirs = (url: string): boolean => /\/(open|worker|http-editor)[.-][^/]*\.js|faults\.json/.test(url);
    expect(asked.filter(isTheirs)).toEqual([]);
    await send(page, /^200/);
    await choose(page, 'server', 'sdk');
    await send(page, /official SDK/);
    expect(asked.filter((url) => !url.startsWith(site.address))).toEqual([]);
    expect(asked.filter(isTheirs).length).toBeGreaterThan(2);
    await page.context().close();
  });

  test('without JavaScript shows an example and no form', async () => {
    const page = await site.newPage({ javaScriptEnabled: false });
    await page.goto(PATH);
    expect(await page.locator('.pg-back .capture .turn').count()).toBe(2);
    expect(await page.locator('noscript').innerText()).toContain('takes JavaScript');
    expect(await page.locator('button, select, textarea').filter({ visible: true }).count()).toBe(0);
    await page.context().close();
  });

  test('says so when its code cannot be loaded, and tries again', async () => {
    const page = await site.newPage();
    let isBroken = true;
    await page.route(/\/open\.[^/]*\.js/, (route) => (isBroken ? route.abort('aborted') : route.continue()));
    await page.goto(PATH);
    await sendButton(page).click();
    await says(page, 'could not be loaded. Nothing was sent.');
    isBroken = false;
    await page.context().close();
  });

  test('is used with the keyboard alone', async () => {
    await withPage(site, PATH, async (page) => {
      await page.locator('select[name="server"]').focus();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => (document.activeElement as HTMLSelectElement).name)).toBe('definition');
      await editor(page).waitFor();
      await page.locator('select[name="template"]').focus();
      const stops: string[] = [];
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Tab');
        stops.push(
          await page.evaluate(() => {
            const { activeElement: element } = document;
            return element?.shadowRoot ? 'editor' : (element?.textContent ?? '');
          }),
        );
      }
      expect(stops).toEqual(['add a request', 'editor', 'send', 'copy as curl']);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await says(page, /^200/);
    });
  });

  test('has no flaw that axe finds, at work, in either theme', async () => {
    const page = await site.newPage();
    await page.goto(linkTo('https://mcp.example/mcp'));
    const check = async (state: string): Promise<void> => {
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      expect(await findFlaws(page, 'html'), state).toEqual([]);
    };
    await editor(page).waitFor();
    await sendButton(page).click();
    await says(page, 'names this server');
    await check('asking');
    await choose(page, 'server', 'fault');
    await page.locator('input[name="fault"]').first().check();
    await choose(page, 'template', 'version');
    await send(page, /from the faulty server/);
    await page.getByRole('button', { name: 'add a request' }).click();
    await page.getByRole('button', { name: 'make a link' }).click();
    await check('with a fault, two requests, an answer and a link');
    await page.context().close();
  });

  test('is no wider than a narrow screen, whatever it shows', async () => {
    await withPage(
      site,
      linkTo(`https://${'long-name.'.repeat(20)}example/mcp`),
      async (page) => {
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        // Until the editor stands, the button below it moves, also between pressing and letting go.
        await editor(page).waitFor();
        await sendButton(page).click();
        await says(page, 'names this server');
        expect(await width()).toBeLessThanOrEqual(320);
        await choose(page, 'server', 'fault');
        await page.locator('input[name="fault"]').first().check();
        await choose(page, 'template', 'session');
        await page.getByRole('button', { name: 'send all 3' }).click();
        await says(page, '3 requests sent');
        await page.getByRole('button', { name: 'make a link' }).click();
        await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
        expect(await width()).toBeLessThanOrEqual(320);
      },
      320,
    );
  });
});
