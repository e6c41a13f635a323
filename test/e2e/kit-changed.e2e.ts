// Questions that are not what a link names, in a browser: changed, withdrawn, unknown, out of reach.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KitCard } from '../../src/kit/kit-data.ts';
import { parseLink } from '../../src/kit/link.ts';
import { plainText } from '../../src/study/drill-data.ts';
import { changedBox as box, closePage, linkOf, openChanged, SLUGS } from './kit-links.ts';
import { cardOf, openKit, openView, readFragment, readPlan, titleOf } from './kit-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const [FIRST, SECOND, THIRD] = SLUGS;
const itemsIn = async (page: Page) => {
  const linked = parseLink(await readFragment(page));
  return linked !== undefined && 'kit' in linked ? linked.kit.items : [];
};
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');

/** The first question with another first key point. */
const withNewPoint = (cards: KitCard[]): KitCard[] =>
  cards.map((card) => {
    const [point, ...points] = card.keyPoints;
    if (card.slug !== FIRST || point === undefined) return card;
    const html = `${point.html} <em>Whatever happens.</em>`;
    return { ...card, hash: 'newer000', keyPoints: [{ ...point, html }, ...points] };
  });

describe('a question that changed', () => {
  test('is announced with the difference, and taken over', async () => {
    const page = await openChanged(site, linkOf(SLUGS), withNewPoint);
    await box(page).getByRole('heading', { name: 'One question is not as in the link' }).waitFor();
    expect(await box(page).innerText()).toContain(`Question 1 changed since this link was made: “${titleOf(FIRST)}”`);
    await box(page).getByText('What changed', { exact: true }).click();
    const difference = box(page).locator('.kit-difference');
    await expect.poll(() => difference.locator('dt').allInnerTexts()).toEqual(['Key point 1']);
    expect(await difference.locator('ins').textContent()).toBe('added: Whatever happens.');
    expect(await difference.locator('del').count()).toBe(0);
    // The address stays as it was until the reader says so.
    expect(await readFragment(page)).toBe(linkOf(SLUGS));
    await openView(page, 'Sheets');
    await expect.poll(() => box(page).count()).toBe(1);
    await expect.poll(() => page.locator('.kit').innerText()).toContain('Whatever happens.');
    await openView(page, 'Build');
    await box(page).getByRole('button', { name: 'Use as it is now, question 1' }).click();
    await expect.poll(() => box(page).count()).toBe(0);
    await expect.poll(() => readFragment(page)).toBe(linkOf(SLUGS, { [FIRST]: 'newer000' }));
    await expect.poll(() => focused(page)).toBe('Build');
    await expect
      .poll(() => page.locator('.kit > [role="status"]').first().innerText())
      .toBe('Question 1 is in the link as it is now.');
    await closePage(site, page);
  });

  test('is taken over with all others', async () => {
    const page = await openChanged(site, linkOf(SLUGS), (cards) =>
      cards.map((card) => ({ ...card, hash: `${card.hash.slice(1)}x` })),
    );
    await box(page).getByRole('heading', { name: '3 questions are not as in the link' }).waitFor();
    await box(page).getByText('What changed', { exact: true }).first().click();
    await expect.poll(() => box(page).innerText()).toContain('Only the form changed, such as a link or code');
    await box(page).getByRole('button', { name: 'Use as it is now, question 2' }).click();
    expect(await focused(page)).toBe('2 questions are not as in the link');
    await box(page).getByRole('button', { name: 'Use all as they are now' }).click();
    expect(await box(page).count()).toBe(0);
    expect((await itemsIn(page)).map(({ hash }) => hash.at(-1))).toEqual(['x', 'x', 'x']);
    await closePage(site, page);
  });

  test('is asked all the same where its versions cannot be reached', async () => {
    let isDown = true;
    const page = await openChanged(site, linkOf(SLUGS), withNewPoint, async (opened) => {
      await opened.route('**/kit/versions/**', (route) => (isDown ? route.abort() : route.continue()));
    });
    await expect.poll(() => box(page).innerText()).toContain('What changed could not be loaded. Check the connection.');
    expect(await readPlan(page)).toEqual(SLUGS);
    isDown = false;
    await box(page).getByRole('button', { name: 'Try again, question 1' }).click();
    await box(page).getByText('What changed', { exact: true }).click();
    await box(page).locator('ins').waitFor();
    await closePage(site, page, /net::ERR_FAILED/);
  });
});

describe('a question that is gone', () => {
  const without = (cards: KitCard[]): KitCard[] => cards.filter(({ slug }) => slug !== SECOND);

  test('is asked from the archive, marked, and never proposed', async () => {
    const page = await openChanged(site, linkOf(SLUGS), without);
    expect(await readPlan(page)).toEqual(SLUGS);
    expect(await box(page).innerText()).toContain(
      `Question 2 was withdrawn: “${titleOf(SECOND)}” It can still be asked, as it was when this link was made.`,
    );
    expect(await page.locator(`[data-slug="${SECOND}"]`).innerText()).toContain('withdrawn');
    await openView(page, 'Sheets');
    await expect
      .poll(() => page.locator('.kit').innerText())
      .toContain(plainText(cardOf(SECOND).keyPoints[0]?.html ?? ''));
    await openView(page, 'Build');
    await box(page).getByRole('button', { name: 'Remove, question 2' }).click();
    expect(await readPlan(page)).toEqual([FIRST, THIRD]);
    expect(await box(page).count()).toBe(0);
    await closePage(site, page);
  });

  test('is asked in its last version where the link names another', async () => {
    const page = await openChanged(site, linkOf(SLUGS, { [SECOND]: 'older000' }), without);
    expect(await box(page).innerText()).toContain('It can still be asked, in its last version.');
    await closePage(site, page);
  });

  test('and is not known to anybody is told, and the rest opens', async () => {
    const fragment = linkOf(SLUGS).replace(SECOND, 'nobody-ever-asked-this');
    const page = await openKit(site, { fragment });
    expect(await box(page).innerText()).toContain(
      'Question 2 (nobody-ever-asked-this) is not known here: this site neither has it nor ever had it.',
    );
    expect(await readFragment(page)).toBe(fragment);
    await openView(page, 'Sheets');
    expect(await page.locator('.kit').innerText()).toContain(titleOf(THIRD));
    await box(page).getByRole('button', { name: 'Remove, question 2' }).click();
    expect((await itemsIn(page)).map(({ slug }) => slug)).toEqual([FIRST, THIRD]);
    await closePage(site, page, /status of 404/);
  });

  test('and cannot be reached is told, and comes when it can', async () => {
    let isDown = true;
    const page = await openChanged(site, linkOf(SLUGS), without, async (opened) => {
      await opened.route('**/kit/versions/**', (route) =>
        isDown ? route.fulfill({ status: 200, body: '<!doctype html>' }) : route.continue(),
      );
    });
    await expect.poll(() => box(page).innerText()).toContain('its last version could not be loaded');
    expect(await readPlan(page)).toEqual(SLUGS);
    isDown = false;
    await box(page).getByRole('button', { name: 'Try again, question 2' }).click();
    await expect.poll(() => box(page).innerText()).toContain('was withdrawn');
    await closePage(site, page);
  });
});
