// Finds cards by words, whatever their case and accents.
import { KINDS, TOPICS } from '../schemas/taxonomy.ts';
import { plainText } from '../study/drill-data.ts';
import type { KitCard } from './kit-data.ts';

/** Lower case without accents: `É` is found as `e`. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const RIM = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((word) => word.replace(RIM, ''))
    .filter(Boolean);

/** Every beginning at which a word can be looked for: `MCP-STL-004` is found as `mcp-stl-004`, `stl-004` and `004`. */
const beginningsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => [...word.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => word.slice(index)));

const nameOf = (list: Readonly<Record<string, string>>, key: string): string => list[key] ?? key;

/** The texts of a card by how much a word in them says: its title, what it is called and filed under, all else. */
const textsOf = ({ title, slug, topics, kind, wrongAnswers, keyPoints, prompt = '' }: KitCard): string[][] => [
  [plainText(title)],
  [
    slug,
    kind,
    nameOf(KINDS, kind),
    ...topics,
    ...topics.map((topic) => nameOf(TOPICS, topic)),
    // Rules are named where they settle a wrong answer.
    ...[...wrongAnswers, ...keyPoints].map(({ source }) => source.name).filter((name) => name.startsWith('MCP-')),
  ],
  [plainText(prompt), ...keyPoints.map(({ html }) => plainText(html))],
];

const known = new WeakMap<KitCard, string[][]>();

function tiersOf(card: KitCard): string[][] {
  const found = known.get(card) ?? textsOf(card).map((texts) => texts.flatMap(beginningsOf));
  known.set(card, found);
  return found;
}

/**
 * Finds the cards that have every word of the text, or a word that begins so, in title, slug, topics, kind, rule ids, prompt or key points.
 * Those with more of it in the title come first, then by what they are called; otherwise they stay in their order. No word finds all.
 */
export function searchCards(cards: readonly KitCard[], text: string): KitCard[] {
  const words = wordsOf(text);
  const found = cards.flatMap((card) => {
    const tiers = words.map((word) =>
      tiersOf(card).findIndex((beginnings) => beginnings.some((beginning) => beginning.startsWith(word))),
    );
    return tiers.includes(-1) ? [] : [{ card, rank: tiers.reduce((sum, tier) => sum + tier, 0) }];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ card }) => card);
}
