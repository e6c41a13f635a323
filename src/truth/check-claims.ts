// Claims: the normative sentences a text leans on, each fixed by a hash of its words.
import { formatField, type ContentFile } from './content-file.ts';
import { excerpt, type Problem } from './problem.ts';
import { proseWords } from './prose-words.ts';
import {
  findWords,
  formatPassage,
  hashRange,
  keywordsIn,
  sectionsOf,
  splitPassage,
  type Range,
  type SpecIndex,
} from './spec-index.ts';
import { explainMissing } from './check-quotes.ts';
import { explainGuide, findPage, hasAnchor, suggestAnchors } from './spec-links.ts';
import { SHORT_WINDOW, WINDOW } from './window-hash.ts';

interface Claim {
  passage: string;
  keyword: string;
  from: string;
  to: string;
  hash?: string;
}

const isClaim = (value: unknown): value is Claim => {
  const claim = value as Partial<Record<keyof Claim, unknown>> | null;
  return (['passage', 'keyword', 'from', 'to'] as const).every((key) => typeof claim?.[key] === 'string');
};

/** The claims of a file that are complete enough to look at, with their number. */
export const claimsOf = (file: ContentFile): { number: number; claim: Claim }[] =>
  (Array.isArray(file.data['claims']) ? (file.data['claims'] as unknown[]) : []).flatMap((claim, number) =>
    isClaim(claim) ? [{ number, claim }] : [],
  );

/** The range of the specification that a claim names; or the field that is wrong, and how. */
export function locateClaim(
  index: SpecIndex,
  { passage, keyword, from, to }: Claim,
): Range | { field: keyof Claim; wrong: string } {
  const { page, anchor } = splitPassage(passage);
  for (const [field, text] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (proseWords(text).length < SHORT_WINDOW) {
      return { field, wrong: `expected two words or more, found “${excerpt(text)}”. Copy more of the sentence.` };
    }
  }
  const sections = [...sectionsOf(index, page)].filter((section) => section.anchors.includes(anchor));
  const starts = sections.flatMap((section) => findWords(section, proseWords(from)));
  if (starts.length === 0) {
    return {
      field: 'from',
      wrong: `expected words of ${passage}, found “${excerpt(from)}”: ${explainMissing(index, page, from)}`,
    };
  }
  if (starts.length > 1)
    return {
      field: 'from',
      wrong: `expected words that stand once in ${passage}, found “${excerpt(from)}” ${starts.length} times. Add words.`,
    };
  const [start] = starts;
  const last = start && findWords(start.section, proseWords(to), start.start).find((range) => range.end >= start.end);
  if (!start || !last) {
    return {
      field: 'to',
      wrong: `expected words of ${passage} after its first words, found “${excerpt(to)}”: ${explainMissing(index, page, to)}`,
    };
  }
  const range = { section: start.section, start: start.start, end: last.end };
  if (range.end - range.start + 1 < WINDOW)
    return {
      field: 'to',
      wrong: 'expected four words or more from first to last, found fewer. Copy more of the sentence.',
    };
  const keywords = keywordsIn([range]);
  if (!keywords.some((found) => found === keyword)) {
    const found = keywords.length > 0 ? [...new Set(keywords)].join(', ') : 'none';
    return {
      field: 'keyword',
      wrong: `expected the keyword between from and to, found ${found} there and not ${keyword}. Name the sentence's own keyword.`,
    };
  }
  return range;
}

