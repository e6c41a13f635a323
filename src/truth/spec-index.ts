// The index of the specification: what it says where, as hashes. It answers whether a quote is verbatim.
import { proseWords, splitAtElisions } from './prose-words.ts';
import { hashText, hashWindows, SHORT_WINDOW, unpackHashes, WINDOW } from './window-hash.ts';
import { KEYWORDS, type Keyword } from './keywords.ts';

/** One section as it is stored: a heading's anchors, and what stands under it as hashes. */
export interface StoredSection {
  /** The heading's anchor first, other spellings after it; the empty one is the page's top. */
  anchors: string[];
  heading: string;
  /** Four-word windows, packed. */
  windows: string;
  /** Two-word windows, packed. */
  pairs: string;
  /** Where keywords stand: word number and number in KEYWORDS, in turn. */
  keywords: number[];
}

/** The committed file, `spec-index.json`. */
export interface StoredSpecIndex {
  revision: string;
  commit: string;
  date: string;
  /** `anchors`: ids on the page that are no headings. */
  pages: Record<string, { title: string; sections: StoredSection[]; anchors?: string[] }>;
  /** Guides (`docs/2026-07-28/…`) and proposals (`seps/…`): titles and headings alone. They may be named, and bind nobody. */
  guides: Record<string, StoredGuide>;
}

/** A page beside the specification: its title, and its headings by anchor. */
export interface StoredGuide {
  title: string;
  headings: Record<string, string>;
}

export interface Section {
  page: string;
  anchor: string;
  anchors: readonly string[];
  windows: readonly number[];
  pairs: readonly number[];
  keywords: readonly { at: number; keyword: Keyword }[];
}

/** A run of words in a section; `end` is the number of its last word. */
export interface Range {
  section: Section;
  start: number;
  end: number;
}

export interface SpecIndex {
  revision: string;
  pages: ReadonlyMap<string, { sections: readonly Section[]; anchors: ReadonlySet<string> }>;
  guides: Readonly<Record<string, StoredGuide>>;
}

/** Reads the committed index. */
export function readSpecIndex(stored: StoredSpecIndex): SpecIndex {
  const pages = new Map<string, { sections: Section[]; anchors: Set<string> }>();
  for (const [page, { sections, anchors }] of Object.entries(stored.pages)) {
    pages.set(page, {
      sections: sections.map((section) => ({
        page,
        anchor: section.anchors[0] ?? '',
        anchors: section.anchors,
        windows: unpackHashes(section.windows, WINDOW),
        pairs: unpackHashes(section.pairs, SHORT_WINDOW),
        keywords: readKeywords(section.keywords),
      })),
      anchors: new Set([...sections.flatMap((section) => section.anchors), ...(anchors ?? [])]),
    });
  }
  return { revision: stored.revision, pages, guides: stored.guides };
}

function readKeywords(flat: readonly number[]): Section['keywords'] {
  const found: { at: number; keyword: Keyword }[] = [];
  for (let index = 0; index < flat.length; index += 2) {
    found.push({ at: flat[index] ?? 0, keyword: KEYWORDS[flat[index + 1] ?? 0] ?? 'MUST' });
  }
  return found;
}

/** Splits `basic/index#meta` into page and anchor; without `#` the anchor is empty, the page's top. */
export function splitPassage(passage: string): { page: string; anchor: string } {
  const [page = '', anchor = ''] = passage.split('#');
  return { page, anchor };
}

/** Writes a section's address as a passage field holds it. */
export const formatPassage = (section: Pick<Section, 'page' | 'anchor'>): string =>
  section.anchor === '' ? section.page : `${section.page}#${section.anchor}`;

/** Why a quote is not found, for the message; or where it is, one range for each side of its elisions. */
export type QuoteSearch = { found: Range[][] } | { short: string } | { missing: string };

/** Every place in a section where the words stand, from the given word on. Words that are too few are nowhere. */
export function findWords(section: Section, words: readonly string[], from = 0): Range[] {
  const size = words.length >= WINDOW ? WINDOW : SHORT_WINDOW;
  const wanted = hashWindows(words, size);
  const row = size === WINDOW ? section.windows : section.pairs;
  const found: Range[] = [];
  if (wanted.length === 0) return found;
  for (let start = row.indexOf(wanted[0] ?? -1, from); start !== -1; start = row.indexOf(wanted[0] ?? -1, start + 1)) {
    if (wanted.every((hash, offset) => row[start + offset] === hash)) {
      found.push({ section, start, end: start + words.length - 1 });
    }
  }
  return found;
}

/**
 * Looks a quote up in some sections: all its sides stand there word for word, in order, within one section.
 * A side has two words or more, all together four.
 */
export function findQuote(sections: Iterable<Section>, quote: string): QuoteSearch {
  const sides = splitAtElisions(quote).map((side) => ({ side, words: proseWords(side) }));
  const short = sides.find(({ words }) => words.length < SHORT_WINDOW);
  if (short) return { short: short.side };
  if (sides.reduce((sum, { words }) => sum + words.length, 0) < WINDOW) return { short: quote };
  const found: Range[][] = [];
  let best = 0;
  for (const section of sections) {
    for (const first of findWords(section, sides[0]?.words ?? [])) {
      const ranges = [first];
      for (const { words } of sides.slice(1)) {
        const next = findWords(section, words, (ranges.at(-1)?.end ?? 0) + 1)[0];
        if (next === undefined) break;
        ranges.push(next);
      }
      best = Math.max(best, ranges.length);
      if (ranges.length === sides.length) {
        found.push(ranges);
        break;
      }
    }
  }
  return found.length > 0 ? { found } : { missing: sides[best]?.side ?? quote };
}

/** All sections of one page, or of the whole specification. */
export function* sectionsOf(index: SpecIndex, page?: string): Generator<Section> {
  if (page !== undefined) yield* index.pages.get(page)?.sections ?? [];
  else for (const one of index.pages.values()) yield* one.sections;
}

/** The keywords that stand within some ranges, in order. */
export const keywordsIn = (ranges: readonly Range[]): Keyword[] =>
  ranges.flatMap(({ section, start, end }) =>
    section.keywords.filter(({ at }) => at >= start && at <= end).map(({ keyword }) => keyword),
  );

/** The hash of a range, from the windows in it: it changes when a word of the range does. 12 hex digits. */
export function hashRange({ section, start, end }: Range): string {
  const windows = section.windows.slice(start, end - WINDOW + 2).join(' ');
  return [hashText(windows, 1), hashText(windows, 2)]
    .map((hash) => hash.toString(16).padStart(8, '0').slice(2))
    .join('');
}
