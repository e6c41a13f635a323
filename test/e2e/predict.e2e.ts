// Predict the wire in the browser: the form on cards and rules, what is hidden meanwhile, and that the engine judges.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFlaws } from './axe.ts';
import { withPage } from './capture-page.ts';
import { isOpen, openRule, openVariant, predict, readJudgement, STATUS, topOf } from './predict-page.ts';
import { openSite, PAGE_TYPES, readPage, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CARD = PAGE_TYPES.card!;
const RULE = PAGE_TYPES.rule!;
describe('on a card', () => {
  test('a right prediction is told, and the answer opens as it ran just now', async () => {
    await withPage(site, CARD, async (page) => {
      const row = await openVariant(page);
      expect(await isOpen(row.locator('.reveal'))).toBe(false);
      await predict(row, '400', '-32021', '/error/code');
      expect(await readJudgement(row.locator('form'))).toEqual([
        '3 of 3 right.',
        'right HTTP status: 400 Bad Request',
        'right Message: error -32021 MissingRequiredClientCapability',
        'right Deciding field: /error/code: -32021',
      ]);
      expect(await isOpen(row.locator('.reveal'))).toBe(true);
      expect(await row.locator('.run-status').innerText()).toContain('the same, byte for byte, as printed here.');
      expect(
        await row.getByRole('button', { name: 'Predict again' }).evaluate((one) => one === document.activeElement),
      ).toBe(true);
    });
  });

  test('a wrong prediction is told with what came; then it can be made again', async () => {
    await withPage(site, CARD, async (page) => {
      const row = await openVariant(page);
      await predict(row, '200', 'input_required', '');
      expect(await readJudgement(row.locator('form'))).toEqual([
        '0 of 3 right.',
        'wrong HTTP status: predicted 200 OK; came 400 Bad Request',
        'wrong Message: predicted a result of type input_required; came error -32021 MissingRequiredClientCapability',
        'skipped Deciding field: /error/code: -32021',
      ]);
      await row.getByRole('button', { name: 'Predict again' }).click();
      expect(await isOpen(row.locator('.reveal'))).toBe(false);
      expect(await row.getByRole('status').first().innerText()).toBe('');
      const first = row.getByLabel(STATUS);
      await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await first.inputValue()).toBe('');
    });
  });

  test('the engine judges, not what is printed', async () => {
    const page = await site.newPage();
    await page.route(`**${CARD}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('400 Bad Request', '200 OK').replaceAll('-32021', '-32602');
      await route.fulfill({ response, body });
    });
    await page.goto(CARD);
    const row = await openVariant(page);
    await predict(row, '400', '-32021', '/error/code');
    expect((await readJudgement(row.locator('form')))[0]).toBe('3 of 3 right.');
    expect(await row.locator('.run-status').innerText()).toContain('it differs from what is printed here.');
    await page.context().close();
  });

  test('to open the answer by hand is to skip', async () => {
    await withPage(site, CARD, async (page) => {
      const row = await openVariant(page);
      await row.locator('.reveal > summary').click();
      expect(await row.locator('.reveal .turn.back').isVisible()).toBe(true);
      expect(await row.locator('form').getByRole('status').innerText()).toBe('');
      expect(page.workers()).toEqual([]);
    });
  });

  test('of a faulty server it is asked what this server answers', async () => {
    await withPage(site, CARD, async (page) => {
      expect(await (await openVariant(page)).locator('legend').innerText()).toBe(
        'What does a conforming server answer?',
      );
      const row = await openVariant(page, 3);
      expect(await row.locator('legend').innerText()).toBe('What does this server answer?');
      expect(new Set(await page.locator('.predict select').evaluateAll((all) => all.map(({ id }) => id))).size).toBe(6);
    });
  });

  test('when the engine breaks, that is told and the answer still opens', async () => {
    const page = await site.newPage();
    await page.goto(CARD);
    const row = await openVariant(page);
    await page.route('**/worker-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await row.getByRole('button', { name: 'Show the answer' }).click();
    await expect.poll(() => row.locator('form').getByRole('status').innerText()).toContain('could not be loaded');
    await row.locator('.reveal > summary').click();
    expect(await row.locator('.reveal .turn.back').isVisible()).toBe(true);
    await page.context().close();
  });
});

describe('on a rule page', () => {
  test('the examples are hidden while a reader predicts, and come back with the answer', async () => {
    await withPage(site, RULE, async (page) => {
      const failing = page.locator('#failing');
      const shown = (): Promise<boolean> => failing.isVisible();
      expect(await shown()).toBe(true);
      const form = await openRule(page);
      expect(await shown()).toBe(false);
      expect(await page.getByRole('heading', { name: 'Passing, as it ran' }).count()).toBe(0);
      await predict(form, '400', '-32602', '/error/code');
      expect(await readJudgement(form)).toEqual([
        '2 of 3 right.',
        'right HTTP status: 400 Bad Request',
        'wrong Message: predicted error -32602 Invalid params; came error -32021 MissingRequiredClientCapability',
        'right Deciding field: /error/code: -32021',
        'The second request was answered by its own declaration (400 and -32021), as on a fresh connection.',
      ]);
      expect(await shown()).toBe(true);
      await form.getByRole('button', { name: 'Predict again' }).click();
      expect(await shown()).toBe(false);
      await page.locator('.predict-first > details > summary').click();
      await expect.poll(shown).toBe(true);
    });
  });

  test('a link to what is hidden, or to a reason, shows it', async () => {
    await withPage(site, RULE, async (page) => {
      const passing = page.locator('#passing');
      await openRule(page);
      for (const hash of ['#failing', '#passing', '#reason-own-declaration']) {
        expect(await passing.isVisible()).toBe(false);
        await page.locator(`a[href="${hash}"]:visible`).first().click();
        expect(await passing.isVisible()).toBe(true);
        await expect.poll(() => topOf(page, hash)).toBeLessThan(900);
        await page.locator('.predict-first > details > summary').click();
        await expect.poll(() => passing.isVisible()).toBe(false);
      }
    });
  });

  test('an address typed in does so too, and one that is opened finds all as it was', async () => {
    await withPage(site, RULE, async (page) => {
      await openRule(page);
      await page.evaluate(() => (location.hash = '#passing'));
      await expect.poll(() => page.locator('#passing').isVisible()).toBe(true);
      await expect.poll(() => topOf(page, '#passing')).toBeLessThan(900);
      await page.goto('about:blank');
      await page.goto(`${RULE}#reason-own-declaration`);
      expect(await page.locator('#passing').isVisible()).toBe(true);
      expect(await isOpen(page.locator('.predict-first > details'))).toBe(false);
    });
  });

  test('over stdio no status is asked', async () => {
    await withPage(site, '/rules/MCP-RPC-020/', async (page) => {
      const form = await openRule(page);
      expect(await form.getByLabel(STATUS).count()).toBe(0);
      await form.getByLabel('Deciding field').selectOption('/id');
      await form.getByRole('button').click();
      expect((await readJudgement(form))[0]).toBe('1 of 2 right.');
    });
  });

  test('on paper the examples are there and the form is not', async () => {
    await withPage(site, RULE, async (page) => {
      await openRule(page);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#failing').isVisible()).toBe(true);
      expect(await page.locator('.predict-first').isVisible()).toBe(false);
    });
  });
});

