// A capitalised keyword is the specification's word: outside a quote it stands where its sentence is named.
import { claimsOf } from './check-claims.ts';
import { findQuotations, isSpeech } from './check-quotes.ts';
import type { ContentFile } from './content-file.ts';
import { KEYWORD_PATTERN, levelOf } from './keywords.ts';
import { excerpt, type Problem } from './problem.ts';
import type { SpecIndex } from './spec-index.ts';
import type { Block } from './text-block.ts';

/** The keyword of each published rule, as a level. */
export type RuleLevels = ReadonlyMap<string, string>;

/**
 * In a body a keyword outside a quotation stands in `<Says rule="…">`, and is that rule's. In frontmatter a claim of
 * the file has it, or it is the rule's own level. What people say wrongly may use any.
 */
export function checkKeywords(
  file: ContentFile,
  blocks: readonly Block[],
  index: SpecIndex,
  levels: RuleLevels,
): Problem[] {
  const claimed = new Set(claimsOf(file).map(({ claim }) => levelOf(claim.keyword)));
  if (typeof file.data['level'] === 'string') claimed.add(levelOf(file.data['level']));
  const problems: Problem[] = [];
  for (const block of blocks) {
    if (isSpeech(block.field) || block.quotation > 0) continue;
    const add = (line: number, message: string): void => {
      problems.push({ path: file.path, line, field: block.field, message });
    };
    const quotations = findQuotations(block, index);
    let at = 0;
    for (const span of joinCode(block)) {
      for (const match of span.code ? [] : span.text.matchAll(KEYWORD_PATTERN)) {
        const keyword = match[0].replace(/\s+/g, ' ');
        const place = at + match.index;
        if (quotations.some((quotation) => place > quotation.start && place < quotation.end)) continue;
        if (span.says !== undefined) {
          const level = levels.get(span.says);
          if (level !== undefined && level !== levelOf(keyword)) {
            add(
              span.line,
              `expected ${level}, the keyword of ${span.says}, found ${keyword}. Say it as the rule does.`,
            );
          }
        } else if (block.inBody) {
          const around = excerpt(span.text.slice(Math.max(0, match.index - 20), match.index + 40));
          add(
            span.line,
            `expected the keyword ${keyword} within a quotation or <Says rule="MCP-…">, found it bare in “${around}”. ` +
              'Name the rule it comes from, or write it in lower case.',
          );
        } else if (!claimed.has(levelOf(keyword))) {
          add(
            block.line,
            `expected a claim with the keyword ${keyword}, found none in claims. Add the sentence, or write it in lower case.`,
          );
        }
      }
      at += span.text.length;
    }
  }
  return problems;
}

/** Joins neighbouring spans of plain text, so that MUST NOT over a line break is one keyword. */
function joinCode(block: Block): Block['spans'] {
  const joined: Block['spans'] = [];
  for (const span of block.spans) {
    const last = joined.at(-1);
    if (last && !last.code && !span.code && last.says === span.says && /\b(?:MUST|SHOULD|NOT) $/.test(last.text)) {
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    } else joined.push(span);
  }
  return joined;
}
