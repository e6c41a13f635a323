// A step of npm run audit: builds the site with hostile markup in every text of its content, and looks that all of it stays text.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { DEFAULT_CHOICES } from '../src/kit/kit.ts';
import type { KitData } from '../src/kit/kit-data.ts';
import { formatLink } from '../src/kit/link.ts';
import { openAll } from '../test/e2e/capture-page.ts';
import type { Site } from '../test/e2e/site.ts';
import { findHostile } from './hostile-output.ts';
import { writeHostileSite } from './hostile-site.ts';
import { listFiles } from './list-files.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tree = join(root, '.cache/hostile');
const dist = join(tree, 'dist');
const SHOWN = 20;

const problems: string[] = [];

const { fields, unused } = writeHostileSite(root, tree);
console.log(`${fields.size} kinds of fields are hostile; no file has: ${unused.join(', ') || 'none'}.`);
// Content checks refuse such markup (test/hostile-content.test.ts); here they are left out to see what would become of it.
const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--unchecked'], { cwd: tree, stdio: 'inherit' });
if (status !== 0) {
  console.error(`The hostile site was not built, see above. Its sources are in ${relative(root, tree)}/.`);
  process.exit(1);
}

const left = new Set(fields.keys());
let looked = 0;
for (const file of listFiles(dist)) {
  if (!/\.(?:html|md|txt|xml|svg|json|webmanifest)$/.test(file) || file.startsWith('pagefind/')) continue;
  const text = readFileSync(join(dist, file), 'utf8');
  looked += 1;
  for (const [, number] of text.matchAll(/hostile-(\d+)-/g)) left.delete(Number(number));
  problems.push(...findHostile(file, text).map((found) => `${file}: ${found}`));
}
for (const number of left) problems.push(`${fields.get(number)} was found nowhere on the built site`);
console.log(`${looked} files were read.`);

const { openSite, PAGE_TYPES } = (await import(pathToFileURL(join(tree, 'test/e2e/site.ts')).href)) as {
  openSite: () => Promise<Site>;
  PAGE_TYPES: Record<string, string>;
};
const site = await openSite();

/** Opens a page, does something there, and looks for what hostile texts made. */
async function visit(path: string, act?: (page: Page) => Promise<void>): Promise<void> {
  const page = await site.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(() =>
    Object.assign(window, { hostile: () => (document.documentElement.dataset.owned = '') }),
  );
  try {
    await page.goto(path, { waitUntil: 'networkidle' });
    await openAll(page);
    await act?.(page);
    const made = await page
      .locator('[hostile], [data-owned], [onfocus], [onclick]')
      .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 200)));
    problems.push(...made.map((html) => `${path}: ${html} came to be`));
  } catch (error) {
    problems.push(`${path}: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`);
  }
  await page.context().close();
}

/** Presses the first ones of the buttons; a page without any is not the page that was meant. */
async function press(page: Page, name: RegExp, most = 3): Promise<void> {
  const buttons = await page.getByRole('button', { name }).all();
  if (buttons.length === 0) throw new Error(`there is no button ${String(name)}`);
  for (const button of buttons.slice(0, most)) await button.click();
}

for (const path of Object.values(PAGE_TYPES)) await visit(path);
const ran = (page: Page): Promise<void> => page.locator('.run-status', { hasText: 'Ran just now' }).first().waitFor();
for (const path of [PAGE_TYPES['card'], PAGE_TYPES['rule'], PAGE_TYPES['lesson']])
  await visit(path ?? '', async (page) => {
    await press(page, /^run,/);
    await ran(page);
  });
await visit(PAGE_TYPES['rule'] ?? '', async (page) => {
  await press(page, /^edit,/, 1);
  await page.locator('.cm-content').waitFor();
  await page.getByRole('button', { name: 'send', exact: true }).click();
  await page.locator('.reply .label').waitFor();
});
await visit('/search/?q=hostile', (page) => page.locator('[data-results] li').first().waitFor());
await visit('/drill/', async (page) => {
  await page.getByRole('button', { name: 'Start' }).click();
  for (let asked = 0; asked < 6; asked += 1) {
    await page.locator('.drill-session').waitFor();
    const reveal = page.getByRole('button', { name: /^(?:Reveal|Show the answer|Check)/ });
    const radio = page.getByRole('radio').first();
    if (await radio.isVisible()) await radio.check();
    await reveal.click();
    await page.getByRole('button', { name: 'Next' }).click();
  }
});
const { cards } = JSON.parse(readFileSync(join(dist, 'kit/data.json'), 'utf8')) as KitData;
const items = cards.map(({ slug, hash, variants }, index) => ({
  slug,
  // Each fourth one as it was once, which shows the differences.
  hash: index % 4 === 0 ? 'Ab3_-xYz' : hash,
  ...(variants.length === 0 ? {} : { variant: 1 }),
}));
await visit(`/kit/${formatLink({ choices: DEFAULT_CHOICES, items: items.slice(0, 24) })}`, async (page) => {
  for (const view of ['Build', 'Sheets', 'Interview', 'Panel']) {
    await page.getByRole('navigation', { name: 'Kit' }).getByRole('button', { name: view }).click();
    await page.locator('#kit-view', { hasText: view }).waitFor();
    if (view !== 'Sheets') continue;
    await page.locator('.sheets-state', { hasText: 'ready to print' }).waitFor({ timeout: 120_000 });
    await page.getByLabel('Which sheets').selectOption('interviewer');
  }
});
await site.close();
problems.push(...site.complaints, ...site.reports.map((one) => JSON.stringify(one)));

for (const problem of problems.slice(0, SHOWN)) console.error(problem);
if (problems.length > SHOWN) console.error(`… and ${problems.length - SHOWN} more.`);
console.log(problems.length === 0 ? 'All of it stayed text.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
