// Writes the current version of every changed card into the archive that old links are read with. Usage: npm run archive
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  archiveCard,
  archiveSchema,
  formatArchive,
  planVersions,
  type ArchivedVersion,
  type CardArchive,
} from '../src/kit/card-archive.ts';
import { readCards } from './read-cards.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = 'archive/questions';

/** What git prints; nothing where it is not there or refuses. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

function readVersions(path: string, text: string): ArchivedVersion[] {
  try {
    const archive = JSON.parse(text) as CardArchive;
    archiveSchema.parse(archive);
    return archive.versions;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`${path}: expected an archive, found something else: ${why}\nRestore the file from git.`);
    process.exit(1);
  }
}

// Where the last commit does not hold this project, nothing is known of what was published.
const hasHistory = git('cat-file', '-e', 'HEAD:./package.json') !== undefined;
const published = new Set(hasHistory ? git('ls-tree', '-r', '--name-only', 'HEAD', '--', FOLDER)?.split('\n') : []);

function readPublished(path: string): ArchivedVersion[] | undefined {
  if (!hasHistory) return undefined;
  return published.has(path) ? readVersions(`HEAD:${path}`, git('show', `HEAD:./${path}`) ?? '') : [];
}

const today = new Date().toISOString().slice(0, 10);
const sources = globSync('src/content/questions/**/*.mdx', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(`${root}/${path}`, 'utf8'),
}));
const cards = readCards(sources);
mkdirSync(`${root}/${FOLDER}`, { recursive: true });
let written = 0;
for (const { slug, card } of cards) {
  const path = `${FOLDER}/${slug}.json`;
  const text = existsSync(`${root}/${path}`) ? readFileSync(`${root}/${path}`, 'utf8') : undefined;
  const stored = text === undefined ? [] : readVersions(path, text);
  const next = formatArchive({ versions: planVersions(await archiveCard(card, today), stored, readPublished(path)) });
  if (next === text) continue;
  writeFileSync(`${root}/${path}`, next);
  written += 1;
}

// The archive of a card that was renamed before anybody could link to it.
const known = new Set(sources.map(({ path }) => `${FOLDER}/${path.replace(/^.*\/|\.mdx$/g, '')}.json`));
const drafts = globSync(`${FOLDER}/*.json`, { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => hasHistory && !known.has(path) && !published.has(path));
for (const path of drafts) rmSync(`${root}/${path}`);

const left = sources.length - cards.length;
console.log(`archive: ${cards.length} cards, ${written} files written, ${drafts.length} of drafts removed`);
if (left > 0) console.log(`${left} cards do not fit their schema and were left out: run npm run check:content`);
