// Measures what a built page costs before anyone touches it: HTML and CSS, JavaScript and fonts, compressed.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'parse5';
import { elementsOf } from '../src/site/output.ts';
import { listFiles } from './list-files.ts';

/** What one page costs, in bytes after Brotli as servers do it on the fly (quality 5). */
export interface PageWeight {
  page: string;
  html: number;
  css: number;
  /** Scripts that the HTML loads, with everything they import statically. */
  script: number;
  /** Fonts that the HTML preloads; compressed in themselves. */
  font: number;
}

/** Bytes after compression. A median within 14 kB arrives in the first round trip. The drill opens by itself, without the engine, the kit with what a link and a kept interview need. */
export const BUDGETS = { median: 14_000, most: 40_000, script: 5_000, font: 36_000, drill: 45_000, kit: 48_000 };

const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Finds the files that a script loads at once: static imports, and theirs; `import()` waits for a click. */
function followImports(file: string, read: (file: string) => string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of read(file).matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{},\s]*?from\s*)?["'](\.[^"']+)["']/g,
  )) {
    followImports(join(file, '..', String(from)), read, seen);
  }
  return seen;
}

/** Gives the code that a page loads without a click, compressed: its scripts, and what they import at once or by `import()` of their own. */
export function measureOpened(dist: string, page: string, base = '/'): number {
  const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
  const files = new Set<string>();
  for (const element of elementsOf(parse(read(page)))) {
    const source = element.tagName === 'script' ? element.attrs.find(({ name }) => name === 'src')?.value : undefined;
    if (source === undefined) continue;
    const script = source.slice(base.length);
    followImports(script, read, files);
    for (const [, from] of read(script).matchAll(/import\(\s*[`"'](\.[^`"']+)[`"']/g)) {
      followImports(join(script, '..', String(from)), read, files);
    }
  }
  return [...files].reduce((sum, file) => sum + compressed(readFileSync(join(dist, file))), 0);
}

/** Measures every page of a site that was built into `dist` for `base`. */
export function measurePages(dist: string, base = '/'): PageWeight[] {
  const sizes = new Map<string, number>();
  const size = (file: string): number => {
    const known = sizes.get(file) ?? compressed(readFileSync(join(dist, file)));
    sizes.set(file, known);
    return known;
  };
  const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
  const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((total, file) => total + size(file), 0);
  const local = (url: string): string => url.slice(base.length);

  const pages = listFiles(dist).filter((file) => file.endsWith('.html'));
  return pages.map((page) => {
    const styles: string[] = [];
    const scripts = new Set<string>();
    const fonts = new Set<string>();
    for (const element of elementsOf(parse(read(page)))) {
      const at = (name: string) => element.attrs.find((one) => one.name === name)?.value ?? '';
      if (element.tagName === 'link' && at('rel') === 'stylesheet') styles.push(local(at('href')));
      if (at('rel') === 'preload' && at('as') === 'font') fonts.add(local(at('href')));
      const loads = element.tagName === 'script' ? at('src') : at('rel') === 'modulepreload' ? at('href') : '';
      if (loads !== '' && existsSync(join(dist, local(loads)))) followImports(local(loads), read, scripts);
    }
    const font = [...fonts].reduce((total, file) => total + statSync(join(dist, file)).size, 0);
    return { page, html: size(page), css: sum(styles), script: sum(scripts), font };
  });
}

const total = ({ html, css }: PageWeight): number => html + css;

/** Pages of cards and rules; lists of them, categories and coverage are none. */
const FOLDERS = { questions: 'questions/[^/]+', rules: 'rules/MCP-[^/]+' };

/** Gives the median of HTML and CSS of the cards, of the rules, or of both together. */
export function medianWeight(weights: readonly PageWeight[], kind: 'questions' | 'rules' | 'questions|rules'): number {
  const folders = Object.entries(FOLDERS).flatMap(([name, folder]) => (kind.includes(name) ? [folder] : []));
  const folder = new RegExp(`^(${folders.join('|')})/index.html$`);
  const totals = weights.filter(({ page }) => folder.test(page)).map(total);
  return totals.sort((a, b) => a - b)[Math.floor(totals.length / 2)] ?? 0;
}

/** Gives what is over budget, a sentence each; empty when all is within. */
export function findOverweight(weights: readonly PageWeight[]): string[] {
  const found: string[] = [];
  const median = medianWeight(weights, 'questions|rules');
  if (median > BUDGETS.median) {
    found.push(`The median card or rule has ${median} bytes of HTML and CSS; ${BUDGETS.median} are allowed.`);
  }
  for (const weight of weights) {
    const { page, script, font } = weight;
    const both = total(weight);
    if (both > BUDGETS.most) found.push(`${page}: ${both} bytes of HTML and CSS; ${BUDGETS.most} are allowed.`);
    if (script > BUDGETS.script) {
      found.push(`${page}: ${script} bytes of script before a click; ${BUDGETS.script} are allowed.`);
    }
    if (font > BUDGETS.font) found.push(`${page}: ${font} bytes of preloaded fonts; ${BUDGETS.font} are allowed.`);
  }
  return found;
}