/** Checks the claims of a file: found in order in their section, with their keyword and the hash of today's words. */
export function checkClaims(file: ContentFile, index: SpecIndex): Problem[] {
  return claimsOf(file).flatMap(({ number, claim }): Problem[] => {
    const problem = (field: keyof Claim, message: string): Problem[] => {
      const path = ['claims', number, field] as const;
      return [{ path: file.path, line: file.lineOf(path), field: formatField(path), message }];
    };
    const { page, anchor } = splitPassage(claim.passage);
    if (!hasAnchor(index, page, anchor)) return [];
    const range = locateClaim(index, claim);
    if ('wrong' in range) return problem(range.field, range.wrong);
    const hash = hashRange(range);
    if (claim.hash === hash) return [];
    if (claim.hash === undefined) return problem('hash', `expected ${hash}, found nothing. Run: npm run cite`);
    const what =
      'the words of the specification or of this claim have changed. Read the passage again, then run: npm run cite';
    return problem('hash', `expected ${hash}, found ${claim.hash}: ${what}`);
  });
}

/** Every field that names a passage: page and heading exist. */
export function checkPassages(file: ContentFile, index: SpecIndex): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    const key = path.findLast((part) => typeof part === 'string');
    if (
      typeof value === 'string' &&
      value !== '' &&
      (key === 'passage' || key === 'source' || key === 'passages') &&
      value !== 'advice'
    ) {
      const message = /^[a-z]/.test(value) ? explainPassage(index, value) : undefined;
      if (message) problems.push({ path: file.path, line: file.lineOf(path), field: formatField(path), message });
    } else if (typeof value === 'object' && value !== null && key !== 'scenario') {
      for (const [name, item] of Object.entries(value))
        visit(item, [...path, Array.isArray(value) ? Number(name) : name]);
    }
  };
  visit(file.data, []);
  return problems;
}

function explainPassage(index: SpecIndex, passage: string): string | undefined {
  if (/^rfc\d/.test(passage)) return undefined;
  const { page, anchor } = splitPassage(passage);
  if (/^(?:docs|seps)\//.test(page)) return explainGuide(index, page, anchor);
  if (!index.pages.has(page)) {
    const near = findPage(index, page);
    const known = [...index.pages.keys()].filter((name) => name.endsWith(page.split('/').at(-1) ?? '')).slice(0, 3);
    const hint = near
      ? `Write ${near}.`
      : known.length > 0
        ? `Is it ${known.join(' or ')}?`
        : 'It is the path of its file without .mdx, such as basic/index.';
    return `expected a page of the specification, found ${page}. ${hint}`;
  }
  return hasAnchor(index, page, anchor)
    ? undefined
    : `expected a heading of ${page}, found #${anchor}. ${suggestAnchors(index, page, anchor)}`;
}

/** A file's text with the hash of every claim that can be located; the rest of the text stays as it is. */
export function writeHashes(file: ContentFile, index: SpecIndex): { text: string; written: number } {
  const lines = file.text.split('\n');
  let written = 0;
  for (const { number, claim } of claimsOf(file).toReversed()) {
    const range = locateClaim(index, claim);
    if ('wrong' in range || hashRange(range) === claim.hash) continue;
    const at = file.lineOf(['claims', number, claim.hash === undefined ? 'to' : 'hash']) - 1;
    const line = lines[at] ?? '';
    if (claim.hash !== undefined)
      lines[at] = line.replace(/(\bhash:\s*)["']?[^\s,}"']*["']?/, `$1'${hashRange(range)}'`);
    else {
      // `to` may run over several lines; the hash follows its last one. In a flow mapping nothing can be put after it.
      const indent = /^(\s*(?:- )?)to:/.exec(line)?.[1]?.replace('-', ' ');
      if (indent === undefined) continue;
      let end = at + 1;
      while (/^\s*$/.test(lines[end] ?? 'x') || (/^\s*/.exec(lines[end] ?? '')?.[0].length ?? 0) > indent.length) end++;
      while (/^\s*$/.test(lines[end - 1] ?? 'x')) end--;
      lines.splice(end, 0, `${indent}hash: '${hashRange(range)}'`);
    }
    written++;
  }
  return { text: lines.join('\n'), written };
}

/** Names a claim in a message of `npm run cite`. */
export const describeClaim = (claim: Claim): string =>
  `${formatPassage({ ...splitPassage(claim.passage) })} “${excerpt(claim.from, 40)}”`;
