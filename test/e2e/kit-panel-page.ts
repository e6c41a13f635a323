// How the tests of the panel use its page: interviews that are kept or come as files, and what is shown of them.
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEFAULT_CHOICES } from '../../src/kit/kit.ts';
import { changeAnswer, finish, goTo, startRun } from '../../src/kit/run.ts';
import type { Answer, RunRecord } from '../../src/kit/run-record.ts';
import { createScorecard } from '../../src/kit/scorecard.ts';
import { formatScorecardJson } from '../../src/kit/scorecard-text.ts';
import { cardOf, data, openView } from './kit-page.ts';
import type { Site } from './site.ts';

export const SLUGS = [
  'stamp-meta-once',
  're-read-capabilities-every-request',
  'write-the-retry',
  'choose-the-error-code',
];
const BEGAN = Date.UTC(2026, 10, 30, 9, 0);
const MINUTE = 60_000;

type Score = NonNullable<Answer['score']>;

interface RunOptions {
  slugs?: readonly string[];
  id?: string;
  notes?: string;
  /** Of the first question. */
  variant?: number;
  isOpen?: boolean;
}

/** An interview of these questions with these scores, finished unless it is to be open. */
export function createRun(label: string, scores: readonly Score[], options: RunOptions = {}): RunRecord {
  const { slugs = SLUGS.slice(0, scores.length), id = `id-${label}`, notes, variant, isOpen = false } = options;
  const items = slugs.map((slug) => ({ slug, hash: cardOf(slug).hash }));
  const kit = { choices: DEFAULT_CHOICES, items };
  let run = startRun({ kit, cards: data.cards, label, revision: data.revision, id, now: BEGAN });
  for (const [index, slug] of slugs.entries()) {
    const score = scores[index] ?? 'not-asked';
    run = goTo(run, `question:${slug}`, BEGAN + (index + 1) * 5 * MINUTE);
    if (isOpen && index > 0) break;
    run = changeAnswer(run, slug, {
      notes: score === 'not-asked' ? '' : (notes ?? `${label} heard “${slug}” like this.\nAnd a second line.`),
      met: score === 'excellent' ? [0, 1, 2] : [0],
      heard: score === 'poor' ? [0] : [],
      followUps: { 0: score === 'poor' ? [] : [0] },
      ...(index === 0 && variant !== undefined ? { variant } : {}),
      score,
    });
  }
  const ended = finish(run, BEGAN + 50 * MINUTE);
  return 'run' in ended ? ended.run : run;
}

/** The scorecard of an interview as the kit saves it. */
export const textOf = (run: RunRecord): string =>
  formatScorecardJson(createScorecard(run, 'https://wireproof.example/'));

export interface GivenFile {
  name: string;
  text: string;
}

export const fileOf = (run: RunRecord, name = `${run.label}.json`): GivenFile => ({ name, text: textOf(run) });

const toPayload = ({ name, text }: GivenFile) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Opens the panel in a browser that keeps these interviews. */
export async function openPanel(page: Page, runs: readonly RunRecord[] = []): Promise<void> {
  await page.goto('/404.html');
  await page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('wireproof-kit', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('runs', { keyPath: 'id' });
        request.result.createObjectStore('aside', { keyPath: 'text' });
      };
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(new Error(String(request.error)));
    });
    const transaction = database.transaction('runs', 'readwrite');
    for (const run of all) transaction.objectStore('runs').put(run);
    await new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done();
      transaction.onerror = () => fail(new Error(String(transaction.error)));
    });
    database.close();
  }, runs);
  await page.goto('/kit/');
  await page.getByRole('navigation', { name: 'Kit' }).waitFor();
  await openView(page, 'Panel');
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Adds files of others. */
export const addFiles = (page: Page, ...files: GivenFile[]): Promise<void> =>
  page.getByLabel('Files of the others').setInputFiles(files.map(toPayload));

/** Chooses a file as one’s own. */
export const takeFile = (page: Page, file: GivenFile): Promise<void> =>
  page.getByLabel('own file').setInputFiles(toPayload(file));

/** Drops files somewhere on the page. */
export async function dropFiles(page: Page, place: string, ...files: GivenFile[]): Promise<void> {
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, text } of all) data.items.add(new File([text], name, { type: 'application/json' }));
    return data;
  }, files);
  await page.dispatchEvent(place, 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent(place, 'drop', { dataTransfer: transfer });
}

export const readPanel = (page: Page): Promise<string> => page.locator('.panel').innerText();
export const readMembers = (page: Page): Promise<string[]> => page.locator('.panel-members b').allInnerTexts();
export const readProblems = (page: Page): Promise<string[]> => page.locator('.panel-problem').allInnerTexts();
export const readSaid = (page: Page): Promise<string[]> => page.locator('.panel-said').allInnerTexts();
/** How far apart the questions are, in the order in which they stand. */
export const readSpreads = (page: Page): Promise<string[]> => page.locator('.panel-facts strong').allInnerTexts();

/** Who gave each anchor of a question, from poor to excellent. */
export const readScale = (page: Page, title: string): Promise<string[]> =>
  page.locator('.panel-question').filter({ hasText: title }).locator('.panel-scale dd').allInnerTexts();

/** Presses a button that saves a file, and gives the file. */
export async function save(page: Page, name: string): Promise<GivenFile> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** The text of what has the focus. */
export const readFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');

export const BLUE = createRun('Blue', ['excellent', 'good', 'poor', 'not-asked']);
export const RED = createRun('Red', ['poor', 'good', 'mixed', 'good']);
export const GREEN = createRun('Green', ['good', 'good', 'mixed', 'not-asked']);

/** Takes the interview Blue, which the browser keeps, as one’s own. */
export const takeBlue = (page: Page): Promise<void> => button(page, 'This is mine: Blue').click();

/** Runs a test at the panel of a browser that keeps some interviews; nothing may complain on the way. */
export async function withPanel(
  site: Site,
  runs: readonly RunRecord[],
  act: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page = await site.newPage(options);
  await openPanel(page, runs);
  await act(page);
  await page.context().close();
  expect(site.complaints.splice(0)).toEqual([]);
  expect(site.reports.splice(0)).toEqual([]);
}
