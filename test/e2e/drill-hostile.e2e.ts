// What broken, future and foreign states and files do to the drill: a notice, and nothing thrown, nothing lost.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, download, goTo, openDrill, problemIn, readStored, saidIn, seed, type Seed } from './drill-storage.ts';
import { chooseCases, openSite, type Site } from './site.ts';

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await openSite();
  folder = mkdtempSync(join(tmpdir(), 'wireproof-drill-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const A = { id: 'a', item: 'card:error-codes', at: Date.now() - 86_400_000, grade: 'good' } as const;

/** A review that goes in circles: the database takes it, and no file can. */
const circle: Record<string, unknown> = { id: 'circle', grade: 'easy' };
circle.self = circle;
const deep = (levels: number): object => (levels === 0 ? {} : { deeper: deep(levels - 1) });

/** What the database holds; what the notice says, if there is one; and what an export has all the same. */
interface State {
  holds: Seed;
  notice?: RegExp;
  /** How many reviews are read. */
  reviews: number;
  /** How many records are set aside, and words of them. */
  aside?: number;
  kept?: readonly string[];
}

const broken = (review: object, kept = 'zzz'): State => ({
  holds: { reviews: [A, { id: 'zzz', ...review }] },
  notice: /^1 review could not be read and was set aside, not deleted; an export has all that was set aside\. /,
  reviews: 1,
  aside: 1,
  kept: [kept],
});
const SCRIPT = '<img src=x onerror="document.title=1">';

const STATES: Record<string, State> = {
  'a review without anything': broken({}),
  'a grade of another program': broken({ item: A.item, at: 1, grade: 'easy' }, 'easy'),
  'a time that is none': broken({ item: A.item, at: NaN, grade: 'good' }),
  'a time as text': broken({ item: A.item, at: '2026-11-30', grade: 'good' }, '2026-11-30'),
  'an item that is markup': broken({ item: SCRIPT, at: 1, grade: 'good' }, 'onerror'),
  'key points without end': broken({ ...A, id: 'zzz', met: Array.from({ length: 500 }, () => 1) }),
  'an item that is an object': broken({ ...A, id: 'zzz', item: { toString: 'card:a', then: 1 } }, 'toString'),
  'a review that is deep': broken({ ...A, id: 'zzz', item: deep(60) }, 'deeper'),
  'a number no file can hold': broken({ ...A, id: 'zzz', at: 10n }, 'not JSON, key zzz'),
  'a review that goes in circles': {
    holds: { reviews: [A, circle] },
    notice: /^1 review could not be read/,
    reviews: 1,
    aside: 1,
    kept: ['not JSON, key circle'],
  },
  'an id that is too long': {
    holds: { reviews: [A, { ...A, id: 'x'.repeat(100_000) }] },
    notice: /^1 review could not be read/,
    reviews: 1,
    aside: 1,
    kept: ['x'.repeat(100_000)],
  },
  'a thousand broken reviews': {
    holds: { reviews: [A, ...Array.from({ length: 1000 }, (_, index) => ({ id: `broken-${index}` }))] },
    notice: /^1000 reviews could not be read and were set aside.* And 997 more\.$/,
    reviews: 1,
    aside: 1000,
    kept: ['broken-0\\"', 'broken-999\\"'],
  },
  'settings that are text': {
    holds: { reviews: [A], settings: { settings: 'minutes=20' } },
    notice: /^Settings were repaired; look at them before you go on\./,
    reviews: 1,
    aside: 1,
    kept: ['minutes=20'],
  },
  'settings out of any range': {
    holds: { reviews: [A], settings: { settings: { minutes: -5, timer: 1e9, interview: '2026-02-30' } } },
    notice: /settings, interview: found "2026-02-30", expected a date/,
    reviews: 1,
    aside: 1,
    kept: ['2026-02-30'],
  },
  'a backup at no time': {
    holds: { reviews: [A], settings: { lastBackup: 'yesterday', settings: { minutes: 20, timer: 1 } } },
    reviews: 1,
  },
  'a backup of a clock that was ahead': {
    holds: { reviews: [A], settings: { lastBackup: 9e15 } },
    reviews: 1,
  },
  'something set aside that can be read by now': {
    holds: { aside: [{ text: JSON.stringify(A), where: 7, found: null }] },
    notice: /^1 review that had been set aside can be read again and came back\.$/,
    reviews: 1,
  },
  'something set aside with markup in its words': {
    holds: { reviews: [A], aside: [{ text: SCRIPT, where: SCRIPT, found: SCRIPT, expected: SCRIPT }] },
    reviews: 1,
    aside: 1,
    kept: ['onerror'],
  },
  'times at the ends of all time': {
    holds: { reviews: [-8.64e15, -1, 0, 8.64e15].map((at) => ({ ...A, id: String(at), at })) },
    reviews: 4,
  },
  'exercises of a later version, and names of objects': {
    holds: {
      reviews: ['quiz:later', 'card:gone', 'card:__proto__', 'rule:constructor', 'wire:toString'].map((item) => ({
        ...A,
        id: item,
        item,
        more: 'of later',
      })),
      settings: { settings: { minutes: 20, timer: 1, font: 'large' } },
    },
    reviews: 5,
    kept: ['quiz:later', 'of later', 'font'],
  },
};

async function readAlerts(page: Page): Promise<string> {
  return (await page.locator('.note-box[role="alert"]').allInnerTexts()).join(' ').replace(/\s*Put away\s*$/, '');
}

test.each(chooseCases(Object.entries(STATES)))('%s', async (_, { holds, notice, reviews, aside = 0, kept = [] }) => {
  const page = await site.newPage();
  await seed(page, holds);
  await openDrill(page);
  const said = await readAlerts(page);
  if (notice === undefined) expect(said).toBe('');
  else expect(said).toMatch(notice);
  await goTo(page, 'Progress');
  await goTo(page, 'Your data');
  const { text } = await download(page, 'Export');
  const file = JSON.parse(text) as { reviews: unknown[]; aside?: unknown[] };
  expect([file.reviews.length, file.aside?.length ?? 0]).toEqual([reviews, aside]);
  expect(kept.filter((words) => !text.includes(words))).toEqual([]);
  if (aside > 0) {
    const saved = await download(page, 'Save what was set aside');
    expect(JSON.parse(saved.text)).toHaveLength(aside);
    await page.locator('#drill-aside ~ details > summary').click();
    expect(await page.locator('.drill img').count()).toBe(0);
  }
  // It was put right: the next time there is nothing to be told, and still nothing is lost.
  await page.reload();
  await goTo(page, 'Your data');
  expect(await readAlerts(page)).toBe('');
  const again = JSON.parse((await download(page, 'Export')).text) as typeof file;
  const contents = (one: typeof file) =>
    [...one.reviews, ...(one.aside ?? [])].map((each) => JSON.stringify(each)).sort();
  expect(contents(again)).toEqual(contents(file));
  await page.context().close();
  expect(site.complaints.splice(0)).toEqual([]);
  expect(site.reports.splice(0)).toEqual([]);
});

describe('a database that is not ours to change is left as it is', () => {
  test.each<[string, Seed, RegExp]>([
    ['that of a newer Wireproof', { version: 7, reviews: [A] }, /A newer Wireproof has kept your progress/],
    ['one of somebody else', { stores: { notes: null } }, /Wireproof did not make, and it is left untouched/],
    [
      'one with other keys',
      { stores: { reviews: 'item', settings: null, aside: 'text' }, reviews: [A] },
      /did not make/,
    ],
  ])('%s', async (_, holds, notice) => {
    const page = await site.newPage();
    await seed(page, holds);
    const before = await readStored(page);
    await openDrill(page);
    expect(await readAlerts(page)).toMatch(notice);
    await goTo(page, 'Progress');
    await goTo(page, 'Your data');
    expect(await page.locator('#drill-keep + p').innerText()).toContain('Nothing outlasts this tab');
    // In this tab everything works all the same.
    await choose(page, JSON.stringify({ format: 'wireproof-study', version: 1, settings: {}, reviews: [A] }));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.poll(() => saidIn(page, 'import').innerText()).toBe('Imported: 1 answer added.');
    expect((await download(page, 'Export')).text).toContain('"id":"a"');
    expect(await readStored(page)).toEqual(before);
    await page.context().close();
    expect(site.complaints.splice(0)).toEqual([]);
  });
});

const file = (rest: object): string => JSON.stringify({ format: 'wireproof-study', version: 1, reviews: [], ...rest });
/** Files that cannot be taken at all, and what is said about them. */
const FILES: readonly (readonly [string, string | Buffer, string])[] = [
  ['nothing', '', 'The file is empty.'],
  ['white space', ' \n\t ', 'The file is empty.'],
  ['half of a file', file({ reviews: [A] }).slice(0, 70), 'The file is not JSON.'],
  ['a page', '<!doctype html><script>document.title = 1</script>', 'It begins with “<!doctype html><script>'],
  ['bytes', Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x01]), 'The file is not JSON.'],
  ['no end of brackets', '['.repeat(200_000), 'The file is not JSON.'],
  ['null', 'null', 'found null'],
  ['a list', '[1, 2]', 'found a list of 2'],
  ['another format', '{"format":"anki","version":1,"reviews":[]}', 'format: found "anki"'],
  ['a later version', file({ version: 2 }), 'The file was made by a newer Wireproof'],
  ['a version as text', file({ version: '1' }), 'version: found "1", expected 1'],
  ['no reviews', file({ reviews: undefined }), 'reviews: found nothing, expected a list'],
  ['reviews that are an object', file({ reviews: { length: 3 } }), 'reviews: found an object'],
  ['too many reviews', file({ reviews: Array.from({ length: 200_001 }, () => 0) }), 'found a list of 200,001'],
];

