// Varies the words of a text, the same way each time: what makes many pages out of few without making them alike.
import { hashText } from '../../src/truth/window-hash.ts';

/** How many words in a hundred are put in place of another. */
const OTHERS = 25;
/** How many in a thousand are new; at 80 cards a further card brings about fifteen, at 5,000 it would bring two. */
const NEW = 10;

/** What is left as it is: fences, code, addresses, tags, quotations of the specification. */
const KEPT = /(```[\s\S]*?```|``[\s\S]*?``|`[^`]*`|\]\([^)]*\)|<[^>]*>|“[^”]*”|https?:\S+)/;
/** Words that carry meaning; no part of a name, a path or an option. */
const WORD = /(?<![\w/@.-])[a-z]{5,}(?![\w/@-])/g;

/** Words by their length. */
export type WordPool = ReadonlyMap<number, readonly string[]>;

/** Collects the words of texts that may take each other's place. */
export function collectWords(texts: readonly string[]): WordPool {
  const words = new Set(texts.flatMap((text) => splitKept(text).flatMap((piece) => piece.match(WORD) ?? [])));
  return Map.groupBy([...words].sort(), (word) => word.length);
}

/** The pieces of a text that may change; what is left as it is stands at odd places of `split`. */
const splitKept = (text: string): string[] => text.split(KEPT).filter((_, index) => index % 2 === 0);

const pick = (from: readonly string[], chance: number): string => from[chance % from.length] ?? '';

/** The word that stands in place of another in everything that has this name; as long as it, since fields have limits. */
function varyWord(name: string, word: string, pool: WordPool): string {
  const alike = pool.get(word.length) ?? [word];
  const chance = hashText(`${name} ${word}`);
  const lot = chance % 1000;
  if (lot >= OTHERS * 10) return word;
  const other = pick(alike, hashText(`${word} ${name}`));
  if (lot >= NEW) return other;
  const half = Math.ceil(word.length / 2);
  return other.slice(0, half) + pick(alike, chance).slice(half);
}

/** Varies the words of a text for what has this name. Markup, code, addresses and quotations stay. */
export const varyText = (name: string, text: string, pool: WordPool): string =>
  text
    .split(KEPT)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(WORD, (word) => varyWord(name, word, pool))))
    .join('');
