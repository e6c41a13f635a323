// The panel in a browser: one’s own scorecard first, then the spread, then means; whatever the files are.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunRecord } from '../../src/kit/run-record.ts';
import { findFlaws } from './axe.ts';
import { openView, readOverflow, titleOf } from './kit-page.ts';
import {
  addFiles,
  BLUE,
  button,
  createRun,
  dropFiles,
  fileOf,
  GREEN,
  readFocus,
  readMembers,
  readPanel,
  readProblems,
  readSaid,
  readScale,
  readSpreads,
  RED,
  save,
  SLUGS,
  takeBlue,
  takeFile,
  textOf,
  withPanel as withSite,
} from './kit-panel-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TITLES = SLUGS.map(titleOf);

const withPanel = (
  runs: readonly RunRecord[],
  act: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => withSite(site, runs, act, options);

describe('before one’s own scorecard is in', () => {
  test('files of others are only counted, whatever they are', () =>
    withPanel([BLUE], async (page) => {
      await addFiles(page, fileOf(RED), { name: 'secret-label.json', text: 'no JSON' });
      const waiting = page.locator('.panel-waiting');
      await expect.poll(() => waiting.innerText()).toBe('2 files wait until yours is in. They stay closed until then.');
      await dropFiles(page, '.panel-drop', fileOf(GREEN));
      await expect.poll(() => waiting.innerText()).toContain('3 files wait');
      expect(await page.content()).not.toMatch(/\bRed\b|\bGreen\b|secret-label|Red heard|not JSON/);
      expect(await page.locator('.panel-question').count()).toBe(0);

      await takeBlue(page);
      expect(await readMembers(page)).toEqual(['Blue', 'Red', 'Green']);
      expect(await readFocus(page)).toBe('Scorecards');
      expect(await readSaid(page)).toEqual(['2 scorecards were added.']);
      expect(await readProblems(page)).toEqual([
        expect.stringMatching(/^secret-label\.json was not taken\. The file is not JSON/),
      ]);
    }));

  test('an interview that is not finished is named, and files wait while one finishes it', () =>
    withPanel([createRun('Blue', ['good', 'good'], { isOpen: true })], async (page) => {
      expect(await readPanel(page)).toMatch(/Blue \(30 November 2026 at .*\) is not finished\. Score what is open/);
      expect(await button(page, 'This is mine: Blue').count()).toBe(0);
      await addFiles(page, fileOf(RED));
      await page.locator('.panel-waiting').getByText('1 file waits until yours is in.').waitFor();
      await button(page, 'Go to Interview').click();
      await expect.poll(() => page.locator('#kit-view').innerText()).toBe('Interview');
      await openView(page, 'Panel');
      expect(await page.locator('.panel-waiting').innerText()).toContain('1 file waits');
      // A draft is no scorecard.
      await takeFile(page, { name: 'draft.json', text: textOf(createRun('Blue', ['good', 'good'], { isOpen: true })) });
      await expect.poll(() => readProblems(page)).toEqual([expect.stringContaining('It is a draft of an interview')]);
      expect(await page.locator('.panel-question').count()).toBe(0);
      await button(page, 'Put the files away').click();
      expect(await page.locator('.panel-waiting').innerText()).toBe('');
    }));

  test('a browser without interviews asks for the file', () =>
    withPanel([], async (page) => {
      expect(await readPanel(page)).toContain('This browser has no finished interview.');
      await takeFile(page, fileOf(BLUE));
      await expect.poll(() => readMembers(page)).toEqual(['Blue']);
      expect(await readPanel(page)).toContain('Add the scorecard of at least one other interviewer');
    }));
});

describe('three scorecards', () => {
  test('show the spread first, the widest on top, with the evidence side by side', () =>
    withPanel([BLUE], async (page) => {
      await takeBlue(page);
      await addFiles(page, fileOf(RED), fileOf(GREEN));
      await expect.poll(() => readMembers(page)).toEqual(['Blue', 'Red', 'Green']);
      expect(await readSpreads(page)).toEqual([
        ...['three anchors apart', 'one anchor apart', 'the same score', 'one score only'],
      ]);
      const titles = await page.locator('.panel-question h5').allInnerTexts();
      expect(titles).toEqual([0, 2, 1, 3].map((index) => TITLES[index]));
      expect(await readScale(page, TITLES[0]!)).toEqual(['Red', 'nobody', 'Green', 'Blue']);
      const last = page.locator('.panel-question').last();
      expect(await last.innerText()).toContain('Not asked by Blue and Green.');
      const first = page.locator('.panel-question').first();
      expect(await first.locator('.panel-notes').allInnerTexts()).toEqual(
        ['Blue', 'Red', 'Green'].map((name) => `${name} heard “${SLUGS[0]}” like this.\nAnd a second line.`),
      );
      expect(await first.locator('.panel-differs .panel-hearers').first().innerText()).toBe(
        'heard by Blue, not by Red and Green',
      );
      // What agrees is closed, and opens.
      const notes = page.locator('.panel-question').nth(2).locator('.panel-notes').first();
      expect(await notes.isVisible()).toBe(false);
      await page.locator('.panel-question').nth(2).getByText('Evidence').click();
      expect(await notes.isVisible()).toBe(true);
    }));

  test('show means only when asked, the range before the mean, and hide them again when another file comes', () =>
    withPanel([BLUE], async (page) => {
      await takeBlue(page);
      await addFiles(page, fileOf(RED));
      await expect.poll(() => readSpreads(page)).toHaveLength(4);
      expect(await readPanel(page)).not.toMatch(/\d\.\d|Rests on/);
      const without = [await save(page, 'Save CSV'), await save(page, 'Save Markdown')];
      expect(without[0]!.name).toMatch(/^wireproof-panel-\d{4}-\d\d-\d\d\.csv$/);
      for (const { text } of without) {
        expect(text).toContain('Red heard');
        expect(text).not.toMatch(/Means|Rests on|"mean"/);
      }
      await button(page, 'Show the means').click();
      expect(await readFocus(page)).toBe('Means');
      const means = await page.locator('.panel-means').innerText();
      expect(means).toContain('The interviewers’ own means go from 2.3 to 2.7.');
      expect(means).toContain(
        'The mean of the questions’ means is 2.5. It rests on 4 of 4 questions; 3 were scored by everybody.',
      );
      expect(means).toContain('2 interviewers are too few for a measure of agreement');
      expect(means.indexOf('go from')).toBeLessThan(means.indexOf('The mean of the questions’ means'));
      expect((await save(page, 'Save CSV')).text).toContain('"mean","mean rests on"');
      expect((await save(page, 'Save Markdown')).text).toContain('## Means');

      await addFiles(page, fileOf(GREEN));
      await expect.poll(() => readMembers(page)).toHaveLength(3);
      expect(await page.locator('.panel-means').count()).toBe(0);
      expect(await button(page, 'Show the means').count()).toBe(1);
    }));

  test('are printed open, with nothing to press', () =>
    withPanel([BLUE], async (page) => {
      await takeBlue(page);
      await addFiles(page, fileOf(RED), fileOf(GREEN));
      await expect.poll(() => readSpreads(page)).toHaveLength(4);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 658, height: 900 });
      const shown = await page.evaluate(() => document.body.innerText);
      expect(shown).toContain('Blue heard “re-read-capabilities-every-request” like this.');
      expect(shown).not.toMatch(/Begin anew|Take it away|Or drop them here|Show the means|Interview\n/);
      expect(await readOverflow(page)).toBeLessThanOrEqual(0);
    }));
});