describe('files', () => {
  test('that cannot be taken are refused with the reason, and change nothing', async () => {
    const page = await site.newPage();
    await seed(page, { reviews: [A] });
    await openDrill(page);
    await goTo(page, 'Your data');
    const before = await readStored(page);
    const problem = problemIn(page, 'import');
    for (const [name, text, words] of FILES) {
      await choose(page, text, `${name}.json`);
      await expect.poll(() => problem.innerText(), { message: name }).toContain(words);
      expect(await problem.innerText(), name).toMatch(/Nothing was changed here\.$/);
      expect(await page.locator('.import-preview').count()).toBe(0);
    }
    const large = join(folder, 'large.json');
    writeFileSync(large, ' '.repeat(20_000_001));
    await page.getByLabel('File that the drill exported').setInputFiles(large);
    await expect.poll(() => problem.innerText()).toContain('The file is too large: found 21 MB');
    expect(await readStored(page)).toEqual(before);
    await choose(page, `\ufeff${file({ reviews: [{ ...A, id: 'b' }] })}`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.poll(() => saidIn(page, 'import').innerText()).toBe('Imported: 1 answer added.');
    expect(await problem.innerText()).toBe('');
    await page.context().close();
    expect(site.complaints.splice(0)).toEqual([]);
  });

  test('that are right in part are taken in part: the rest is named, set aside, and in the next export', async () => {
    const page = await site.newPage();
    await openDrill(page);
    await goTo(page, 'Your data');
    const wrong = [7, null, 'x', [], { ...A, id: 'c', grade: 'hard' }, { ...A, id: SCRIPT.repeat(9) }];
    const proto = '{"id":"p","item":"card:p","at":1,"grade":"good","__proto__":{"polluted":1}}';
    const text = file({
      settings: { minutes: 'many', timer: 99 },
      aside: [{ text: 'old', where: 'w', found: 'f', expected: 'e' }, 5],
      reviews: [A, { ...A, at: A.at + 1 }, { ...A, id: '__proto__' }, ...wrong],
    }).replace('"reviews":[', `"reviews":[${proto},`);
    await choose(page, text);
    const preview = page.locator('.import-preview');
    await preview.waitFor();
    const said = await preview.innerText();
    expect(said).toContain('It holds 3 answers, all of them new here.');
    expect(said).toContain('9 things were not taken:');
    expect(said).toContain('review 9, grade: found "hard", expected "again" or "good".');
    expect(said).toContain('settings, timer: found 99');
    expect(said).toContain('aside 2: found 5');
    expect(await readStored(page)).toEqual({ version: 1, reviews: [], settings: [], aside: [] });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.poll(() => saidIn(page, 'import').innerText()).toBe('Imported: 3 answers added.');
    expect(await page.locator('#drill-aside + p').innerText()).toContain('7 records could not be read.');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    const again = (await download(page, 'Export')).text;
    for (const words of ['hard', 'onerror', 'old']) expect(again).toContain(words);
    await page.context().close();
    expect(site.complaints.splice(0)).toEqual([]);
  });
});
