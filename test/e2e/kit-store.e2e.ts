// What broken, future and foreign states do to kept interviews: a notice, and nothing thrown, nothing lost; and what is deleted is gone.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_CHOICES } from '../../src/kit/kit.ts';
import { changeAnswer, startRun } from '../../src/kit/run.ts';
import type { RunRecord } from '../../src/kit/run-record.ts';
import { findFlaws } from './axe.ts';
import { fillDatabase, readDatabase, type Holdings } from './database.ts';
import { begin, button, CARDS, goOn, linkOf, notes, SLUGS } from './kit-interview-page.ts';
import { openView, readOverflow } from './kit-page.ts';
import { hold, NAME, readAlerts, readLabels, readStored } from './kit-storage.ts';
import { chooseCases, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const createRun = (id: string, label: string): RunRecord =>
  startRun({
    kit: { choices: DEFAULT_CHOICES, items: SLUGS.map((slug) => ({ slug, hash: 'AAAAAAAA' })) },
    cards: CARDS,
    label,
    revision: '2026-07-28',
    id,
    now: Date.now() - 60_000,
  });
const A = changeAnswer(createRun('a', 'First'), SLUGS[0], { notes: 'said so', score: 'good' });
const B = createRun('b', 'Second');
const SCRIPT = '<img src=x onerror="document.title=1">';
const circle: Record<string, unknown> = { id: 'circle', version: 1 };
circle.self = circle;

/** Opens the interviews of somebody whose database holds this. */
async function openWith(holdings: Holdings): Promise<Page> {
  const page = await site.newPage();
  await fillDatabase(page, NAME, holdings);
  await page.goto('/kit/');
  await openView(page, 'Interview');
  return page;
}

async function close(page: Page): Promise<void> {
  await page.context().close();
  expect(site.complaints.splice(0)).toEqual([]);
  expect(site.reports.splice(0)).toEqual([]);
}

interface State {
  holds: Holdings;
  notice?: RegExp;
  labels: string[];
  /** Words that the file of what was set aside has, one for each record. */
  aside?: string[];
}
const broken = (record: object, kept: string): State => ({
  holds: hold([A, { ...B, ...record }]),
  notice: /^1 interview could not be read and was set aside, not deleted\. /,
  labels: ['First'],
  aside: [kept],
});
const repaired = (record: object, kept: string, labels = ['First', 'Second']): State => ({
  holds: hold([A, { ...B, ...record }]),
  notice: /^1 interview was repaired; look at it before you go on\. /,
  labels,
  aside: [kept],
});

const STATES: Record<string, State> = {
  'nothing wrong': { holds: hold([A, B]), labels: ['First', 'Second'] },
  'a record without anything': broken({ version: undefined, cards: undefined }, 'Second'),
  'a version that is text': broken({ version: '1' }, '\\"version\\":\\"1\\"'),
  'cards that are markup': broken({ cards: SCRIPT }, 'onerror'),
  'a title that is an object': broken({ cards: [{ ...CARDS[0], title: { html: SCRIPT } }] }, 'onerror'),
  'a number no file can hold': broken({ startedAt: 10n }, 'not JSON, key b'),
  'a record that goes in circles': {
    holds: hold([A, circle]),
    notice: /^1 interview could not be read/,
    labels: ['First'],
    aside: ['not JSON, key circle'],
  },
  'a score without evidence': repaired(
    { answers: { [SLUGS[0]]: { ...A.answers[SLUGS[0]], notes: '' } } },
    '\\"score\\":\\"good\\"',
  ),
  'times that run backward': repaired({ stretches: [{ place: 'introduction', from: 9, to: 5 }] }, '\\"to\\":5'),
  'answers that are a list': repaired({ answers: [SCRIPT] }, 'onerror'),
  'a label that is markup': { holds: hold([{ ...A, label: SCRIPT }]), labels: [SCRIPT] },
  'notes as long as a book': {
    holds: hold([changeAnswer(A, SLUGS[0], { notes: 'x'.repeat(300_000) })]),
    labels: ['First'],
  },
  'one of a newer Wireproof': {
    holds: hold([A, { ...B, version: 2, cards: 'elsewhere' }]),
    notice: /^1 interview was kept by a newer Wireproof and is left untouched\./,
    labels: ['First'],
  },
  'fifty broken ones': {
    holds: hold([A, ...Array.from({ length: 50 }, (_, index) => ({ id: `broken-${index}` }))]),
    notice: /^50 interviews could not be read and were set aside.* And 47 more\.$/,
    labels: ['First'],
    aside: Array.from({ length: 50 }, (_, index) => `broken-${index}\\"`),
  },
  'one set aside that can be read by now': {
    holds: hold([], [{ text: JSON.stringify(A), run: 'a', where: 7, found: null }]),
    notice: /^1 interview that had been set aside can be read again\.$/,
    labels: ['First'],
  },
  'one set aside with markup in its words': {
    holds: hold([A], [{ text: SCRIPT, run: 'b', where: SCRIPT, found: SCRIPT, expected: SCRIPT }]),
    labels: ['First'],
    aside: ['onerror'],
  },
};

describe('what the database holds', () => {
  test.each(chooseCases(Object.entries(STATES)))('%s', async (_, { holds, notice, labels, aside = [] }) => {
    const page = await openWith(holds);
    if (notice === undefined) expect(await readAlerts(page)).toBe('');
    else expect(await readAlerts(page)).toMatch(notice);
    expect(await readLabels(page)).toEqual(labels);
    expect(await page.locator('.kit img').count()).toBe(0);
    if (aside.length > 0) {
      await page.locator('#kit-aside ~ details > summary').click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Save what was set aside').click(),
      ]);
      const text = await readFile(await file.path(), 'utf8');
      expect(JSON.parse(text)).toHaveLength(aside.length);
      expect(aside.filter((words) => !text.includes(words))).toEqual([]);
    }
    // It was put right: the next time there is nothing to be told, and still nothing is lost.
    const stored = await readStored(page);
    expect(stored.aside).toHaveLength(aside.length);
    await page.reload();
    await openView(page, 'Interview');
    if (!/newer Wireproof/.test(String(notice))) expect(await readAlerts(page)).toBe('');
    expect(await readLabels(page)).toEqual(labels);
    expect(await readStored(page)).toEqual(stored);
    await close(page);
  });

  test.each<[string, Holdings, RegExp]>([
    ['that of a newer Wireproof', hold([A], [], 7), /A newer Wireproof has kept your interview/],
    [
      'one of somebody else',
      { version: 1, stores: { notes: null }, contents: { notes: { a: 'mine' } } },
      /a database named wireproof-kit that Wireproof did not make/,
    ],
    [
      'one with other keys',
      { version: 1, stores: { runs: 'label', aside: 'text' }, contents: { runs: [A] } },
      /did not make/,
    ],
  ])('is left as it is where it is not ours to change: %s', async (_, holdings, notice) => {
    const page = await site.newPage();
    await fillDatabase(page, NAME, holdings);
    const stores = Object.keys(holdings.stores);
    const before = await readDatabase(page, NAME, stores);
    await page.goto(`/kit/${linkOf()}`);
    // In this tab everything works all the same.
    await begin(page);
    await goOn(page);
    await notes(page).fill('in memory');
    await goOn(page);
    await button(page, 'Previous').click();
    expect(await notes(page).inputValue()).toBe('in memory');
    expect(await readAlerts(page)).toMatch(notice);
    expect(await readDatabase(page, NAME, stores)).toEqual(before);
    await close(page);
  });
});

test('what was set aside can be read on a narrow screen; all that is deleted is gone, that too', async () => {
  const page = await openWith(
    hold([A, { ...B, cards: 5 }], [{ text: 'old', run: 'c', where: 'w', found: 'f', expected: 'e' }]),
  );
  expect((await readStored(page)).aside).toHaveLength(2);
  await page.locator('#kit-aside ~ details > summary').click();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findFlaws(page)).toEqual([]);
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  await button(page, 'Delete all …').click();
  await button(page, 'Delete all').click();
  await expect.poll(() => readLabels(page)).toEqual([]);
  expect(await page.locator('#kit-aside').count()).toBe(0);
  expect(await readStored(page)).toEqual({ version: 1, runs: [], aside: [] });
  await page.reload();
  await openView(page, 'Interview');
  expect([await readLabels(page), await readAlerts(page)]).toEqual([[], '']);
  await close(page);
});
