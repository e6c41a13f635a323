// Build, the part of the kit where an interview is put together: by choices and by hand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_CHOICES } from '../../src/kit/kit.ts';
import { formatLink } from '../../src/kit/link.ts';
import { overlaps } from '../../src/kit/overlap.ts';
import { propose } from '../../src/kit/propose.ts';
import { button, chooseMinutes, findPair, linkTo, readFocus, slugsOf, status } from './kit-build-page.ts';
import { cardOf, data, readFragment, readPlan, titleOf, withKit } from './kit-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('choices', () => {
  test('give a set at once, and the address holds it', () =>
    withKit(site, async (page) => {
      expect(await readPlan(page)).toEqual(slugsOf(propose(data.cards, DEFAULT_CHOICES).items));
      await page.getByLabel('Role').selectOption('mcp-server-developer');
      await page.getByLabel('Up to level').selectOption('L3');
      await chooseMinutes(page, 45);
      const choices = { ...DEFAULT_CHOICES, role: 'mcp-server-developer', level: 'L3' as const, minutes: 45 };
      const { items } = propose(data.cards, choices);
      await expect.poll(() => readPlan(page)).toEqual(slugsOf(items));
      expect(await readFragment(page)).toBe(formatLink({ choices, items }));
      expect(await status(page).innerText()).toMatch(
        new RegExp(`^${items.length} questions, \\d\\d of 45 minutes.*\\s+Proposed anew\\.$`),
      );
      await page.reload();
      await expect.poll(() => readPlan(page)).toEqual(slugsOf(items));
      expect(await page.getByLabel('Up to level').inputValue()).toBe('L3');
    }));

  test('are the same in two browsers: so are the addresses', async () => {
    const addresses: string[] = [];
    for (const locale of ['en-GB', 'tr-TR']) {
      await withKit(
        site,
        async (page) => {
          await page.getByLabel('Role').selectOption('security-engineer');
          await page.locator('.build-choices summary').click();
          await page.getByRole('checkbox', { name: 'Ask variants' }).check();
          await page.getByRole('checkbox', { name: 'Read the wire' }).check();
          await page.getByRole('checkbox', { name: 'Security' }).last().check();
          await button(page, 'Another proposal').click();
          addresses.push(await readFragment(page));
        },
        { locale, timezoneId: locale === 'en-GB' ? 'Europe/London' : 'Asia/Tokyo' },
      );
    }
    expect(addresses[0]).toMatch(/^#kit=1\/.*seed=1/);
    expect(addresses[1]).toBe(addresses[0]);
  });

  test('leave what is kept at its place', () =>
    withKit(site, async (page) => {
      const before = await readPlan(page);
      await button(page, 'Keep, question 3').click();
      expect(await button(page, 'Keep, question 3').getAttribute('aria-pressed')).toBe('true');
      await button(page, 'Another proposal').click();
      await expect.poll(async () => (await readPlan(page)).join()).not.toBe(before.join());
      expect((await readPlan(page))[2]).toBe(before[2]);
    }));

  test('of variants and extra time keep the questions, in their order', () =>
    withKit(site, async (page) => {
      await button(page, 'Down, question 1').click();
      const before = await readPlan(page);
      await page.locator('.build-choices summary').click();
      await button(page, '1.5 times the time').click();
      await page.getByRole('checkbox', { name: 'Ask variants' }).check();
      expect(await readPlan(page)).toEqual(before);
      expect(await status(page).innerText()).toMatch(/of 90 minutes/);
      expect(await readFragment(page)).toMatch(/variants=yes.*time=1\.5/);
      const withVariants = before.filter((slug) => cardOf(slug).variants.length > 0);
      expect(await page.locator('.build-asked').count()).toBe(withVariants.length);
    }));

  test('that no slot has are told, and change nothing', () =>
    withKit(site, async (page) => {
      const before = await readPlan(page);
      for (const [wrong, words] of [
        ['14', 'found 14'],
        ['181', 'found 181'],
        ['50.5', 'found 50.5'],
        ['', 'found nothing'],
      ] as const) {
        await page.getByRole('spinbutton', { name: 'Minutes' }).fill(wrong);
        await page.keyboard.press('Tab');
        await expect.poll(() => page.locator('#build-minutes-problem').innerText()).toContain(words);
      }
      expect(await readPlan(page)).toEqual(before);
      await page.getByRole('spinbutton', { name: 'Minutes' }).fill('50');
      await page.keyboard.press('Tab');
      await expect.poll(() => readFragment(page)).toContain('minutes=50');
      expect(await page.locator('#build-minutes-problem').innerText()).toBe('');
    }));
});

