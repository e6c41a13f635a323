// What the tests of run and edit share: a page that must not complain, and the parts of a capture.
import type { Locator, Page } from 'playwright-core';
import { parse, serializeOuter } from 'parse5';
import { expect } from 'vitest';
import { elementsOf } from '../../src/site/output.ts';
import { listPages, pathOf, readPage, type Site } from './site.ts';

const RULE_FILES = listPages().filter((file) => /^rules\/MCP-[^/]+\/index\.html$/.test(file));

/** The page of every published rule. */
export const RULE_PAGES = RULE_FILES.map(pathOf);

const categoryOf = (file: string): string => file.slice('rules/MCP-'.length).slice(0, 3);

/** One rule of every third category whose failing example can be edited: enough to see that a page works. */
export const EDITED_PAGES = RULE_FILES.filter((file) => /data-kind="failing"/.test(readPage(file)))
  .filter((file) => !/data-wire="stdio"/.test(readPage(file)))
  .filter((file, index, all) => all.findIndex((other) => categoryOf(other) === categoryOf(file)) === index)
  .filter((_, index) => index % 3 === 0)
  .map(pathOf);

/** Every example of every rule, as its page has it. */
export function listExamples(): { page: string; html: string }[] {
  return RULE_FILES.flatMap((file) =>
    [...elementsOf(parse(readPage(file)))]
      .filter((element) => element.attrs.some(({ name, value }) => name === 'class' && value === 'play'))
      .map((element) => ({ page: pathOf(file), html: serializeOuter(element) })),
  );
}

/** Opens a page, notes its console errors and reports, and fails the test where there is one at the end. */
export async function withPage(
  site: Site,
  path: string,
  act: (page: Page) => Promise<void>,
  width = 1280,
): Promise<void> {
  const [reports, complaints] = [site.reports.length, site.complaints.length];
  const page = await site.newPage({ viewport: { width, height: 900 } });
  await page.goto(path);
  await act(page);
  expect(site.complaints.slice(complaints)).toEqual([]);
  expect(site.reports.slice(reports)).toEqual([]);
  await page.context().close();
}

/** The button of a capture. */
export const button = (play: Locator, name: 'run' | 'edit'): Locator =>
  play.getByRole('button', { name: new RegExp(`^${name},`) });
/** The line in which a capture says what came of a press. */
export const statusOf = (play: Locator): Locator => play.locator('.run-status');
/** The recording of a capture as it stands in the page. */
export const turnsOf = (play: Locator): Promise<string> =>
  play
    .locator('.turns')
    .first()
    .evaluate((list) => list.outerHTML);

/** Opens every closed answer, so that buttons within can be pressed; who opens "predict first" hides the examples. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document
      .querySelectorAll<HTMLDetailsElement>('details:not(.predict-first > *)')
      .forEach((one) => (one.open = true)),
  );

/** Presses run, once a page, and expects the capture's status to say that nothing differs and its recording to stay. */
export async function expectSameAsPrinted(play: Locator): Promise<void> {
  const before = await turnsOf(play);
  await button(play, 'run').click();
  await expect.poll(() => statusOf(play).innerText(), { timeout: 5000 }).toContain('the same, byte for byte');
  expect(await turnsOf(play)).toBe(before);
}

/** Sends what is in the editor and gives the line that answers. */
export async function send(play: Locator, server: string): Promise<string> {
  await play.getByLabel('send to').selectOption(server);
  await play.getByRole('button', { name: 'send', exact: true }).click();
  const answers = new RegExp(`${server === 'sdk' ? 'official sdk' : server} server answers`, 'i');
  await expect.poll(() => play.locator('.reply').innerText(), { timeout: 12_000 }).toMatch(answers);
  return play.locator('.reply').innerText();
}
