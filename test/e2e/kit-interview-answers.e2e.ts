// What an interviewer keeps of an answer: a score that rests on evidence, what was heard, what was asked, and in which form.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { plainText } from '../../src/study/drill-data.ts';
import {
  begin,
  button,
  CARDS,
  goOn,
  linkOf,
  notes,
  readPlaces,
  readRuns,
  score,
  text,
  tick,
} from './kit-interview-page.ts';
import { withKit } from './kit-page.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const [first, second] = CARDS;
const fragment = linkOf();
const why = (page: Page): Promise<string> => page.locator('#run-score-why').innerText();

describe('a score', () => {
  test('is refused without evidence, with the reason, and goes when the evidence goes', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await goOn(page);
        await tick(page, 'Listen for', 0).check();
        for (const anchor of [/^poor/, /^mixed/, /^good/, /^excellent/])
          expect(await score(page, anchor).isDisabled()).toBe(true);
        expect(await why(page)).toContain('a score needs evidence');
        expect(await score(page, /^not asked/).isDisabled()).toBe(false);
        await notes(page).fill('Named the three keys.');
        expect(await why(page)).toContain('Take the anchor that fits');
        await score(page, /^excellent/).check();
        expect(await page.getByRole('group', { name: 'Score' }).innerText()).toContain(text(first.rubric.good));
        expect((await readPlaces(page))[1]).toContain('scored');
        await notes(page).fill(' ');
        expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
        expect((await readPlaces(page))[1]).toContain('open');
      },
      { fragment },
    ));

  test('can be taken back, and “not asked” is not “poor”', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await goOn(page);
        await score(page, /^not asked/).check();
        await goOn(page);
        await notes(page).fill('Knew nothing of it.');
        await score(page, /^poor/).check();
        await button(page, 'Take back').click();
        expect(await score(page, /^poor/).evaluate((one) => one === document.activeElement)).toBe(true);
        expect((await readPlaces(page)).slice(1, 4)).toEqual([
          expect.stringMatching(/not asked$/),
          expect.stringMatching(/evidence, no score$/),
          expect.stringMatching(/open$/),
        ]);
        await expect
          .poll(async () => (await readRuns(page))[0]?.answers[second.slug])
          .toEqual({ notes: 'Knew nothing of it.', met: [], heard: [], followUps: {}, hadSeen: false });
        expect((await readRuns(page))[0]!.answers[first.slug]).toMatchObject({ score: 'not-asked', notes: '' });
      },
      { fragment },
    ));
});

describe('what is heard', () => {
  test('of wrong answers goes into the notes as evidence, with what is right beside it', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await goOn(page);
        await notes(page).fill('Unsure.');
        const { claim, correction } = first.wrongAnswers[1]!;
        await tick(page, 'Wrong answers', 1).check();
        expect(await notes(page).inputValue()).toBe(`Unsure.\nSaid: “${plainText(claim)}”`);
        expect((await page.locator('.run-correction').innerText()).replace(/\s+/g, ' ')).toBe(text(correction));
        await tick(page, 'Wrong answers', 1).uncheck();
        expect(await notes(page).inputValue()).toBe('Unsure.');
      },
      { fragment },
    ));

  test('to follow-ups is recorded: the first is open to all, of the others it is kept that they were asked', () =>
    withKit(
      site,
      async (page) => {
        await begin(page);
        await goOn(page);
        await tick(page, 'Follow-up: ask everybody', 1).check();
        await expect.poll(() => tick(page, 'Follow-up: ask everybody', 0).isChecked()).toBe(true);
        await page.locator('.run-more > summary').click();
        await tick(page, 'Follow-up 3', 0).check();
        expect(await page.getByRole('group', { name: 'Follow-up 3' }).getByRole('checkbox').count()).toBe(
          1 + first.followUps[2]!.expected.length,
        );
        expect(await page.locator('.run-more > summary').innerText()).toBe(
          `${first.followUps.length - 1} more follow-ups, 1 asked`,
        );
        await expect
          .poll(async () => (await readRuns(page))[0]?.answers[first.slug]?.followUps)
          .toEqual({ 0: [0], 2: [] });
      },
      { fragment },
    ));
});

test('whoever had seen a question is asked a variant, with the answer that the engine computes', () =>
  withKit(
    site,
    async (page) => {
      await begin(page);
      await goOn(page);
      await goOn(page);
      expect(await page.getByRole('button', { name: /^Variant/ }).count()).toBe(0);
      await page.getByLabel('Had seen it before').check();
      await button(page, 'Variant 2').click();
      const left = page.locator('.run-left');
      await expect.poll(() => left.locator('.capture').count()).toBe(1);
      expect((await left.innerText()).replace(/\s+/g, ' ')).toContain(text(second.variants[1]!.ask));
      expect(await left.innerText()).not.toContain('Computed answer');
      await expect.poll(() => page.locator('.run-right').innerText()).toContain('Computed answer');
      await page.reload();
      await expect.poll(() => page.locator('.run-right').innerText()).toContain('Computed answer');
      expect(await page.getByLabel('Had seen it before').isChecked()).toBe(true);
      await button(page, 'The question itself').click();
      expect((await left.innerText()).replace(/\s+/g, ' ')).toContain(text(second.prompt!));
      expect(await left.locator('.capture').count()).toBe(0);
    },
    { fragment },
  ));
