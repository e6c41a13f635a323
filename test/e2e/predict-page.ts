// What the tests of predicting share: the forms of a card and of a rule, and what they say.
import type { Locator, Page } from 'playwright-core';

/** The label of the first thing that is asked. */
export const STATUS = 'HTTP status';

/** Opens the first variant of a card and gives its row when the form is there. */
export async function openVariant(page: Page, number = 0): Promise<Locator> {
  const row = page.locator('details.answer', { has: page.locator('.reveal') }).nth(number);
  await row.locator(':scope > summary').click();
  await row.locator('form').waitFor();
  return row;
}

export async function openRule(page: Page): Promise<Locator> {
  await page.locator('.predict-first > details > summary').click();
  const form = page.locator('.predict-first form');
  await form.waitFor();
  return form;
}

export async function predict(form: Locator, status: string, message: string, field: string): Promise<void> {
  await form.getByLabel(STATUS).selectOption(status);
  await form.getByLabel('Message').selectOption(message);
  await form.getByLabel('Deciding field').selectOption(field);
  await form.getByRole('button', { name: 'Show the answer' }).click();
}

/** What the form says of a prediction, line by line. */
export async function readJudgement(form: Locator): Promise<string[]> {
  const status = form.getByRole('status');
  await status.locator('li').first().waitFor();
  return (await status.locator('p, li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
}

/** How far from the upper edge of the window something stands; the window is 900 high. */
export const topOf = (page: Page, place: string): Promise<number> =>
  page.locator(place).evaluate((one) => Math.abs(one.getBoundingClientRect().top));

export const isOpen = (details: Locator): Promise<boolean> =>
  details.evaluate((element) => (element as HTMLDetailsElement).open);
