// Reads what Chromium printed: the size of each page, and on which page and how high each heading stands.
import type { Page } from 'playwright-core';

export interface PrintedHeading {
  title: string;
  /** From 1. */
  page: number;
  /** Points from the upper edge of the page. */
  top: number;
}

export interface Printed {
  /** Points, such as `595 × 842`. */
  sizes: string[];
  headings: PrintedHeading[];
}

/** Prints a page on the paper that its style sheet names. */
export async function printPages(page: Page): Promise<Printed> {
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  // Only streams are packed; what is read here is not in one.
  const objects = new Map<string, string>();
  for (const [, id = '', text = ''] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g))
    objects.set(id, text);
  const pages = listPages(objects);
  const boxes = pages.map(
    (id) => /\/MediaBox\s*\[\S+ \S+ (\S+) (\S+)\s*\]/.exec(objects.get(id) ?? '')?.slice(1) ?? [],
  );
  const headings = [...objects.values()].flatMap((text): PrintedHeading[] => {
    const dest = /\/Dest\s*\[(\d+) 0 R\s*\/XYZ \S+ (\S+)/.exec(text);
    if (dest === null || !text.includes('/Title')) return [];
    const index = pages.indexOf(dest[1] ?? '');
    return [{ title: readTitle(text), page: index + 1, top: Number(boxes[index]?.[1]) - Number(dest[2]) }];
  });
  return { sizes: boxes.map((box) => box.map((side) => Math.round(Number(side))).join(' × ')), headings };
}

/** The pages in their order, which their tree has. */
function listPages(objects: ReadonlyMap<string, string>): string[] {
  const walk = (id: string): string[] => {
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(objects.get(id) ?? '')?.[1];
    return kids === undefined ? [id] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => walk(kid));
  };
  const catalog = [...objects.values()].find((text) => /\/Type\s*\/Catalog/.test(text)) ?? '';
  return walk(/\/Pages (\d+) 0 R/.exec(catalog)?.[1] ?? '');
}

/** A title is a string in parentheses, or UTF-16 in hexadecimal digits. */
function readTitle(text: string): string {
  const hex = /\/Title\s*<FEFF([\dA-F]*)>/i.exec(text)?.[1];
  if (hex !== undefined)
    return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');
  return (/\/Title\s*\(((?:\\[\s\S]|[^\\)])*)\)/.exec(text)?.[1] ?? '').replace(/\\([\s\S])/g, '$1');
}
