// A step of npm run audit: Tab through each type of page, wide and at 400 % zoom: each stop is marked, in sight, and left again.
import type { Page } from 'playwright-core';
import { PAGE_TYPES } from '../test/e2e/site.ts';
import { finish, lookAtPages } from './look-at-pages.ts';

const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 320, height: 256 },
];
/** Presses that are enough for any page. */
const MOST = 1500;

/** Says what is wrong with the stop that has the focus, and whether the focus has left the page. */
const readStop = (page: Page): Promise<{ isGone: boolean; wrong: string[] }> =>
  page.evaluate(() => {
    let element = document.activeElement ?? document.body;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === document.body || element === document.documentElement) return { isGone: true, wrong: [] };
    const text = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const name = `${element.tagName.toLowerCase()} ${JSON.stringify(text)}`;
    // An editor shows it on its frame.
    const frame = element.closest('.cm-editor') ?? element;
    const { outlineStyle, outlineWidth } = getComputedStyle(frame);
    const wrong: string[] = [];
    if (outlineStyle === 'none' || outlineWidth === '0px') wrong.push(`shows no focus on ${name}`);
    // A link that wraps has several boxes, and a part in sight is enough.
    const isSeen = [...element.getClientRects()].some(({ left, top, right, bottom }) => {
      const [high, low] = [Math.max(0, top), Math.min(innerHeight, bottom)];
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
      return [0.1, 0.5, 0.9].some((part) => {
        const there = low > high ? document.elementFromPoint(x, high + (low - high) * part) : null;
        return (
          there !== null && (element.contains(there) || there.contains(element) || there.shadowRoot?.contains(element))
        );
      });
    });
    if (!isSeen) wrong.push(`hides ${name}, which has the focus`);
    return { isGone: false, wrong };
  });

let looked = 0;
const found: string[] = [];
for (const viewport of VIEWPORTS) {
  const result = await lookAtPages(
    async (page) => {
      const lines: string[] = [];
      for (let presses = 0; presses < MOST; presses += 1) {
        await page.keyboard.press('Tab');
        const { isGone, wrong } = await readStop(page);
        if (isGone) return presses === 0 ? ['has no stop for the Tab key'] : lines;
        lines.push(...wrong.map((line) => `at ${viewport.width} px ${line}`));
      }
      return [...lines, 'never lets the focus go'];
    },
    { viewport, paths: Object.values(PAGE_TYPES) },
  );
  looked += result.looked;
  found.push(...result.found);
}
finish('Keyboard focus', { looked, found });
