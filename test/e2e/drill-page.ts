// How the tests of the drill use its page: they read what is asked from the data, and answer it right or wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { choiceOfStatus } from '../../src/components/predict/choices.ts';
import { findAnswer, readAnswer } from '../../src/run/answer-facts.ts';
import { runScenario, type Script } from '../../src/run/run-scenario.ts';
import { parseDrillData } from '../../src/study/drill-data.ts';
import { createExercise } from '../../src/study/exercise.ts';
import { FIRST_ROUND, type Round } from '../../src/study/session.ts';
import type { Grade, ItemId, ItemKind } from '../../src/study/types.ts';
import { dist, type Site } from './site.ts';

/** The data that the site was built with. */
export const data = parseDrillData(JSON.parse(readFileSync(join(dist, 'drill/data.json'), 'utf8')));

/** One reader: a page of the drill, and how often each exercise was answered on it. */
export interface Reader {
  page: Page;
  rounds: Map<ItemId, Round>;
}

interface OpenOptions extends BrowserContextOptions {
  /** When it is, for a clock that the test moves. */
  time?: string;
}

/** Opens the drill as somebody who was never there. */
async function openDrill(site: Site, { time, ...options }: OpenOptions = {}): Promise<Reader> {
  const page = await site.newPage({ timezoneId: 'Europe/Berlin', ...options });
  if (time !== undefined) await page.clock.install({ time: new Date(time) });
  await page.goto('/drill/');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  return { page, rounds: new Map() };
}

/** Sets the date of the interview and the minutes a day. */
export async function setUp(page: Page, settings: { interview?: string; minutes?: number }): Promise<void> {
  await page.locator('.tool-more > summary').click();
  if (settings.minutes !== undefined) {
    await page.getByLabel('Minutes a day').fill(String(settings.minutes));
    await page.keyboard.press('Tab');
  }
  if (settings.interview !== undefined) await page.getByLabel('Interview on').fill(settings.interview);
  await page.locator('.tool-more > summary').click();
}

const article = (page: Page) => page.locator('.drill-session');

/** The item that is asked now. */
export async function readItem(page: Page): Promise<ItemId> {
  return (await article(page).getAttribute('data-item')) as ItemId;
}

export const kindOf = (item: ItemId): ItemKind => item.slice(0, item.indexOf(':')) as ItemKind;

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

async function tickPoints(page: Page, essential: readonly boolean[], grade: Grade): Promise<void> {
  await page.getByRole('button', { name: 'Reveal' }).click();
  const boxes = page.getByRole('checkbox');
  expect(await boxes.count()).toBe(essential.length);
  for (const [index, isEssential] of essential.entries())
    if (isEssential && grade === 'good') await boxes.nth(index).check();
  const verdict =
    grade === 'good'
      ? /: good\. (It comes back (tomorrow|in \d+ days)|That was its last time before your interview)\./
      : /: again\. It comes back at the end/;
  await expect.poll(() => page.locator('.drill-verdict').innerText()).toMatch(verdict);
}

/** Answers what is asked now, up to the button that goes on, and gives what it was. */
export async function answer({ page, rounds }: Reader, grade: Grade): Promise<ItemId> {
  const item = await readItem(page);
  const round = rounds.get(item) ?? FIRST_ROUND;
  const exercise = createExercise(data, item, round);
  rounds.set(item, { good: round.good + (grade === 'good' ? 1 : 0), answered: round.answered + 1 });
  switch (exercise?.kind) {
    case 'card':
      await tickPoints(
        page,
        exercise.card.keyPoints.map(({ essential }) => essential),
        grade,
      );
      break;
    case 'rule':
      await tickPoints(page, [true, true], grade);
      break;
    case 'spot': {
      const right = exercise.claims.findIndex(({ wrong }) => wrong !== undefined);
      const choice = grade === 'good' ? right : (right + 1) % exercise.claims.length;
      await page.getByRole('radio').nth(choice).check();
      await page.getByRole('button', { name: 'Check' }).click();
      break;
    }
    case 'wire': {
      const { scenario, answerOf } = exercise.variant;
      const came = readAnswer(findAnswer(await runScenario(scenario as Script), answerOf));
      const status = choiceOfStatus(came.status);
      await page.getByLabel('HTTP status').selectOption(grade === 'good' ? status : status === '500' ? '200' : '500');
      await page.getByLabel('Message').selectOption(came.outcome.choice);
      await page.getByRole('button', { name: 'Show the answer' }).click();
      break;
    }
    case undefined:
      throw new Error(`The page asks ${item}, which the data does not have.`);
  }
  return item;
}

/** Answers exercises until the session is over, and gives them in their order. */
export async function answerAll(reader: Reader, gradeOf: (item: ItemId, number: number) => Grade): Promise<ItemId[]> {
  const { page } = reader;
  const items: ItemId[] = [];
  while ((await article(page).count()) > 0) {
    items.push(await answer(reader, gradeOf(await readItem(page), items.length)));
    await next(page);
    if (items.length > 60) throw new Error('The session does not end.');
  }
  return items;
}

/** What Today says: its figures by their names. */
export async function readFigures(page: Page): Promise<Record<string, number>> {
  const rows = page.locator('.drill-figures > div');
  const pairs = await rows.evaluateAll((all) =>
    all.map(
      (one) => [one.querySelector('dt')?.textContent ?? '', Number(one.querySelector('dd')?.textContent)] as const,
    ),
  );
  return Object.fromEntries(pairs);
}

/** The text of what has the focus. */
export const readFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');

export const start = (page: Page, name = 'Start'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The heading of what the drill shows. */
export const readHeading = (page: Page): Promise<string> => page.locator('.drill h2').innerText();

/** Runs a test as a reader who was never there; nothing may complain on the way. */
export async function withReader(
  site: Site,
  act: (reader: Reader) => Promise<void>,
  options: OpenOptions = {},
): Promise<void> {
  const reader = await openDrill(site, options);
  await act(reader);
  await reader.page.context().close();
  expect(site.complaints.splice(0)).toEqual([]);
  expect(site.reports.splice(0)).toEqual([]);
}
