// The candidate’s sheet gives no answer away, whichever cards and variants a kit has.
import { beforeAll, expect, test } from 'vitest';
import { describeCard } from '../components/card/describe-card.ts';
import { describeCase } from '../components/kit/variant-back.ts';
import { REVISION } from '../protocol/revision.ts';
import { runScenario, type Script } from '../run/run-scenario.ts';
import type { Variant } from '../study/drill-data.ts';
import { nameAsked } from '../study/exercise.ts';
import { createLeakSearch } from './fixtures/answer-leaks.ts';
import { readCardFiles, readRealCards } from './fixtures/real-cards.ts';
import { DEFAULT_CHOICES } from './kit.ts';
import { KIT_DATA_VERSION, type KitData } from './kit-data.ts';
import { createSheet, type CaseText } from './sheet.ts';
import { formatCandidateMarkdown } from './sheet-markdown.ts';

/** Numbers of variants; no card has more. */
const NUMBERS = [1, 2, 3, 4, 5, 6];

let data: KitData;
let findLeaks: (text: string) => string[];
const cases = new Map<Variant, CaseText>();

beforeAll(async () => {
  const files = readCardFiles();
  data = { version: KIT_DATA_VERSION, revision: REVISION, cards: await readRealCards() };
  const bySlug = new Map(data.cards.map((card) => [card.slug, card]));
  const urlOf = (path: string): string => `https://wireproof.example${path}`;
  const questions = files.map(async ({ slug, card }) => {
    const answers: { ask: string; answer: string }[] = [];
    for (const variant of bySlug.get(slug)?.variants ?? []) {
      const made = describeCase(await runScenario(variant.scenario as Script), variant);
      cases.set(variant, made);
      answers.push({ ask: variant.ask, answer: made.answer });
    }
    return { ...(await describeCard(slug, { ...card, variants: [] }, urlOf)), variants: answers };
  });
  findLeaks = createLeakSearch(await Promise.all(questions));
}, 120_000);

/** The sheet of all cards, each as the variant of a number where it has that. */
function writeSheet(variant: number | undefined): string {
  const items = data.cards.map(({ slug, hash, variants }) => ({
    slug,
    hash,
    ...(variant === undefined || variants[variant - 1] === undefined ? {} : { variant }),
  }));
  const sheet = createSheet({ choices: DEFAULT_CHOICES, items }, data);
  const site = 'https://wireproof.example/';
  // What Markdown escapes is read without the mark.
  return formatCandidateMarkdown(sheet, { site, link: `${site}kit/`, cases }).replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

test.each([undefined, ...NUMBERS])('no six words of any answer stand in the questions, variant %s', (variant) => {
  const sheet = writeSheet(variant);
  expect(sheet.match(/^## Question \d+$/gm)).toHaveLength(data.cards.length);
  if (variant === 1) expect(sheet).toContain('What is sent. ');
  expect(findLeaks(sheet)).toEqual([]);
});

test('every variant was looked at, and none names a server’s fault', () => {
  expect(Math.max(...data.cards.map(({ variants }) => variants.length))).toBeLessThanOrEqual(NUMBERS.length);
  const faults = [...cases.keys()].filter((variant) => nameAsked(variant) !== variant.server);
  expect(faults.length).toBeGreaterThan(5);
  const sheets = NUMBERS.map(writeSheet).join('\n');
  expect(faults.filter(({ server }) => sheets.includes(server)).map(({ ask }) => ask)).toEqual([]);
});

test('an answer in a question is found, whatever stands around its words', () => {
  const [card] = data.cards;
  const point = card?.keyPoints[0]?.html.replace(/<[^>]*>/g, '') ?? '';
  expect(findLeaks(`Is it so that “${point.toUpperCase()}”?`).length).toBeGreaterThan(0);
});
