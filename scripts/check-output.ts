// Checks what was built: nothing inline, no paths that collide, no character that the fonts lack.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCaseCollisions, findInline } from '../src/site/output.ts';
import { findLeftOut, listLeftOut } from './cut-fonts.ts';
import { listFiles } from './list-files.ts';

/** Makes what looks at each page, and at the other files when all are there; `finish` throws where something is wrong. */
export async function createOutputCheck(out: string) {
  const problems: string[] = [];
  const told = new Set<string>();
  const leftOut = await listLeftOut();
  const checkCharacters = (file: string, text: string): void => {
    for (const problem of findLeftOut(text, leftOut)) {
      // The first file is enough: a character of the header is in all of them.
      if (!told.has(problem)) problems.push(`${file}: ${problem}`);
      told.add(problem);
    }
  };
  const checkPage = (page: string, html: string): void => {
    for (const inline of findInline(html)) {
      problems.push(`${page}: ${inline} is inline, which the Content Security Policy blocks; move it to a file.`);
    }
    checkCharacters(page, html);
  };
  const finish = (): void => {
    const files = listFiles(out);
    for (const group of findCaseCollisions(files)) {
      problems.push(`${group.join(' and ')} differ in case only; rename one.`);
    }
    for (const file of files) {
      if (!/\.(css|js)$/.test(file) || file.startsWith('pagefind/')) continue;
      checkCharacters(file, readFileSync(join(out, file), 'utf8'));
    }
    if (problems.length > 0) throw new Error(`The build is wrong:\n${problems.join('\n')}`);
  };
  return { checkPage, finish };
}
