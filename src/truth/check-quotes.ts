// Quotation marks mean verbatim: every quotation from the specification is looked up in its index.
import type { ContentFile } from './content-file.ts';
import { formatField } from './content-file.ts';
import { levelOf } from './keywords.ts';
import { excerpt, type Problem } from './problem.ts';
import { proseWords, splitAtElisions } from './prose-words.ts';
import {
  findQuote,
  findWords,
  formatPassage,
  keywordsIn,
  sectionsOf,
  splitPassage,
  type Section,
  type SpecIndex,
} from './spec-index.ts';
import { findPage, hasAnchor, readSpecLink } from './spec-links.ts';
import type { Block } from './text-block.ts';

/** From this many words on, a quotation without a link has to be in the specification. */
const UNLINKED_WORDS = 6;
/** Fewer words than this are a term, not a quotation. */
const LINKED_WORDS = 4;
/** Claims as people say them: what stands in quotation marks there is theirs. */
export const isSpeech = (field: string): boolean => /^wrongAnswers\[\d+\]\.claim$|^misconception\.belief$/.test(field);

/** A quotation in running text, with the first spec link after it (or around it) in the same paragraph. */
export interface Quotation {
  text: string;
  start: number;
  end: number;
  line: number;
  url?: string;
}

/** Finds what stands in quotation marks, “…” or "…", outside code. */
export function findQuotations(block: Block, index: SpecIndex): Quotation[] {
  let text = '';
  let masked = '';
  const starts: number[] = [];
  for (const span of block.spans) {
    starts.push(text.length);
    text += span.text;
    masked += span.code ? 'x'.repeat(span.text.length) : span.text;
  }
  return [...masked.matchAll(/“([^”]*)”|"([^"]*)"/g)].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const spanAt = block.spans.findLastIndex((_, number) => (starts[number] ?? 0) <= start);
    const link = block.spans
      .slice(Math.max(spanAt, 0))
      .find((span) => span.url !== undefined && readSpecLink(index, span.url));
    return {
      text: text.slice(start + 1, end - 1),
      start,
      end,
      line: block.spans[spanAt]?.line ?? block.line,
      ...(link?.url === undefined ? {} : { url: link.url }),
    };
  });
}

/** Says where a quote leaves the words of the specification. */
export function explainMissing(index: SpecIndex, page: string | undefined, quote: string): string {
  const elsewhere = page === undefined ? undefined : findQuote(sectionsOf(index), quote);
  if (elsewhere && 'found' in elsewhere) {
    return `it stands in ${elsewhere.found.map(([first]) => (first ? formatPassage(first.section) : '')).join(' and ')}. Cite that place.`;
  }
  for (const side of splitAtElisions(quote)) {
    const words = proseWords(side);
    const fits = (count: number): boolean =>
      [...sectionsOf(index, page)].some((section) => findWords(section, words.slice(0, count)).length > 0);
    if (fits(words.length)) continue;
    let count = words.length - 1;
    while (count > 1 && !fits(count)) count--;
    const where =
      count > 1
        ? `after “${words.slice(0, count).slice(-4).join(' ')}” the specification goes on otherwise than “${words[count] ?? ''}”`
        : `nothing begins with “${words.slice(0, 3).join(' ')}”`;
    const elision = side.includes('…') || side.includes('...') ? ' Write an elision as […].' : '';
    return `${where}. Copy its words, or take the quotation marks away.${elision}`;
  }
  return 'its sides stand in different sections, or in another order. Quote from one section.';
}