test('a keyboard is enough', async () => {
  await withPage(site, RULE, async (page) => {
    await page.locator('.predict-first > details > summary').focus();
    await page.keyboard.press('Enter');
    const form = page.locator('.predict-first form');
    await form.waitFor();
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLSelectElement | HTMLButtonElement | null;
        return (element && 'labels' in element && element.labels[0]?.textContent) || element?.textContent;
      });
    while ((await focused()) !== STATUS) await page.keyboard.press('Tab');
    await page.keyboard.type('400');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Message');
    await page.keyboard.type('-32021');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await readJudgement(form)).slice(0, 3)).toEqual([
      '2 of 3 right.',
      'right HTTP status: 400 Bad Request',
      'right Message: error -32021 MissingRequiredClientCapability',
    ]);
    expect(await focused()).toBe('Predict again');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(STATUS);
  });
});

test('without a script nothing is hidden, no control is there, and the answer is', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto(RULE);
  await page.locator('.predict-first > details > summary').click();
  const block = page.locator('.predict-first');
  expect(await block.locator('select, button').count()).toBe(0);
  expect((await block.locator('.told').innerText()).replace(/\s+/g, ' ')).toContain(
    '400 Bad Request, error -32021 MissingRequiredClientCapability. The deciding field is /error/code. The second request was answered by its own declaration',
  );
  expect(await block.locator('.told a').getAttribute('href')).toBe('#passing');
  expect(await page.locator('#failing').isVisible()).toBe(true);
  await page.goto(CARD);
  expect(await page.locator('.predict').count()).toBe(0);
  await page.context().close();
});

test('a rule that no probe can see has no block', () => {
  expect(readPage('rules/MCP-VER-006/index.html')).not.toContain('predict-first');
});

test.each([
  ['card', CARD],
  ['rule', RULE],
])('axe finds nothing on the form of a %s in both themes, and it fits a narrow screen', async (_, path) => {
  const page = await site.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(path);
  const form = path === CARD ? (await openVariant(page)).locator('form') : await openRule(page);
  const check = async (): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findFlaws(page, '.predict')).toEqual([]);
  };
  await check();
  await predict(form, '400', 'complete', '');
  await readJudgement(form);
  await check();
  await page.context().close();
});
