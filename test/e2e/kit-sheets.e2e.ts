// The sheets of a kit on the screen and as files; and that the candidate’s gives no answer away.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator, type Schema } from '@cfworker/json-schema';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLeakSearch } from '../../src/kit/fixtures/answer-leaks.ts';
import { describeAnswer } from '../../src/run/describe-answer.ts';
import { runScenario, type Script } from '../../src/run/run-scenario.ts';
import type { KitApi } from '../../src/schemas/kit-api.ts';
import type { QuestionsApi } from '../../src/schemas/questions-api.ts';
import { nameAsked } from '../../src/study/exercise.ts';
import { findFlaws } from './axe.ts';
import { data, openView, readOverflow, titleOf, withKit } from './kit-page.ts';
import { linkTo, PATIENCE, withSheets } from './kit-sheets-page.ts';
import { ALL_CASES, dist, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the candidate’s sheet', () => {
  const { questions } = JSON.parse(readFileSync(join(dist, 'api/v1/questions.json'), 'utf8')) as QuestionsApi;
  const findLeaks = createLeakSearch(questions);
  const most = ALL_CASES ? Math.max(...data.cards.map(({ variants }) => variants.length)) : 1;

  test.each([undefined, ...Array.from({ length: most }, (_, index) => index + 1)])(
    'has no six words of any answer to any card, variant %s',
    PATIENCE,
    (variant) =>
      withSheets(site, linkTo(data.cards, variant), 'candidate', async (page) => {
        const text = await page.locator('.sheet-candidate').innerText();
        expect(text.match(/^Question \d+$/gm)).toHaveLength(data.cards.length);
        expect(findLeaks(text)).toEqual([]);
        if (variant !== undefined) return;
        await page.getByLabel('Which sheets').selectOption('spare');
        const spares = await page.locator('.sheet-spare').innerText();
        expect(spares).toContain('tools/call');
        expect(findLeaks(spares)).toEqual([]);
        // The search itself finds what is there.
        await page.getByLabel('Which sheets').selectOption('interviewer');
        expect(findLeaks(await page.locator('.sheet-interviewer').innerText()).length).toBeGreaterThan(5000);
      }),
  );

  test('shows no level, no address and no fault, in its markup neither', PATIENCE, () =>
    withSheets(site, linkTo(data.cards, 1), 'candidate', async (page) => {
      const sheet = page.locator('.sheet-candidate');
      const html = await sheet.evaluate((one) => one.outerHTML);
      expect(html).not.toMatch(/Foundation|Working|Senior|Staff|\bL[1-4]\b/);
      expect(
        data.cards.filter(({ slug, hash }) => html.includes(slug) || html.includes(hash)).map(({ slug }) => slug),
      ).toEqual([]);
      const faults = data.cards
        .flatMap(({ variants }) => variants.slice(0, 1))
        .filter((one) => nameAsked(one) !== one.server);
      expect(faults.length).toBeGreaterThan(0);
      const text = await sheet.innerText();
      expect(text).toContain('A server with a fault');
      expect(faults.filter(({ server }) => text.includes(server)).map(({ server }) => server)).toEqual([]);
    }),
  );
});

test('the interviewer has the answer to the variant that is asked, as the engine computes it', PATIENCE, async () => {
  const card = data.cards.find(({ variants }) => variants.some((one) => nameAsked(one) !== one.server));
  const number = 1 + (card?.variants.findIndex((one) => nameAsked(one) !== one.server) ?? 0);
  const variant = card?.variants[number - 1];
  if (card === undefined || variant === undefined) throw new Error('There is no variant with a fault.');
  const answer = describeAnswer(await runScenario(variant.scenario as Script), variant.answerOf);
  await withSheets(site, linkTo([card], number), 'interviewer', async (page) => {
    const block = page.locator('.sheet-variant');
    expect(await block.innerText()).toContain(`Asked in its place: variant ${number}`);
    expect(await block.locator('code').allInnerTexts()).toContain(answer);
    expect(await block.innerText()).toContain(variant.server);
    // It is asked already, so there is none to switch to.
    expect(await page.getByLabel('Which sheets').locator('option').allInnerTexts()).toEqual([
      'All of them',
      'Candidate sheet',
      'Interviewer sheet',
      'Scorecard',
    ]);
  });
});

