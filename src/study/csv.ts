// The cards as a table for a spreadsheet (RFC 4180), in which no cell is a formula.
import { REVISION } from '../protocol/revision.ts';
import type { CardSheet } from './anki.ts';
import { plainText } from './drill-data.ts';

const COLUMNS = ['slug', 'question', 'prompt', 'level', 'topics', 'key points', 'basics', 'solid', 'url', 'revision'];

/** Spreadsheets run a cell that begins with one of these, some after blanks; an apostrophe in front makes it text (OWASP, CSV Injection). */
const FORMULA = /^(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

const formatCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
const formatLine = (cells: readonly string[]): string => `${cells.map(formatCell).join(',')}\r\n`;

/**
 * Writes lines of cells as a file, none of them a formula. The byte order mark in front is for Excel, which otherwise does not
 * read UTF-8.
 */
export const formatTable = (lines: readonly (readonly string[])[]): string => `\uFEFF${lines.map(formatLine).join('')}`;

/** The words of a text, on one line. */
const words = (html: string): string => plainText(html).replace(/\s+/g, ' ').trim();

/**
 * Writes a line for each card below the names of the columns; key points stand below each other in their cell. `site` is the
 * address that paths are resolved against.
 */
export function formatCsv(cards: readonly CardSheet[], site: string): string {
  const lines = cards.map(({ slug, title, prompt = '', level, topics, keyPoints, basics, solid, url }) => {
    const points = keyPoints.map(({ html, essential }) => `${essential ? 'Essential: ' : ''}${words(html)}`).join('\n');
    const page = new URL(url, site).href;
    const texts = [points, words(basics), words(solid)];
    return [slug, words(title), words(prompt), level, topics.join(' '), ...texts, page, REVISION];
  });
  return formatTable([COLUMNS, ...lines]);
}
