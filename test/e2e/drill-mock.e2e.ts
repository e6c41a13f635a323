// A mock interview: held by keys alone, aloud, ended early; what it counts, and what of it is kept.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainText } from '../../src/study/drill-data.ts';
import type { Review } from '../../src/study/types.ts';
import { findFlaws } from './axe.ts';
import { readFocus, withReader } from './drill-page.ts';
import { readStored } from './drill-storage.ts';
import { button, fillSetup, openView, readOverflow, short } from './mock-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const [first, second] = short.questions;
if (first === undefined || second === undefined || short.questions.length > 2)
  throw new Error(`Ten minutes hold ${short.questions.length} questions; these tests expect two.`);
const essentialOf = (question: typeof first): number[] =>
  question.card.keyPoints.flatMap(({ essential }, index) => (essential ? [index] : []));
const text = (html: string): string => plainText(html).replace(/\s+/g, ' ').trim();
const verdict = (page: Page): Promise<string> => page.locator('.drill-verdict').innerText();

/** Goes through the follow-ups that are left of a question, without a tick. */
async function passFollowUps(page: Page, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) for (const key of ['Space', 'n']) await page.keyboard.press(key);
}

test('a whole interview needs only keys, and counts what was ticked', () =>
  withReader(site, async ({ page }) => {
    await fillSetup(page);
    const followUps = first.followUps.length + second.followUps.length;
    await expect
      .poll(() => page.locator('.mock-setup [role="status"]').innerText())
      .toBe(`2 questions with ${followUps} follow-ups, about 10 minutes.`);
    await page.keyboard.press('Enter');

    expect(await readFocus(page)).toBe(text(first.card.title));
    expect(await page.locator('.drill-progress p').innerText()).toBe('Question 1 of 2, 0 of 10 min');
    // While one writes keys are letters.
    await page.getByLabel('Notes, in this tab alone').pressSequentially('n 1 and so on');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await readFocus(page)).toBe('Key points');
    expect(await page.locator('.drill-written p').innerText()).toBe('n 1 and so on');
    const essential = essentialOf(first);
    for (const index of essential) await page.keyboard.press(String(index + 1));
    const all = first.card.keyPoints.length;
    expect(await verdict(page)).toBe(
      `${essential.length} of ${essential.length} essential points, ${essential.length} of ${all} in all. As practice: good.`,
    );
    await page.keyboard.press('n');

    expect(await readFocus(page)).toBe(text(first.followUps[0]!.question));
    await page.keyboard.press('Enter');
    expect(await readFocus(page)).toBe('What a good reply contains');
    await page.keyboard.press('1');
    expect(await verdict(page)).toBe(`1 of ${first.followUps[0]!.expected.length} points.`);
    await page.keyboard.press('n');
    await passFollowUps(page, first.followUps.length - 1);

    expect(await readFocus(page)).toBe(text(second.card.title));
    await page.keyboard.press('Space');
    await page.keyboard.press('n');
    await passFollowUps(page, second.followUps.length);

    expect(await readFocus(page)).toBe('How it went');
    const cells = await page.locator('.mock-topics tfoot td').allInnerTexts();
    const missed = essentialOf(second).length;
    expect(cells).toEqual([
      `${essential.length} of ${essential.length + missed}`,
      `${essential.length} of ${all + second.card.keyPoints.length}`,
    ]);
    const points = [...first.followUps, ...second.followUps].reduce((sum, one) => sum + one.expected.length, 0);
    expect(await page.locator('.mock-end').innerText()).toContain(
      `Follow-ups: 1 of ${followUps} answered, with 1 of ${points} expected points.`,
    );
    const study = page.locator('.mock-study');
    expect(await study.getByRole('link').first().getAttribute('href')).toBe(second.card.url);
    expect(await study.locator('.rows > li').count()).toBe(1);
    expect(await study.locator('.rows ul li').count()).toBe(missed);
    // Where links lead to are pages that exist.
    for (const link of await study.getByRole('link').all())
      expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200);

    const { reviews } = await readStored(page);
    const kept = (reviews as Review[]).toSorted((a, b) => a.at - b.at);
    expect(kept).toMatchObject([
      { item: `card:${first.card.slug}`, grade: 'good', met: essential, hash: first.card.hash },
      { item: `card:${second.card.slug}`, grade: 'again', met: [], hash: second.card.hash },
    ]);
    expect(JSON.stringify(await readStored(page))).not.toContain('and so on');
  }));