describe('a small kit', () => {
  const cards = data.cards.filter(({ variants }) => variants.length > 0).slice(0, 3);
  const fragment = linkTo(cards, undefined, { minutes: 30, extraTime: 1.5 });

  test('can be chosen, printed and taken away with the keyboard alone, before the engine is done', () =>
    withKit(
      site,
      async (page) => {
        await page.evaluate(() => {
          window.print = () =>
            document.body.setAttribute('data-printed', document.querySelector('.sheets')?.className ?? '');
        });
        await openView(page, 'Sheets');
        await page.getByLabel('Which sheets').focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('L');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect
          .poll(() => page.locator('body').getAttribute('data-printed'), { timeout: 30_000 })
          .toBe('sheets sheets-letter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
          'Copy Markdown of the candidate sheet',
        );
      },
      { fragment, locale: 'de-DE' },
    ));

  test('tells the clock, what to say and the extra time', () =>
    withSheets(site, fragment, 'interviewer', async (page) => {
      const text = await page.locator('.sheet-front').innerText();
      expect(text).toContain('45 minutes');
      expect(text).toContain('all planned times are 1.5 times as long');
      expect(text).toContain('Take time to think before you answer.');
      const rows = await page.locator('.sheet-plan tbody tr').allInnerTexts();
      expect(rows[0]).toMatch(/^0:00\tIntroduction\t\d+$/);
      expect(rows.slice(1, 4).map((row) => row.split('\t')[1])).toEqual(
        cards.map(({ slug }, index) => `${index + 1}. ${titleOf(slug)}`),
      );
      const minutes = rows.map((row) => Number(row.split('\t')[2]));
      expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(45);
    }));

  async function save(page: Page, name: string): Promise<{ name: string; text: string }> {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  }

  test('is saved as Markdown, JSON and CSV, and copied', () =>
    withSheets(
      site,
      fragment,
      undefined,
      async (page) => {
        await page.locator('.sheets-files > summary').click();
        const candidate = await save(page, 'Save Markdown of the candidate sheet');
        expect(candidate.name).toMatch(/^wireproof-candidate-sheet-\d{4}-\d\d-\d\d\.md$/);
        expect(candidate.text.match(/^## Question \d$/gm)).toHaveLength(3);
        expect(candidate.text).not.toContain('Essential');
        const interviewer = await save(page, 'Save Markdown of the interviewer sheet');
        expect(interviewer.text.match(/^### For who had seen it$/gm)).toHaveLength(3);
        expect(interviewer.text.match(/^Computed answer: `/gm)).toHaveLength(3);
        const json = await save(page, 'Save JSON');
        const kit = JSON.parse(json.text) as KitApi;
        const schema = JSON.parse(readFileSync(join(dist, 'api/v1/kit.schema.json'), 'utf8')) as Schema;
        const { valid, errors } = new Validator(schema, '2020-12', false).validate(kit);
        expect(errors.slice(0, 5)).toEqual([]);
        expect(valid).toBe(true);
        expect(kit.link).toBe(`${site.address}/kit/${fragment}`);
        expect(kit.questions.map(({ slug }) => slug)).toEqual(cards.map(({ slug }) => slug));
        expect(kit.questions.every(({ spare }) => (spare?.sent[0] ?? '').includes('MCP-Protocol-Version'))).toBe(true);
        const csv = await save(page, 'Save CSV');
        expect(csv.text.split('\r\n')).toHaveLength(5);
        expect(csv.text).toContain(`"1","${cards[0]?.slug}"`);
        expect(await page.locator('.sheets-files .said').innerText()).toBe(`Saved as ${csv.name}.`);
        const copy = page.getByRole('button', { name: 'Copy Markdown of the candidate sheet' });
        await copy.click();
        await page.getByRole('button', { name: 'copied' }).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(candidate.text);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  test.each([360, 320])('is read at %i pixels, and axe finds nothing', PATIENCE, (width) =>
    withSheets(
      site,
      fragment,
      undefined,
      async (page) => {
        await page.locator('.sheets-files > summary').click();
        expect(await readOverflow(page)).toBeLessThanOrEqual(0);
        const beyond = await page
          .locator('.sheet')
          .evaluateAll((all) =>
            all.flatMap((sheet) =>
              [...sheet.querySelectorAll('*')]
                .filter((one) => one.getBoundingClientRect().right > sheet.getBoundingClientRect().right)
                .map((one) => `${one.tagName} ${one.textContent}`),
            ),
          );
        expect(beyond).toEqual([]);
        // The wider one shows the same.
        if (width === 320) expect(await findFlaws(page)).toEqual([]);
      },
      { viewport: { width, height: 740 } },
    ),
  );
});
