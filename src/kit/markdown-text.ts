// What an interviewer wrote, inside Markdown: it stays what it is, and becomes no heading, link or element.

const PUNCTUATION = /[\\`*_[\]<>&|~]/g;

/** Writes text as prose on one line. */
export const markdownLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(PUNCTUATION, String.raw`\$&`)
    // At its start it would begin a list, a heading, or a line under one.
    .replace(/^(?:[-+=](?!\d)|#)/, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?= |$)/, String.raw`$1\$2`);

/** Writes text as a quotation that keeps its lines. */
export const markdownQuote = (text: string): string =>
  text
    .trim()
    .split(/\r\n|[\n\r]/)
    .map((line) => `> ${markdownLine(line)}`.trimEnd())
    // Two spaces at the end of a line keep it one (CommonMark 0.31, section 6.7).
    .join('  \n');

/** Writes texts as a list under a line that says what they are; nothing where there are none. */
export const markdownList = (what: string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : [[`${what}:`, '', ...texts.map((text) => `- ${markdownLine(text)}`)].join('\n')];
