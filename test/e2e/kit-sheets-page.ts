// How the tests of the sheets use their page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEFAULT_CHOICES, type Choices } from '../../src/kit/kit.ts';
import type { KitCard } from '../../src/kit/kit-data.ts';
import { formatLink } from '../../src/kit/link.ts';
import { openView, withKit } from './kit-page.ts';
import type { Site } from './site.ts';

/** Milliseconds that a kit of all cards may take. */
export const PATIENCE = { timeout: 240_000 };

/** A link to cards, each as the variant of a number where it has that. */
export function linkTo(cards: readonly KitCard[], variant?: number, choices: Partial<Choices> = {}): string {
  const items = cards.map(({ slug, hash, variants }) => ({
    slug,
    hash,
    ...(variant === undefined || variants[variant - 1] === undefined ? {} : { variant }),
  }));
  return formatLink({ choices: { ...DEFAULT_CHOICES, ...choices }, items });
}

const state = (page: Page) => page.locator('.sheets-state');

/** Opens the sheets and waits until the engine is done with the variants. */
async function openSheets(page: Page, which?: string): Promise<void> {
  await openView(page, 'Sheets');
  await expect.poll(() => state(page).innerText(), { timeout: 120_000 }).toContain('ready to print');
  if (which !== undefined) await page.getByLabel('Which sheets').selectOption(which);
}

/** Runs a test on the sheets of a kit. */
export const withSheets = (
  site: Site,
  fragment: string,
  which: string | undefined,
  act: (page: Page) => Promise<void>,
  options: Parameters<typeof withKit>[2] = {},
) =>
  withKit(
    site,
    async (page) => {
      await openSheets(page, which);
      await act(page);
    },
    { ...options, fragment },
  );
