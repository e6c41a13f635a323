// Links to kits in a browser: old and damaged ones open, and the address and the history follow the kit.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedBox, closePage, linkOf, SLUGS } from './kit-links.ts';
import { openKit, openView, readFragment, readPlan, withKit } from './kit-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const OTHERS = ['file-uri-traversal', 'missing-resource-answer'];
const alert = (page: Page) => page.locator('.kit .note-box[role="alert"]');

describe('a link', () => {
  test('opens with its questions in their order, and says nothing', async () => {
    const fragment = linkOf(SLUGS);
    await withKit(
      site,
      async (page) => {
        expect(await readPlan(page)).toEqual(SLUGS);
        expect(await alert(page).count()).toBe(0);
        expect(await changedBox(page).count()).toBe(0);
        expect(await readFragment(page)).toBe(fragment);
      },
      { fragment },
    );
  });

  test('of the first day opens, whatever became of its questions', async () => {
    const page = await openKit(site, {
      fragment: `#kit=1/level=L3/role=platform-engineer/minutes=45/${SLUGS[0]}.Ab3_-xYz/${SLUGS[1]}.00000000.v1.k/questions=2`,
    });
    expect(await readPlan(page)).toEqual(SLUGS.slice(0, 2));
    await changedBox(page).getByRole('heading', { name: '2 questions are not as in the link' }).waitFor();
    await expect
      .poll(() => changedBox(page).innerText())
      .toContain('What changed cannot be shown: this site has no version of it with the mark Ab3_-xYz.');
    await closePage(site, page);
  });

  test.each([
    ['percent-encoded', (link: string) => `#${encodeURIComponent(link.slice(1))}`],
    ['with entities and a full stop', (link: string) => `${link.replaceAll('/', '&#47;')}.`],
    ['from a mail', (link: string) => `${link.replaceAll('=', '=3D')}>`],
    ['with an address behind it', (link: string) => `${link}&utm_source=mail`],
  ])('%s opens as what it was', async (_, damage) => {
    await withKit(
      site,
      async (page) => {
        expect(await readPlan(page)).toEqual(SLUGS);
        expect(await alert(page).count()).toBe(0);
      },
      { fragment: damage(linkOf(SLUGS)) },
    );
  });

  test.each([
    [
      'that was cut off',
      linkOf(SLUGS).slice(0, -30),
      'The questions of the link: found 2 of an unknown number, expected all of them.',
      SLUGS.slice(0, 2),
    ],
    [
      'with a value out of range',
      linkOf(SLUGS).replace('level=L3', 'level=L3/minutes=999'),
      'The link, minutes: found "999", expected a number from 15 to 180. It is taken as 180.',
      SLUGS,
    ],
    [
      'with markup for a question',
      `#kit=1/<img src=x onerror=alert(1)>`,
      'The questions of the link: found 0 of an unknown number',
      [],
    ],
  ])('%s opens with what there is, and is told', async (_, fragment, words, plan) => {
    await withKit(
      site,
      async (page) => {
        expect(await alert(page).innerText()).toContain(words);
        expect(await readPlan(page)).toEqual(plan);
      },
      { fragment },
    );
  });

  test('of a later version is told, and a proposal is there', async () => {
    await withKit(
      site,
      async (page) => {
        expect(await alert(page).innerText()).toBe(
          'The version of the link: found "2", expected 1. Reload the page, which may be older than the link. If that changes nothing, ask for the link again. What is below is a new proposal.',
        );
        expect((await readPlan(page)).length).toBeGreaterThan(3);
        expect(await readFragment(page)).toBe('#kit=2/x');
      },
      { fragment: '#kit=2/x' },
    );
  });
});

describe('the address', () => {
  const remove = (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Remove, question 1', exact: true }).click();

  test('goes back to the kit as it was opened, and then to where one came from', async () => {
    const page = await site.newPage();
    await page.goto('/questions/');
    await page.goto(`/kit/${linkOf(SLUGS)}`);
    await remove(page);
    await remove(page);
    expect(await readPlan(page)).toEqual(SLUGS.slice(2));
    await page.goBack();
    await expect.poll(() => readPlan(page)).toEqual(SLUGS);
    expect(await readFragment(page)).toBe(linkOf(SLUGS));
    await page.goForward();
    await expect.poll(() => readPlan(page)).toEqual(SLUGS.slice(2));
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/questions/');
    await closePage(site, page);
  });

  test('takes a link that is opened while the page is open, in Build', async () => {
    await withKit(
      site,
      async (page) => {
        await openView(page, 'Sheets');
        await page.evaluate((hash) => (location.hash = hash), linkOf(OTHERS));
        await expect.poll(() => readPlan(page)).toEqual(OTHERS);
      },
      { fragment: linkOf(SLUGS) },
    );
  });

  test('keeps the kit when a place on the page is gone to', async () => {
    await withKit(
      site,
      async (page) => {
        await page.evaluate(() => (location.hash = '#ready'));
        await expect.poll(() => readFragment(page)).toBe(linkOf(SLUGS));
        expect(await readPlan(page)).toEqual(SLUGS);
      },
      { fragment: linkOf(SLUGS) },
    );
  });

  test('and the part that is open survive a reload', async () => {
    await withKit(
      site,
      async (page) => {
        await openView(page, 'Sheets');
        await page.reload();
        await expect.poll(() => page.locator('#kit-view').textContent()).toBe('Sheets');
        expect(await readFragment(page)).toBe(linkOf(SLUGS));
      },
      { fragment: linkOf(SLUGS) },
    );
  });
});
