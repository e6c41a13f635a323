// How the tests of mock interviews use their page, and which interview the page must give.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { parseInterviewData } from '../../src/study/interview-data.ts';
import { createMockInterview, type MockInterview, type MockOptions } from '../../src/study/mock.ts';
import { data } from './drill-page.ts';
import { dist } from './site.ts';

/** The data that the site was built with. */
const interviews = parseInterviewData(JSON.parse(readFileSync(join(dist, 'drill/interview.json'), 'utf8')));

/** The interview that the tests hold: ten minutes, two questions. */
const SHORT: MockOptions = { level: 'L2', minutes: 10, seed: 7 };
export const short: MockInterview = createMockInterview(data.cards, interviews, SHORT);

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Leads to one of the views beside the practice of the day. */
export const openView = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Drill' }).getByRole('button', { name }).click();

/** Opens the form and fills it for the short interview. */
export async function fillSetup(page: Page): Promise<void> {
  await openView(page, 'Mock interview');
  await page.getByRole('combobox', { name: 'Level' }).selectOption(SHORT.level);
  await page.getByRole('combobox', { name: 'Minutes' }).selectOption(String(SHORT.minutes));
  await page.getByLabel('Interview number').fill(String(SHORT.seed));
  await page.keyboard.press('Tab');
}

/** How wide the page is, beyond the screen. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
