// npm run bench -- build: what a build and a search take with many cards and rules, beside Starlight with the same pages.
// `npm run bench -- build 250` takes one size; without a number 250, 1,000 and 5,000. All is made in temporary folders.
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { hashText } from '../src/truth/window-hash.ts';
import { BROWSER, root } from '../test/e2e/site.ts';
import { findBrowser } from './browser.mjs';
import { listFiles } from './list-files.ts';
import { findOver, formatRatios, formatRow, HEADS, type Row } from './scale/format-scale.ts';
import { leaveOutTwins, makeTree, type Scale } from './scale/make-tree.ts';
import { runMeasured, type Use } from './scale/run-measured.ts';
import { measureSearch } from './scale/search-time.ts';
import { buildStarlight, fillStarlight, installStarlight, STARLIGHT } from './scale/starlight.ts';

/** The catalogue of the specification has so many rules, for a thousand cards and more. */
const RULES = 580;
const SIZES = [250, 1000, 5000];
const SEARCHES = 200;

const here = join(tmpdir(), 'wireproof-bench');
const starlight = join(here, `starlight-${STARLIGHT}`);
const rulesNow = globSync('src/content/rules/*/*.mdx', { cwd: root }).length;
const cardsNow = globSync('src/content/questions/*/*.mdx', { cwd: root }).length;

const scaleOf = (cards: number): Scale => ({
  cards,
  rules: Math.min(RULES, Math.max(rulesNow, Math.round((cards * RULES) / 1000))),
});

const countPages = (dist: string): number => listFiles(dist).filter((file) => file.endsWith('.html')).length;

const buildSite = (tree: string): Promise<Use> =>
  runMeasured(process.execPath, ['scripts/build.ts', '--unchecked', '--out', join(tree, 'built')], {
    cwd: tree,
    env: { ...process.env, BASE: '/' },
  });

/** Words of titles, one to three together, as somebody types who looks for a card; the same each time. */
function chooseSearches(tree: string): string[] {
  const titles = globSync('src/content/questions/**/*.mdx', { cwd: tree })
    .sort()
    .map((path) => /^"?title"?: (.*)/m.exec(readFileSync(join(tree, path), 'utf8'))?.[1] ?? '');
  return Array.from({ length: SEARCHES }, (_, index) => {
    const title = titles[hashText(`title ${index}`) % titles.length] ?? '';
    const words = title.toLowerCase().match(/[a-z]{4,}/g) ?? ['server'];
    const from = hashText(`word ${index}`) % words.length;
    return words.slice(from, from + 1 + (index % 3)).join(' ');
  });
}

/** Prints a row as soon as it is measured: what comes after it takes long, and may not get to its end. */
function told(row: Row): Row {
  console.log(formatRow(row));
  return row;
}

/** Builds one size three ways: with Markdown twins, without, and in Starlight out of the twins. */
async function measureSize(browser: Browser, cards: number): Promise<Row[]> {
  const tree = join(here, `site-${cards}`);
  const built = join(tree, 'built');
  const scale = scaleOf(cards);
  makeTree(tree, scale);
  const texts = chooseSearches(tree);

  const fullBuild = await buildSite(tree);
  fillStarlight(starlight, built);
  const full = told({ name: 'ours with Markdown twins', pages: countPages(built), build: fullBuild });
  const search = await measureSearch(browser, built, '/search/', texts, true);
  rmSync(built, { recursive: true });

  leaveOutTwins(tree);
  const name = `${scale.cards} cards, ${scale.rules} rules`;
  const ours = told({ name, pages: full.pages, build: await buildSite(tree), search });
  rmSync(tree, { recursive: true, force: true });

  let theirBuild: Use;
  try {
    theirBuild = await buildStarlight(starlight);
  } catch (error) {
    // With 5,000 cards it does not: Astro's store of content is one string, which gets too long.
    console.log(`Starlight ${STARLIGHT} did not get to its end. ${(error as Error).message}`);
    return [ours, full];
  }
  const dist = join(starlight, 'dist');
  const theirSearch = await measureSearch(browser, dist, '/', texts, false);
  const theirs = { name: `Starlight ${STARLIGHT}`, pages: countPages(dist), build: theirBuild, search: theirSearch };
  return [ours, full, told(theirs)];
}

const asked = process.argv.slice(2).map(Number);
if (asked.some((size) => !Number.isInteger(size) || size < cardsNow)) {
  console.error(`bench build: expected numbers of cards from ${cardsNow} on, such as npm run bench -- build 250.`);
  process.exit(1);
}
const executablePath = findBrowser();
mkdirSync(here, { recursive: true });
installStarlight(starlight);
const busy = (loadavg()[0] ?? 0).toFixed(1);
console.log(`${availableParallelism()} cores, Node ${process.version}; ${busy} programs were running when it began.`);
console.log(
  'Pictures of single pages are left out, and the fonts are cut already: both are kept by what they are made from.\n',
);
console.log(HEADS);
const browser = await chromium.launch({ ...BROWSER, executablePath });
const sizes: Row[][] = [];
for (const size of asked.length > 0 ? asked : SIZES) {
  sizes.push(await measureSize(browser, size));
}
await browser.close();
for (const line of formatRatios(sizes)) console.log(line);
const over = findOver(sizes);
for (const sentence of over) console.error(sentence);
process.exit(over.length > 0 ? 1 : 0);
