// A step of npm run audit: every page at 400 % zoom, which is 320 by 256 px, plain and with wide text: all of it can be read.
import type { Page } from 'playwright-core';
import { openAll } from '../test/e2e/capture-page.ts';
import { finish, lookAtPages } from './look-at-pages.ts';

/** A window of 1280 by 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const VIEWPORT = { width: 320, height: 256 };
/** The spacing of text that a reader may choose (WCAG 2.2, 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/** Gives what is wider than the window, cut off, or covers more than half of it. */
const findLost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()}${[...one.classList].map((name) => `.${name}`).join('')}`;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) {
      const widest = [...document.querySelectorAll('body *')].find(
        (one) => one.getBoundingClientRect().right > innerWidth + 1,
      );
      found.push(`is ${scrollWidth} px wide; ${widest ? nameOf(widest) : 'something'} sticks out`);
    }
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      // For the ear alone, or not shown; and fields, which scroll by themselves.
      if (box.width <= 1 || box.height <= 1 || one.matches('input, select, textarea')) continue;
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(style.overflowX) && one.scrollWidth > one.clientWidth + 1) ||
        (cuts(style.overflowY) && one.scrollHeight > one.clientHeight + 1);
      // What is cut on purpose says so, and is to be had whole elsewhere.
      if (isCut && one.closest('[data-excerpt]') === null) found.push(`cuts off ${nameOf(one)}`);
      if (['sticky', 'fixed'].includes(style.position) && box.height > innerHeight / 2)
        found.push(`is covered by ${nameOf(one)}, ${Math.round(box.height)} px high`);
    }
    return found;
  });

const looked = await lookAtPages(
  async (page) => {
    await openAll(page);
    const plain = await findLost(page);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    const wide = await findLost(page);
    return [...plain, ...wide.filter((line) => !plain.includes(line)).map((line) => `with wide text ${line}`)];
  },
  { viewport: VIEWPORT },
);
finish('400 % zoom', looked);
