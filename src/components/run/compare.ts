// Holds what was printed against what was printed at the build.
import { trustHtml } from '../frame/trusted-html.ts';

/** Where two captures first differ, as their readers see it. */
export interface Difference {
  printed: string;
  now: string;
}

/** Asks whether the capture on the page is, byte for byte, what the printer gave now; says where it is not. */
export function findDifference(section: Element, html: string): Difference | undefined {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html);
  const fresh = template.content;
  const printed = asPrinted(section);
  // The parser has spelled both alike, so that the page's own way to write quotes and empty elements is no difference.
  const printedHtml = printed.outerHTML;
  const freshHtml = template.innerHTML;
  if (printedHtml === freshHtml) return undefined;
  const [was, is] = [linesOf(printed), linesOf(fresh)];
  const at = was.findIndex((line, index) => line !== is[index]);
  if (at >= 0) return { printed: was[at] ?? '', now: is[at] ?? 'nothing' };
  if (is.length > was.length) return { printed: 'nothing', now: is[was.length] ?? '' };
  return firstCharacters(printedHtml, freshHtml);
}

/** A copy of the capture without what the buttons put in and what the reader opened. */
function asPrinted(section: Element): Element {
  const copy = section.cloneNode(true) as Element;
  copy.querySelector('.run-status')?.remove();
  copy.querySelector('.tools')?.replaceChildren();
  copy.querySelector('.curl > button')?.remove();
  for (const details of copy.querySelectorAll('details')) details.open = false;
  return copy;
}

/** The parts of a capture that stand on lines of their own. */
const LINES = '.verdict, .title, .say, .who, .l, .note, .state, summary, .curl code';
const linesOf = (capture: ParentNode): string[] =>
  [...capture.querySelectorAll(LINES)].map((line) => line.textContent.trim()).filter((line) => line !== '');

function firstCharacters(printed: string, now: string): Difference {
  let at = 0;
  while (printed[at] === now[at]) at += 1;
  const from = Math.max(0, at - 20);
  return { printed: printed.slice(from, at + 20), now: now.slice(from, at + 20) };
}