describe('by hand', () => {
  test('each change is told, and taken back once, and done again', () =>
    withKit(site, async (page) => {
      const before = await readPlan(page);
      await button(page, 'Remove, question 2').click();
      expect(await readPlan(page)).toEqual(before.toSpliced(1, 1));
      expect(await status(page).innerText()).toContain(`Removed: ${titleOf(before[1] ?? '')}`);
      expect(await readFocus(page)).toBe('2 item');
      await button(page, 'Undo').click();
      expect(await readPlan(page)).toEqual(before);
      await button(page, 'Redo').click();
      expect(await readPlan(page)).toEqual(before.toSpliced(1, 1));
      await button(page, 'Undo').click();
      await button(page, 'Another proposal').click();
      expect(await readPlan(page)).not.toEqual(before);
      await button(page, 'Undo').click();
      expect(await readPlan(page)).toEqual(before);
      expect(await readFragment(page)).toBe(
        formatLink({ choices: DEFAULT_CHOICES, items: propose(data.cards, DEFAULT_CHOICES).items }),
      );
      await button(page, 'Remove all questions').click();
      expect(await readPlan(page)).toEqual([]);
      await button(page, 'Begin anew').click();
      expect(await readPlan(page)).toEqual(before);
    }));

  test('another question comes in a place, and keeps the button', () =>
    withKit(site, async (page) => {
      const seen = new Set([(await readPlan(page))[2]]);
      const rest = (await readPlan(page)).toSpliced(2, 1);
      await button(page, 'Another, question 3').focus();
      for (let turn = 0; turn < 3; turn += 1) {
        await page.keyboard.press('Enter');
        await expect.poll(async () => seen.has((await readPlan(page))[2])).toBe(false);
        const plan = await readPlan(page);
        seen.add(plan[2]);
        expect(plan.toSpliced(2, 1)).toEqual(rest);
        expect(await readFocus(page)).toBe('3 another');
      }
    }));

  test('a kit is made from nothing: searched, added, warned of what overlaps', () => {
    const [one, other] = findPair();
    return withKit(
      site,
      async (page) => {
        const search = page.getByRole('searchbox');
        await search.fill('zzzz');
        await expect.poll(() => page.locator('.build-search').innerText()).toContain('Nothing has these words.');
        await search.fill(one);
        await page.getByRole('button', { name: `Add: ${titleOf(one)}` }).click();
        expect(await readPlan(page)).toEqual([one]);
        expect(await status(page).innerText()).toContain('1 question, ');
        await search.fill(other);
        const row = page.locator('.build-found', { hasText: titleOf(other) });
        const words = 'Overlaps with question 1: the same core point: ';
        expect(await row.innerText()).toContain(words);
        // Passages are called by their names.
        expect(await row.innerText()).not.toContain('#');
        await row.getByRole('button').click();
        expect(await row.getByRole('button').innerText()).toMatch(/^Question [12]$/);
        expect((await readPlan(page)).toSorted()).toEqual([one, other].toSorted());
        const warning = page.locator('.build-warnings > li');
        expect(await warning.innerText()).toMatch(/^Overlap of question [12] and question [12]: the same core point: /);
        await warning.getByRole('button').last().click();
        expect(await readFocus(page)).toMatch(/^[12] item$/);
        expect(overlaps(cardOf(one), cardOf(other))?.why).toBe('core');
        // What was picked by hand stays.
        await chooseMinutes(page, 30);
        expect(await readPlan(page)).toEqual(expect.arrayContaining([one, other]));
      },
      { fragment: linkTo([]) },
    );
  });

  test('a slot that is too short says by how much, and what to do', () =>
    withKit(
      site,
      async (page) => {
        expect(await page.locator('.build-total').innerText()).toMatch(
          /^20 questions, \d+ of 30 minutes: (\d+) too many$/,
        );
        expect(await page.locator('.build-advice').first().innerText()).toMatch(
          /^Remove a question, or take a slot of about \d+ minutes\.$/,
        );
      },
      { fragment: linkTo(slugsOf(data.cards.slice(0, 20)), { ...DEFAULT_CHOICES, minutes: 30 }) },
    ));

  test('one sees what to listen for, and picks a variant', () => {
    const card = data.cards.find(({ variants }) => variants.length > 1);
    return withKit(
      site,
      async (page) => {
        const listen = button(page, 'What to listen for, question 1');
        await listen.click();
        expect(await page.locator('.build-inside').innerText()).toContain(
          'First follow-up, asked to everybody'.toUpperCase(),
        );
        expect(await page.locator('.build-inside ul').first().locator('li').count()).toBe(card?.keyPoints.length);
        await listen.click();
        expect(await page.locator('.build-inside').count()).toBe(0);
        await page.getByRole('combobox', { name: /^asked as/ }).selectOption('2');
        expect(await readFragment(page)).toMatch(/\.v2\/questions=1$/);
        expect(await page.locator('.build-asked').count()).toBe(1);
        const [page2] = await Promise.all([
          page.context().waitForEvent('page'),
          page.locator('.build-title a').click(),
        ]);
        expect(page2.url()).toBe(site.address + (card?.url ?? ''));
      },
      { fragment: linkTo([card?.slug ?? '']) },
    );
  });
});
