// Makes a copy of the tree with many cards and rules in it, ready to be built.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { scaleContent, type TreeFile } from './copy-content.ts';
import { scaleEngine } from './copy-engine.ts';

const root = resolve(import.meta.dirname, '../..');
/** What a copy goes without. */
const LEFT_OUT = new Set(['node_modules', '.git', '.astro', '.cache', 'dist', 'dist-cli', 'test-results', 'coverage']);

function readFiles(folder: string, pattern: string): TreeFile[] {
  const paths = globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  return paths.sort().map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

export interface Scale {
  cards: number;
  rules: number;
}

/** Makes the tree in `folder`, which is emptied first; it draws no pictures of single pages. */
export function makeTree(folder: string, scale: Scale): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const content = scaleContent(readFiles(root, '{src/content,archive}/**/*.{mdx,json}'), scale);
  const engine = scaleEngine(readFiles(root, 'src/{probes,faults}/**/*.ts'), content);
  for (const { path, text } of [...content.files, ...engine]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  leaveOutPictures(folder);
}

const LIST = 'src/pages/pictures/list.json.ts';
const ALL = 'const pictures = [site, ...questions, ...rules, ...lessons];';

/** Leaves the site's own picture alone in a tree: how long the others take is told by any build, and is the same for each. */
function leaveOutPictures(folder: string): void {
  const list = readFileSync(join(folder, LIST), 'utf8');
  if (!list.includes(ALL)) {
    throw new Error(`${LIST}: expected the line “${ALL}”, found none. Correct scripts/scale/make-tree.ts.`);
  }
  writeFileSync(join(folder, LIST), list.replace(ALL, 'const pictures = [site];'));
}

/** Takes the Markdown twins out of a tree. */
export function leaveOutTwins(folder: string): void {
  for (const path of globSync('src/pages/**/index.md.ts', { cwd: folder })) rmSync(join(folder, path));
}
