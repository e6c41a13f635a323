// Checks what was built: nothing inline, no paths that collide, no character that the fonts lack. A program of its own, to
// which scripts/build.ts gives the folder: it reads every page while others are at work.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCaseCollisions, findInline } from '../src/site/output.ts';
import { findLeftOut, listLeftOut } from './cut-fonts.ts';
import { listFiles } from './list-files.ts';

/** Says what is wrong in the files of a built site. */
async function findProblems(out: string): Promise<string[]> {
  const files = listFiles(out);
  const problems: string[] = [];
  for (const group of findCaseCollisions(files)) {
    problems.push(`${group.join(' and ')} differ in case only; rename one.`);
  }
  const told = new Set<string>();
  const leftOut = await listLeftOut();
  for (const file of files) {
    // The service worker, which is made meanwhile, shows no text.
    if (!/\.(html|css|js)$/.test(file) || file.startsWith('pagefind/') || file === 'sw.js') continue;
    const text = readFileSync(join(out, file), 'utf8');
    for (const problem of findLeftOut(text, leftOut)) {
      // The first file is enough: a character of the header is in all of them.
      if (!told.has(problem)) problems.push(`${file}: ${problem}`);
      told.add(problem);
    }
    for (const inline of file.endsWith('.html') ? findInline(text) : []) {
      problems.push(`${file}: ${inline} is inline, which the Content Security Policy blocks; move it to a file.`);
    }
  }
  return problems;
}

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('check-output: expected a folder; scripts/build.ts gives it.');
const problems = await findProblems(out);
if (problems.length > 0) {
  console.error(`The build is wrong:\n${problems.join('\n')}`);
  process.exit(1);
}
