// With JavaScript off every page is complete: nothing to read waits for a script.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { elementsOf, textOf } from '../../src/site/output.ts';
import { openSite, PAGE_TYPES, readPage, root, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Inline Markdown as it reads: without marks, with links as their text. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const questions = join(root, 'src/content/questions');
const cards = readdirSync(questions, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));

interface Answers {
  keyPoints: { text: string }[];
  basics: string;
  solid: string;
  goDeeper: Record<string, string>;
  followUps: { question: string }[];
  wrongAnswers: { claim: string; correction: string }[];
  rubric: Record<string, string>;
}

describe('with JavaScript off', () => {
  test.each(Object.entries(PAGE_TYPES))('the page "%s" shows its heading', async (_, path) => {
    const page = await site.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    await page.context().close();
  });

  test.each(cards)('the card %s has every answer in its page', (file) => {
    const [, frontmatter = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(questions, file), 'utf8')) ?? [];
    const card = parseYaml(frontmatter) as Answers;
    const texts = [
      ...card.keyPoints.map(({ text }) => text),
      ...[card.basics, card.solid, ...Object.values(card.goDeeper), ...Object.values(card.rubric)],
      ...card.followUps.map(({ question }) => question),
      ...card.wrongAnswers.flatMap(({ claim, correction }) => [claim, correction]),
    ];
    const path = `questions/${file.replace(/^.*[\\/]/, '').replace('.mdx', '')}/index.html`;
    const main = [...elementsOf(parse(readPage(path)))].find(({ tagName }) => tagName === 'main');
    const shown = plain(textOf(main!));
    expect(
      texts
        .flatMap((text) => text.split(/\n{2,}/))
        .map(plain)
        .filter((text) => !shown.includes(text)),
    ).toEqual([]);
  });

  test('an answer of a card opens', async () => {
    const page = await site.newPage({ javaScriptEnabled: false });
    await page.goto(PAGE_TYPES.card!);
    const opened = page.locator('main details[open]');
    const before = await opened.count();
    await page.locator('main details:not([open]) > summary').first().click();
    expect(await opened.count()).toBe(before + 1);
    expect(await opened.last().locator(':scope > :not(summary)').first().isVisible()).toBe(true);
    await page.context().close();
  });

  test('a rule has its failing and its passing exchange', async () => {
    const page = await site.newPage({ javaScriptEnabled: false });
    await page.goto(PAGE_TYPES.rule!);
    for (const id of ['fix', 'failing', 'passing', 'check', 'questions']) {
      expect(await page.locator(`#${id}`).count(), `#${id}`).toBe(1);
    }
    expect(await page.locator('.capture ol.turns').count()).toBeGreaterThanOrEqual(2);
    // A button that needs a script is put in by it, so that none is dead.
    expect(await page.locator('main button').count()).toBe(0);
    await page.context().close();
  });
});
