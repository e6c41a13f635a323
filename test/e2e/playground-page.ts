// What the tests of the playground share: its fields, what it says, and links to it.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createRequest } from '../../src/client/request.ts';
import { encodeLink } from '../../src/exchange/link.ts';

export const PATH = '/playground/';
export const LIST = createRequest({ id: 1, method: 'tools/list' });
/** The address of the playground with a request and perhaps a server in it. */
export const linkTo = (server?: string, request = LIST): string =>
  `${PATH}#${encodeLink({ requests: [request], ...(server === undefined ? {} : { server }) })}`;

export const status = (page: Page): Locator => page.locator('[data-root="status"]');
export const editor = (page: Page): Locator => page.locator('.cm-content');
export const sendButton = (page: Page): Locator => page.locator('button[name="send"]');
export const choose = (page: Page, field: 'server' | 'definition' | 'template', value: string) =>
  page.locator(`select[name="${field}"]`).selectOption(value);
/** Waits until the playground says this. */
export const says = (page: Page, text: string | RegExp) =>
  expect.poll(() => status(page).innerText(), { timeout: 12_000 }).toMatch(text);
/** Presses send and waits for what comes of it. */
export async function send(page: Page, said: string | RegExp): Promise<void> {
  await sendButton(page).click();
  await says(page, said);
}
export async function typeOver(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