test('all of it works with the keyboard alone', () =>
  withPanel([BLUE], async (page) => {
    const tabTo = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(() => {
          const { activeElement: here } = document;
          const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : here?.textContent;
          return here?.getAttribute('aria-label') ?? label ?? '';
        });
        if (found.includes(name)) return;
      }
      throw new Error(`No press of Tab leads to ${name}.`);
    };
    await tabTo('Files of the others');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
    const buffer = Buffer.from(textOf(RED));
    await chooser.setFiles([{ name: 'Red.json', mimeType: 'application/json', buffer }]);
    await expect.poll(() => page.locator('.panel-waiting').innerText()).toContain('1 file waits');
    await page.locator('#kit-view').focus();
    await tabTo('This is mine: Blue');
    await page.keyboard.press('Enter');
    expect(await readFocus(page)).toBe('Scorecards');
    await tabTo('Evidence');
    await page.keyboard.press('Enter');
    await tabTo('Show the means');
    await page.keyboard.press('Enter');
    expect(await readFocus(page)).toBe('Means');
    await tabTo('Begin anew');
    await page.keyboard.press('Enter');
    expect(await readFocus(page)).toBe('1. Your own scorecard');
  }));

test('axe finds nothing in either theme, and all fits a narrow screen', () =>
  withPanel(
    [BLUE, createRun('x'.repeat(120), ['good', 'good'], { isOpen: true })],
    async (page) => {
      const look = async (): Promise<void> => {
        expect(await findFlaws(page)).toEqual([]);
        expect(await readOverflow(page)).toBeLessThanOrEqual(0);
      };
      await addFiles(page, { name: `${'z'.repeat(150)}.json`, text: 'x' }, fileOf(RED), fileOf(GREEN));
      await page.locator('.panel-waiting').getByText('3 files wait').waitFor();
      await look();
      await takeBlue(page);
      const long = createRun('W'.repeat(200), ['good', 'poor'], { notes: 'y'.repeat(400) });
      await addFiles(page, fileOf(long, 'w.json'), { name: `${'z'.repeat(150)}.json`, text: 'x'.repeat(300) });
      await expect.poll(() => readMembers(page)).toHaveLength(4);
      await page.locator('.panel details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await button(page, 'Show the means').click();
      await look();
    },
    { viewport: { width: 360, height: 740 } },
  ));
