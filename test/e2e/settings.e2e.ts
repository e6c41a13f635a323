// What readers set for themselves holds: forced colours lose nothing that only colour said, nothing moves, the key `/` can be off.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, PAGE_TYPES, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe.each(['light', 'dark'] as const)('in forced colours, %s,', (colorScheme) => {
  const open = async (path: string): Promise<Page> => {
    const page = await site.newPage({ forcedColors: 'active', colorScheme });
    await page.goto(path);
    return page;
  };
  /** The colours of a property over every element of a selector. */
  const coloursOf = (page: Page, selector: string, property: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll(
        (all, name) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(name)))],
        property,
      );
  /** Expects that a mark differs from what is not marked, which all looks alike. */
  async function expectMarked(page: Page, marked: string, others: string, property: string): Promise<void> {
    const [mark, plain] = [await coloursOf(page, marked, property), await coloursOf(page, others, property)];
    expect([mark.length, plain.length]).toEqual([1, 1]);
    expect(mark).not.toEqual(plain);
  }

  test('the section, the level and the deciding line are marked', async () => {
    const page = await open(PAGE_TYPES.card!);
    await expectMarked(page, '.site nav [aria-current]', '.site nav a:not([aria-current])', 'border-bottom-color');
    await page.goto(PAGE_TYPES.cards!);
    await expectMarked(page, '.levels .on', '.levels i:not(.on)', 'background-color');
    await page.goto(PAGE_TYPES.rule!);
    await expectMarked(page, '.play .l.mark', '.play .l:not(.mark)', 'border-left-color');
    await page.context().close();
  });

  test('the view of a tool and a pressed button are marked', async () => {
    const page = await open(PAGE_TYPES.kit!);
    await page.locator('.build').waitFor();
    const buttons = '.tool-views button:not([aria-current])';
    await expectMarked(page, '.tool-views [aria-current]', buttons, 'background-color');
    await expectMarked(page, '.build [aria-pressed="true"]', buttons, 'background-color');
    // Without this the words would stand on a ground of the system's, in its colour.
    expect(await coloursOf(page, '.tool-views [aria-current]', 'forced-color-adjust')).toEqual(['none']);
    await page.context().close();
  });
});

test('with reduced motion nothing moves, not even the cursor of the editor', async () => {
  const page = await site.newPage({ reducedMotion: 'reduce' });
  await page.goto(PAGE_TYPES.playground!);
  // The editor is loaded when the request is touched.
  await page.locator('textarea').click();
  await page.locator('.editor .cm-cursor').waitFor({ state: 'attached' });
  const moving = await page.evaluate(() =>
    [document, document.querySelector('.editor')?.shadowRoot]
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter((one) => one.effect?.getComputedTiming().duration !== 0),
  );
  expect(moving).toEqual([]);
  await page.context().close();
});

test('the key / can be turned off for every page, and on again', async () => {
  const page = await site.newPage();
  const box = page.getByRole('checkbox', { name: 'The key / leads to search' });
  await page.goto(PAGE_TYPES.accessibility!);
  await box.uncheck();
  expect(await page.getByRole('status').innerText()).toBe('Kept in this browser.');
  await page.goto(PAGE_TYPES.home!);
  await page.keyboard.press('/');
  await page.goto(PAGE_TYPES.accessibility!);
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.goto(PAGE_TYPES.home!);
  await page.keyboard.press('/');
  await page.waitForURL('**/search/');
  await page.context().close();
});

describe('what is told and where the focus goes', () => {
  test('a rule that is named is announced like any result', async () => {
    const page = await site.newPage();
    await page.goto(`${PAGE_TYPES.search!}?q=stl4`);
    await expect.poll(() => page.getByRole('status').innerText()).toBe('1 rule');
    await page.context().close();
  });

  test('a wrong address is marked as invalid and described', async () => {
    const page = await site.newPage();
    await page.goto(PAGE_TYPES.check!);
    await page.locator('#check-go:enabled').click();
    const field = page.locator('#check-url:focus');
    await field.waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.getAttribute('aria-describedby')).toContain('check-problem');
    await page.context().close();
  });

  test('a request that is taken away in the playground leaves the focus on the way on', async () => {
    const page = await site.newPage();
    await page.goto(PAGE_TYPES.playground!);
    await page.locator('textarea').click();
    await page.getByRole('button', { name: 'add a request' }).click();
    await page.getByRole('button', { name: 'take this one away' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('send');
    await page.context().close();
  });
});
