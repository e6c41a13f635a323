// A turn as plain text: what the printer writes, without its markup.
import type { Turn } from './exchange.ts';
import { formatTurn } from './lines.ts';

/** Gives the text of a printed line back; every character of it was escaped. */
export const readLine = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Writes a turn as it is printed; whatever holds `pointer` in its body, or in that event of its stream, is opened out. */
export const formatTurnText = (turn: Turn, pointer?: string, event?: number): string =>
  formatTurn(turn, pointer, event)
    .map(({ html, indent = 0 }) => '  '.repeat(indent) + readLine(html))
    .join('\n');
