// Text of a server's inside Markdown, where it must not become markup, a link, a mention or the end of a fence.
import { showHidden } from '../exchange/escape.ts';
import { formatPlain } from './plain-text.ts';

/** Puts text into a code span, which nothing in the text can end (CommonMark 0.31 section 6.1). */
export function codeSpan(text: string): string {
  const line = formatPlain(text);
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  // A space at both ends is taken away; one is needed where the text begins or ends with a backtick.
  const space = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${ticks}${space}${line}${space}${ticks}`;
}

// What GitHub turns into something by itself: addresses, mentions, issues, emoji, mathematics.
const MAGIC = /:\/\/|www\.|[@#$]|:[\w+-]+:|\bgh-\d/i;
const PUNCTUATION = /[\\`*_{}[\]()<>&|~!]/g;

/** Writes text as prose on one line: punctuation is escaped, and what would become a link by itself stands as code. */
export const escapeMarkdown = (text: string): string =>
  formatPlain(text)
    .split(' ')
    .map((word) => (MAGIC.test(word) ? codeSpan(word) : word.replace(PUNCTUATION, String.raw`\$&`)))
    .join(' ')
    // At its start it would begin a list, a rule, or a line under a heading.
    .replace(/^[-+=](?!\d)/, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?= |$)/, String.raw`$1\$2`);

/** Text for a cell of a table, where a pipe would begin the next cell even in code (GFM section 4.10). */
export const escapeCell = (text: string): string =>
  formatPlain(text)
    .split(' ')
    .map((word) => (MAGIC.test(word) ? codeSpan(word).replaceAll('|', String.raw`\|`) : escapeMarkdown(word)))
    .join(' ');

/** Puts lines into a fence that none of them can end; hidden characters are shown. */
export function fence(text: string, language = 'text'): string {
  const shown = text.split('\n').map(showHidden).join('\n');
  const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${shown}\n${ticks}`;
}
