// Text of a server's on a terminal or in a build's log, where it must stay text.
import { showHidden } from '../exchange/escape.ts';

/**
 * Makes one line of text that no terminal and no build log takes for a command: control and invisible characters are shown as
 * JSON would escape them, and so is what begins a command of GitHub Actions (`::`, `##[`) or of its relatives (`##vso[`).
 */
export const formatPlain = (text: string): string =>
  showHidden(text.replace(/[ \t\r\n]+/g, ' '))
    .replace(/##(?=[\w-]*\[)/g, String.raw`\u0023#`)
    .replace(/(^|\s)::/g, String.raw`$1\u003a:`);

/** Breaks a line at its spaces so that each has at most `width` characters where that is possible. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
