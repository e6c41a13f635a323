// Writes text of ours as Markdown: plain words, code, fences, lists, and the parts of a page under each other.

/**
 * Writes plain text so that nothing in it becomes markup. What cannot become any stays as it is, since these texts are
 * read as they stand: a bracket that begins no link, an underscore that none closes.
 */
export function plainText(text: string): string {
  const escaped = text.replace(/[\\`*<>]|\[(?=[^\]]*\]\()/g, String.raw`\$&`).replace(/&(?=#?\w+;)/g, String.raw`\&`);
  return /\S_(?!\w)/.test(text) ? escaped.replace(/(?<!\w)_|_(?!\w)/g, String.raw`\_`) : escaped;
}

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

/** Puts text into a code span, which nothing in it can end (CommonMark 0.31 section 6.1). */
export function codeText(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** Puts lines into a fence that none of them can end. */
export function fenceLines(text: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${ticks}${language}\n${text}\n${ticks}`;
}

/** A list of items of one line each, or of several, which are indented. */
export const listItems = (items: readonly string[], isNumbered = false): string =>
  items
    .map((item, index) => {
      const mark = isNumbered ? `${index + 1}. ` : '- ';
      return mark + item.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');

/** Puts parts under each other; what is missing or empty is left out. */
export const joinParts = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** A heading with what stands under it; nothing where that is nothing. */
export const section = (rank: number, title: string, ...parts: readonly (string | undefined)[]): string => {
  const text = joinParts(...parts);
  return text === '' ? '' : `${'#'.repeat(rank)} ${title}\n\n${text}`;
};

/** Makes addresses complete that stand on the page with this path below the base; `urlOf` completes one from the root. */
export const completeFrom =
  (path: string, urlOf: (path: string) => string) =>
  (address: string): string =>
    address.startsWith('/') && !address.startsWith('//') ? urlOf(address) : new URL(address, urlOf(path)).href;