describe('aloud', () => {
  test('shows nothing but the question, until Space reveals or Escape leaves', () =>
    withReader(site, async ({ page }) => {
      await fillSetup(page);
      await page.getByLabel(/^Aloud/).check();
      await button(page, 'Begin').click();
      // The name of the page is left for whoever cannot see it.
      const name = page.getByRole('heading', { level: 1 });
      expect(await name.evaluate((one) => [one.getBoundingClientRect().width, getComputedStyle(one).clipPath])).toEqual(
        [1, 'inset(50%)'],
      );
      const shown = async (): Promise<string> =>
        (await page.evaluate(() => document.body.innerText))
          .replace(/\s+/g, ' ')
          .replace(/^Drill/, '')
          .trim();
      const asked = text(`${first.card.title} ${first.card.prompt ?? ''}`);
      expect(await shown()).toBe(`${asked} Reveal`);
      expect(await readFocus(page)).toBe(text(first.card.title));
      const size = await page.locator('.mock-aloud h2').evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      expect(size).toBeGreaterThan(40);
      await page.keyboard.press('Space');
      expect(await readFocus(page)).toBe('Key points');
      await page.keyboard.press('n');
      expect(await shown()).toBe(`${text(first.followUps[0]!.question)} Reveal`);
      await page.keyboard.press('Escape');
      expect(await readFocus(page)).toBe(text(first.followUps[0]!.question));
      expect(await page.getByRole('timer').count()).toBe(1);
      await button(page, 'Aloud').click();
      await button(page, 'Reveal').click();
      expect(await readFocus(page)).toBe('What a good reply contains');
    }));
});

describe('an interview that ends early', () => {
  test('counts what was revealed, and no more', () =>
    withReader(site, async ({ page }) => {
      await fillSetup(page);
      await button(page, 'Begin').click();
      await button(page, 'Reveal').click();
      await page.keyboard.press('1');
      await button(page, 'End here').click();
      expect(await page.locator('.mock-end').innerText()).toContain('You ended it after 1 of 2 questions.');
      expect(await page.locator('.mock-end').innerText()).toContain('No follow-up was asked.');
      expect((await readStored(page)).reviews).toHaveLength(1);
      await button(page, 'Another interview').click();
      expect(await readFocus(page)).toBe('The interview');
    }));

  test('leads back to the form where nothing was revealed', () =>
    withReader(site, async ({ page }) => {
      await fillSetup(page);
      await button(page, 'Begin').click();
      await button(page, 'End here').click();
      expect(await readFocus(page)).toBe('The interview');
      expect(await page.getByLabel('Interview number').inputValue()).toBe('7');
    }));
});

test('what is not to count as practice is not kept', () =>
  withReader(site, async ({ page }) => {
    await fillSetup(page);
    await page.getByLabel(/^Count as practice/).uncheck();
    await button(page, 'Begin').click();
    await button(page, 'Reveal').click();
    expect(await verdict(page)).toMatch(/in all\.$/);
    await button(page, 'End here').click();
    await page.locator('.mock-end').waitFor();
    expect((await readStored(page)).reviews).toEqual([]);
  }));

test('the timer says when the time is over, the interview how much of it is gone; both can be off', () =>
  withReader(
    site,
    async ({ page }) => {
      await fillSetup(page);
      await button(page, 'Begin').click();
      await page.clock.runFor('03:00');
      expect(await page.getByRole('timer').innerText()).toMatch(/^3:00 of \d:\d\d$/);
      expect(await page.locator('.drill-timer [role="status"]').innerText()).toMatch(/^The time is over/);
      expect(await page.locator('.drill-progress p').innerText()).toBe('Question 1 of 2, 3 of 10 min');
      await button(page, 'End here').click();
      await openView(page, 'Today');
      await page.locator('.tool-more > summary').click();
      await page.getByLabel('Timer').selectOption('0');
      await fillSetup(page);
      await button(page, 'Begin').click();
      expect(await page.getByRole('timer').count()).toBe(0);
      expect(await page.locator('.drill-progress p').innerText()).toBe('Question 1 of 2');
    },
    { time: '2026-11-30T10:00:00Z' },
  ));

test('a browser asks before it leaves an interview under way', () =>
  withReader(site, async ({ page }) => {
    await fillSetup(page);
    await button(page, 'Begin').click();
    await button(page, 'End here').waitFor();
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
    await button(page, 'End here').click();
  }));

test('what could not be loaded is told and tried again', async () => {
  const page = await site.newPage();
  await page.route('**/drill/interview.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/drill/');
  await openView(page, 'Mock interview');
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toContain('The follow-up questions could not be loaded (status 503). Check the connection, then try again.');
  await page.unroute('**/drill/interview.json');
  await button(page, 'Try again').click();
  await button(page, 'Begin').waitFor();
  await page.context().close();
  expect(site.complaints.splice(0).filter((line) => !line.includes('503'))).toEqual([]);
});

test('every step is accessible in either theme and fits a narrow screen', { timeout: 60_000 }, () =>
  withReader(
    site,
    async ({ page }) => {
      const check = async (step: string): Promise<void> => {
        await page.evaluate(() =>
          document.querySelectorAll('.drill details').forEach((one) => one.setAttribute('open', '')),
        );
        expect(await findFlaws(page, 'html'), step).toEqual([]);
        expect([step, await readOverflow(page)]).toEqual([step, 0]);
      };
      await fillSetup(page);
      await check('setup');
      await button(page, 'Begin').click();
      await check('question');
      await button(page, 'Reveal').click();
      await check('key points');
      await page.keyboard.press('n');
      await check('follow-up');
      await button(page, 'Aloud').click();
      await check('aloud');
      await button(page, 'Reveal').click();
      await check('expected');
      await button(page, 'End here').click();
      await check('summary');
      await openView(page, 'Flash cards');
      await page.locator('.flash-sheet').first().waitFor();
      await check('flash cards');
    },
    { viewport: { width: 320, height: 640 } },
  ),
);
