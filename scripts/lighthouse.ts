// npm run lighthouse: Lighthouse as on a phone, three runs of each kind of page; `npm run lighthouse -- card drill` takes some of them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, PAGE_TYPES } from '../test/e2e/site.ts';
import { findBrowser } from './browser.mjs';
import { stop } from './install.mjs';
import { CATEGORIES, findMissing, medianScores, type LighthouseReport, type Scores } from './lighthouse-scores.ts';
import { serve } from './serve.ts';

/** Fetched by npx into the cache of npm when it is asked for, and never one of our packages: CONTRIBUTING says why. */
const VERSION = '13.5.0';
const RUNS = 3;
const ATTEMPTS = 3;
const KINDS = ['home', 'cards', 'card', 'rule', 'lesson', 'drill', 'kit', 'check'];
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-background-networking';

const asked = process.argv.slice(2);
const unknown = asked.filter((kind) => !(kind in PAGE_TYPES));
if (unknown.length > 0)
  stop(`There is no kind of page ${unknown.join(', ')}; expected some of ${Object.keys(PAGE_TYPES).join(', ')}.`);

const env = { ...process.env, CHROME_PATH: findBrowser() };
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));

/** Runs Lighthouse once: it starts Chrome by itself, with a phone's screen, four times slower, on slow 4G. */
async function run(url: string, output: string): Promise<number | null> {
  const words = [`lighthouse@${VERSION}`, url, '--quiet', '--output=json', `--output-path=${output}`];
  words.push(`--chrome-flags=${FLAGS}`, `--only-categories=${CATEGORIES.join(',')}`);
  const commandLine = `npx --yes ${words.map((word) => JSON.stringify(word)).join(' ')}`;
  const child = spawn(commandLine, { env, stdio: ['ignore', 'inherit', 'inherit'], shell: true });
  return new Promise((done, fail) => child.once('error', fail).once('exit', done));
}

/** Gives the report of one run; a run that did not get to its end, as happens on a busy machine, is repeated. */
async function look(url: string): Promise<LighthouseReport> {
  const output = join(folder, 'report.json');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    rmSync(output, { force: true });
    const status = await run(url, output);
    if (status === 0 && existsSync(output)) return JSON.parse(readFileSync(output, 'utf8')) as LighthouseReport;
  }
  throw new Error(
    `Lighthouse ${VERSION} did not get to its end on ${url}, ${ATTEMPTS} times; its messages stand above.`,
  );
}

const row = (name: string, scores: Scores): string =>
  name.padEnd(10) + CATEGORIES.map((category) => String(scores[category]).padStart(category.length + 2)).join('');

const { address, close } = await serve({ dist, port: 0 });
const found: string[] = [];
try {
  console.log(`Lighthouse ${VERSION}, mobile, median of ${RUNS} runs\n`);
  console.log(' '.repeat(10) + CATEGORIES.map((category) => `  ${category}`).join(''));
  for (const kind of asked.length > 0 ? asked : KINDS) {
    const reports: LighthouseReport[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await look(address.replace(/\/$/, '') + PAGE_TYPES[kind]));
    const scores = medianScores(reports);
    console.log(row(kind, scores));
    if (CATEGORIES.every((category) => scores[category] === 100)) continue;
    found.push(`${kind} is below 100:`, ...new Set(reports.flatMap(findMissing).map((line) => `  ${line}`)));
  }
} finally {
  await close();
  rmSync(folder, { recursive: true });
}
if (found.length > 0) console.error(`\n${found.join('\n')}`);
process.exit(found.length > 0 ? 1 : 0);
