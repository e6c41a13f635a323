// Who can use Build: with a keyboard alone, by a link, on a narrow screen, on a slow line.
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS } from '../../scripts/page-weight.ts';
import { findFlaws } from './axe.ts';
import { button, findPair, linkTo, readFocus, slugsOf, status } from './kit-build-page.ts';
import { data, openKit, readFragment, readOverflow, readPlan, withKit } from './kit-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the keyboard is enough, from the choices to a set in another order', () =>
  withKit(site, async (page) => {
    const press = (key: string) => page.keyboard.press(key);
    const tabTo = async (wanted: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        const name = await page.evaluate(() => {
          const at = document.activeElement;
          return (
            at?.getAttribute('aria-label') ??
            (at instanceof HTMLSelectElement ? at.labels[0]?.querySelector('span')?.innerText : '') ??
            ''
          );
        });
        if (name === wanted) return;
        await press('Tab');
      }
      throw new Error(`Tab does not reach ${wanted}.`);
    };
    await tabTo('Role');
    await page.keyboard.type('Pla');
    await expect.poll(() => readFragment(page)).toContain('role=platform-engineer');
    await tabTo('45 minutes');
    await press('Enter');
    await expect.poll(() => readFragment(page)).toContain('minutes=45');
    const [first = '', second = '', third = ''] = await readPlan(page);
    await tabTo('Down, question 1');
    await press('Enter');
    expect((await readPlan(page)).slice(0, 3)).toEqual([second, first, third]);
    expect(await readFocus(page)).toBe('2 down');
    expect(await status(page).innerText()).toContain('Moved to place 2 of ');
    await press('Alt+ArrowDown');
    expect((await readPlan(page)).slice(0, 3)).toEqual([second, third, first]);
    expect(await readFocus(page)).toBe('3 down');
    await press('Alt+ArrowUp');
    await press('Alt+ArrowUp');
    await press('Alt+ArrowUp');
    expect((await readPlan(page)).slice(0, 3)).toEqual([first, second, third]);
    expect(await readFocus(page)).toBe('1 down');
    expect(await status(page).innerText()).toContain('Question 1 is the first one already.');
  }));

describe('the link', () => {
  test('stands to be copied, and opens the same kit', () =>
    withKit(
      site,
      async (page) => {
        await button(page, 'Up, question 3').click();
        const plan = await readPlan(page);
        await button(page, 'Copy link').click();
        await button(page, 'copied').waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(await page.locator('.build-address input').inputValue()).toBe(link);
        const other = await openKit(site, { fragment: new URL(link).hash });
        expect(await readPlan(other)).toEqual(plan);
        await other.context().close();
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  test('that is followed while the kit is open brings its questions; an anchor takes none away', () =>
    withKit(site, async (page) => {
      await button(page, 'Up, question 3').click();
      const fragment = await readFragment(page);
      await page.evaluate(() => (location.hash = '#kept'));
      await expect.poll(() => readFragment(page)).toBe(fragment);
      const [one, other] = findPair();
      await page.evaluate((hash) => (location.hash = hash), linkTo([one, other]));
      await expect.poll(() => readPlan(page)).toEqual([one, other]);
      await page.goBack();
      await expect.poll(() => readFragment(page)).toBe(fragment);
      await expect.poll(async () => (await readPlan(page)).length).toBe(fragment.split('.').length - 1);
    }));

  test('to a question that is gone shows it, and lets it be removed', async () => {
    const kept = data.cards[0]?.slug ?? '';
    const fragment = linkTo([kept]).replace('#kit=1/', '#kit=1/no-such-question.aaaaaaaa/').replace(/1$/, '2');
    const page = await openKit(site, { fragment });
    const question = page.locator('.build-question').first();
    expect(await question.innerText()).toContain('no-such-question is not on this site any more');
    await question.getByRole('button', { name: 'Remove' }).click();
    expect(await readPlan(page)).toEqual([kept]);
    await page.context().close();
    // The browser itself complains that the archive has no such question.
    site.complaints.splice(0);
  });
});

describe('anyone', () => {
  test('can use it in either theme: axe finds nothing', () =>
    withKit(
      site,
      async (page) => {
        const check = async (step: string): Promise<void> => {
          expect(await readOverflow(page), step).toBeLessThanOrEqual(0);
          expect(await findFlaws(page), step).toEqual([]);
        };
        await check('opened');
        await page.locator('.build-choices summary').click();
        await page.locator('.build-unasked summary').click();
        await page.getByRole('spinbutton', { name: 'Minutes' }).fill('7');
        await page.keyboard.press('Tab');
        await page
          .getByRole('combobox', { name: /^asked as/ })
          .first()
          .selectOption('1');
        await button(page, 'What to listen for, question 1').click();
        await button(page, 'Keep, question 2').click();
        await page.getByRole('searchbox').fill('server');
        await page
          .getByRole('button', { name: /^Add: / })
          .first()
          .click();
        await check('all of it');
      },
      // Few questions, since axe looks at each.
      { viewport: { width: 360, height: 740 }, fragment: linkTo(findPair()) },
    ));

  test.each([320, 360, 768, 1024])('can use it at %i pixels, with every question there is', (width) =>
    withKit(
      site,
      async (page) => {
        await page.locator('.build-choices summary').click();
        await button(page, 'What to listen for, question 1').click();
        await page.getByRole('searchbox').fill('server');
        expect(await readPlan(page)).toHaveLength(data.cards.length);
        expect(await readOverflow(page)).toBeLessThanOrEqual(0);
        expect(await page.locator('.build-address').innerText()).toMatch(/The link has \d+ characters\./);
      },
      { viewport: { width, height: 740 }, fragment: linkTo(slugsOf(data.cards)) },
    ),
  );

  test('sees the choices and where the questions begin without scrolling', async () => {
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const)
      await withKit(
        site,
        async (page) => {
          const top = await page
            .locator('.build-question')
            .first()
            .evaluate((one) => one.getBoundingClientRect().top);
          expect(top, String(width)).toBeLessThan(height - 50);
        },
        { viewport: { width, height } },
      );
  });
});

test('opening it stays within its budget of code', async () => {
  const page = await site.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    sizes.push(response.body().then((body) => brotliCompressSync(body, { params }).length));
  });
  await page.goto('/kit/');
  await page.locator('.build').waitFor();
  const size = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
  expect(size).toBeLessThanOrEqual(BUDGETS.kit);
  // Less would mean that its code was not seen.
  expect(size).toBeGreaterThan(15_000);
  await page.context().close();
});
