// The capitalised keywords of the specification (RFC 2119, RFC 8174).

/** A keyword as it is written. */
export type Keyword =
  'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'MAY' | 'REQUIRED' | 'RECOMMENDED' | 'NOT RECOMMENDED';

export const KEYWORDS: readonly Keyword[] = [
  'MUST',
  'MUST NOT',
  'SHOULD',
  'SHOULD NOT',
  'MAY',
  'REQUIRED',
  'RECOMMENDED',
  'NOT RECOMMENDED',
];

/** Matches one keyword in running text; `\s+` because a line may break between MUST and NOT. */
export const KEYWORD_PATTERN =
  /\b(?:MUST\s+NOT|MUST|SHOULD\s+NOT|SHOULD|MAY|REQUIRED|NOT\s+RECOMMENDED|RECOMMENDED)\b/g;

const LEVEL_OF: Record<Keyword, string> = {
  MUST: 'MUST',
  'MUST NOT': 'MUST NOT',
  SHOULD: 'SHOULD',
  'SHOULD NOT': 'SHOULD NOT',
  MAY: 'MAY',
  REQUIRED: 'MUST',
  RECOMMENDED: 'SHOULD',
  'NOT RECOMMENDED': 'SHOULD NOT',
};

/** What a keyword counts as: REQUIRED as MUST, RECOMMENDED as SHOULD (RFC 2119 sections 1 and 3). */
export const levelOf = (keyword: string): string => LEVEL_OF[keyword as Keyword] ?? keyword;

/** Every keyword in a row of words, with the place of its first word. */
export function findKeywords(words: readonly string[]): { at: number; keyword: Keyword }[] {
  const found: { at: number; keyword: Keyword }[] = [];
  words.forEach((word, at) => {
    const pair = `${word} ${words[at + 1] ?? ''}` as Keyword;
    if (KEYWORDS.includes(pair)) found.push({ at, keyword: pair });
    else if (KEYWORDS.includes(word as Keyword) && words[at - 1] !== 'NOT')
      found.push({ at, keyword: word as Keyword });
  });
  return found;
}
