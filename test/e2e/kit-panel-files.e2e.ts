// Files of the panel in a browser: twice, of other kits, broken, hostile, removed; and what an interview saves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator, type Schema } from '@cfworker/json-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openView, titleOf } from './kit-page.ts';
import {
  addFiles,
  BLUE,
  button,
  createRun,
  fileOf,
  GREEN,
  readFocus,
  readMembers,
  readProblems,
  readSaid,
  RED,
  save,
  SLUGS,
  takeBlue,
  takeFile,
  textOf,
  withPanel as withSite,
} from './kit-panel-page.ts';
import { dist, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TITLES = SLUGS.map(titleOf);
const withPanel = (...[runs, act]: Rest): Promise<void> => withSite(site, runs, act);
type Rest = [runs: Parameters<typeof withSite>[1], act: Parameters<typeof withSite>[2]];

describe('files', () => {
  test('of the same interview count once, equal labels are told apart', () =>
    withPanel([BLUE], async (page) => {
      await takeBlue(page);
      await addFiles(page, fileOf(RED), fileOf(RED, 'again.json'), fileOf(BLUE, 'mine.json'));
      await expect.poll(() => readMembers(page)).toEqual(['Blue', 'Red']);
      expect(await readSaid(page)).toEqual([
        '1 scorecard was added.',
        'again.json is the same scorecard as Red.json: it counts once.',
        'mine.json is the same scorecard as your own: it counts once.',
      ]);
      await addFiles(page, fileOf(createRun('red', ['good'], { id: 'other' })));
      await expect.poll(() => readMembers(page)).toEqual(['Blue', 'Red (1)', 'red (2)']);
      expect(await page.locator('.note-box').innerText()).toContain('here they are Red (1) and red (2).');
    }));

  test('of another kit or with a changed question are said', () =>
    withPanel([BLUE], async (page) => {
      await takeBlue(page);
      const changed = textOf(RED).replaceAll(/"hash": "[^"]*"/g, (hash, at: number, all: string) =>
        all.lastIndexOf(SLUGS[1]!, at) > all.lastIndexOf(SLUGS[0]!, at) && at < all.indexOf(`"slug": "${SLUGS[2]}"`)
          ? '"hash": "olderold"'
          : hash,
      );
      const less = createRun('Green', ['good', 'good'], { variant: 1 });
      await addFiles(page, { name: 'Red.json', text: changed }, fileOf(less));
      await expect.poll(() => readMembers(page)).toHaveLength(3);
      const notices = await page.locator('.note-box li').allInnerTexts();
      expect(notices).toEqual([
        `The kit of Green does not have “${TITLES[2]}” and “${TITLES[3]}”.`,
        `“${TITLES[1]}” was changed between the kits: one version was asked by Blue and Green, another one by Red. They stand apart.`,
      ]);
      expect(await page.locator('.panel-question').first().innerText()).toContain('Green asked variant 1');
    }));

  test('that are none are refused with a sentence, and their texts stay text', () =>
    withPanel([BLUE], async (page) => {
      await takeBlue(page);
      const html = '<img src=x onerror="document.title=1">';
      const noNotes = textOf(RED).replace(/"notes": "Red[^"]*"/, '"notes": " "');
      await addFiles(
        page,
        { name: 'empty.json', text: '' },
        { name: `${html}.json`, text: html },
        { name: 'drill.json', text: '{"format":"wireproof-study","version":1,"reviews":[]}' },
        { name: 'newer.json', text: textOf(RED).replace('"version": 1', '"version": 9') },
        { name: 'bare.json', text: noNotes },
        { name: 'large.json', text: ' '.repeat(5_000_001) },
      );
      await expect.poll(() => readProblems(page)).toHaveLength(6);
      const problems = (await readProblems(page)).join('\n');
      for (const words of [
        'large.json was not taken. The file is too large: found 6 MB, expected at most 5 MB.',
        'empty.json was not taken. The file is empty',
        `${html}.json was not taken. The file is not JSON`,
        'It is an export of the drill',
        'newer.json was not taken. version: found 9, expected 1.',
        'bare.json was not taken. question 1, score: found "poor" without notes',
      ])
        expect(problems).toContain(words);
      expect(await readMembers(page)).toEqual(['Blue']);

      const hostile = createRun(html, ['poor', 'good'], { notes: html });
      await addFiles(page, fileOf(hostile, 'h.json'));
      await expect.poll(() => readMembers(page)).toEqual(['Blue', html]);
      expect(await readProblems(page)).toEqual([]);
      expect(await page.locator('.panel img').count()).toBe(0);
      expect(await page.title()).not.toBe('1');
    }));

  test('are removed one by one, forgotten all at once and by a reload, and stored nowhere', () =>
    withPanel([BLUE], async (page) => {
      await takeBlue(page);
      await addFiles(page, fileOf(RED), fileOf(GREEN));
      await expect.poll(() => readMembers(page)).toHaveLength(3);
      const kept = await page.evaluate(async () => [
        (await indexedDB.databases()).map(({ name }) => name),
        localStorage.length + sessionStorage.length,
      ]);
      expect(kept).toEqual([['wireproof-kit'], 0]);
      await button(page, 'Remove Red').click();
      expect(await readMembers(page)).toEqual(['Blue', 'Green']);
      expect(await readFocus(page)).toBe('Scorecards');
      await openView(page, 'Build');
      await openView(page, 'Panel');
      expect(await readMembers(page)).toEqual(['Blue', 'Green']);
      await page.reload();
      await openView(page, 'Panel');
      expect(await readMembers(page)).toEqual([]);
      await takeBlue(page);
      await button(page, 'Begin anew').click();
      expect(await button(page, 'This is mine: Blue').count()).toBe(1);
    }));
});

test('a finished interview is saved, valid by the published schema, and taken by the panel', () =>
  withPanel([BLUE], async (page) => {
    await openView(page, 'Interview');
    await button(page, 'Read Blue').click();
    const json = await save(page, 'Save JSON');
    expect(json.name).toMatch(/^wireproof-scorecard-blue-2026-11-30\.json$/);
    const schema = JSON.parse(readFileSync(join(dist, 'api/v1/scorecard.schema.json'), 'utf8')) as Schema;
    const { errors, valid } = new Validator(schema, '2020-12', false).validate(JSON.parse(json.text));
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
    expect((await save(page, 'Save CSV')).text.split('\r\n')).toHaveLength(SLUGS.length + 2);
    const markdown = await save(page, 'Save Markdown');
    expect(markdown.text).toContain(`(<${site.address}/questions/${SLUGS[0]}/>)`);
    // A browser that keeps its clipboard closed shows the text to copy.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page, 'Copy Markdown').click();
    const field = page.getByLabel('Copy this by hand');
    expect(await field.inputValue()).toBe(markdown.text);
    expect(await field.evaluate((one: HTMLTextAreaElement) => one.selectionEnd - one.selectionStart)).toBe(
      markdown.text.length,
    );
    await button(page, 'Go to the panel').click();
    await takeFile(page, json);
    await expect.poll(() => readMembers(page)).toEqual(['Blue']);
  }));
