// axe in the page of a test: what it finds in either theme, as sentences.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

async function run(page: Page, within: string, rules?: string[]): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    ([selector, only]) =>
      window.axe.run(selector, {
        resultTypes: ['violations'],
        // New in WCAG 2.2, and left out unless it is asked for.
        rules: { 'target-size': { enabled: true } },
        ...(only && { runOnly: { type: 'rule' as const, values: only } }),
      }),
    [within, rules] as const,
  );
  if (passes.length === 0) throw new Error(`axe: expected something to look at in ${within}, found nothing.`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Runs axe inside the element that `within` selects: every rule in the light theme, and that of contrast again in the dark
 * one, since colours are all that differs. Gives a line for each element that breaks a rule.
 */
export async function findFlaws(page: Page, within = 'main'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(page, within, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(await run(page, within)), ...dark.map((flaw) => `in the dark theme: ${flaw}`)];
}