/** Looks one quote up; gives the sections that hold it, or the problem in words. */
export function checkQuote(
  index: SpecIndex,
  quote: string,
  place?: { page: string; anchor: string },
): { sections: Section[]; levels: string[] } | string {
  const result = findQuote(sectionsOf(index, place?.page), quote);
  if ('short' in result) {
    return `expected a quote of four words or more, each side of […] two, found “${excerpt(result.short)}”. Quote more of the sentence.`;
  }
  if ('missing' in result) {
    const where = place === undefined ? 'the specification' : place.page;
    return `expected words of ${where}, found “${excerpt(quote)}”: ${explainMissing(index, place?.page, quote)}`;
  }
  const sections = result.found.map(([first]) => first?.section).filter((section) => section !== undefined);
  const fitting = result.found.filter(
    ([first]) => place === undefined || first?.section.anchors.includes(place.anchor),
  );
  if (fitting.length === 0) {
    return `expected the quote in ${formatPassage(place ?? { page: '', anchor: '' })}, found it in ${sections.map(formatPassage).join(' and ')}. Cite that place.`;
  }
  return { sections, levels: fitting.flatMap((ranges) => keywordsIn(ranges)).map(levelOf) };
}

/** Checks the quotes of a rule: verbatim, in the section they name, the first with the rule's keyword. */
export function checkRuleQuotes(file: ContentFile, index: SpecIndex): Problem[] {
  const spec = Array.isArray(file.data['spec']) ? (file.data['spec'] as unknown[]) : [];
  return spec.flatMap((place, number): Problem[] => {
    const { passage, quote } = (place ?? {}) as { passage?: unknown; quote?: unknown };
    if (typeof passage !== 'string' || typeof quote !== 'string' || quote.trim() === '') return [];
    const { page, anchor } = splitPassage(passage);
    const path = ['spec', number, 'quote'] as const;
    const problem = (message: string): Problem[] => [
      { path: file.path, line: file.lineOf(path), field: formatField(path), message },
    ];
    const known = findPage(index, page) === page && hasAnchor(index, page, anchor);
    if (!known) return [];
    const result = checkQuote(index, quote, { page, anchor });
    if (typeof result === 'string') return problem(result);
    const level = file.data['level'];
    if (number > 0 || typeof level !== 'string' || result.levels.includes(level)) return [];
    const found = result.levels.length > 0 ? [...new Set(result.levels)].join(', ') : 'none';
    return problem(
      `expected the rule's keyword ${level} within the first quote, found ${found}. Change level, or quote the sentence that says it.`,
    );
  });
}

/** Checks the quotations in a file's prose: linked ones on their page, long ones without a link anywhere. */
export function checkProseQuotes(file: ContentFile, blocks: readonly Block[], index: SpecIndex): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, line: number, message: string): void => {
    problems.push({ path: file.path, line, field, message });
  };
  const check = (field: string, line: number, quote: string, url: string | undefined): void => {
    const place = url === undefined ? undefined : readSpecLink(index, url);
    if (place && 'wrong' in place) return;
    const result = checkQuote(index, quote, place);
    if (typeof result === 'string') add(field, line, result);
  };
  const seen = new Set<number>();
  for (const block of blocks) {
    if (block.quotation > 0) {
      if (seen.has(block.quotation)) continue;
      seen.add(block.quotation);
      const spans = blocks
        .filter((one) => one.quotation === block.quotation)
        .flatMap((one) => [...one.spans, { text: ' ', code: false, line: one.line }]);
      const last = spans.findLastIndex(
        (span) => 'url' in span && span.url !== undefined && readSpecLink(index, span.url),
      );
      if (last === -1) continue;
      const url = (spans[last] as { url: string }).url;
      const cited = spans.findIndex((span, at) => at <= last && 'url' in span && span.url === url);
      const quote = spans
        .slice(0, cited)
        .map((span) => span.text)
        .join('')
        .replace(/[\s(—–-]+$/, '')
        .replace(/^\s*[“"]|[”"]\s*$/g, '');
      check(block.field, block.line, quote, url);
      continue;
    }
    if (isSpeech(block.field)) continue;
    for (const { text, line, url } of findQuotations(block, index)) {
      const words = proseWords(text).length;
      if (words >= (url === undefined ? UNLINKED_WORDS : LINKED_WORDS)) check(block.field, line, text, url);
    }
  }
  return problems;
}
