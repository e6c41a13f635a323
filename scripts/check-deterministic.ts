// Builds the site a second time, from an empty cache, and fails when any byte differs from dist; with --built the second
// build is there already. Pictures may come from the first build: scripts/pictures.test.ts draws one twice.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listFiles } from './list-files.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const first = join(root, 'dist');
const second = join(root, '.cache', 'built-again');
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });

function hashFiles(folder: string): Map<string, string> {
  const hash = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(listFiles(folder).map((file) => [file, hash(file)]));
}

if (!existsSync(first)) {
  console.error('There is no built site in dist/. Run npm run build first.');
  process.exit(1);
}
if (!values.built) {
  const again = ['scripts/build.ts', '--unchecked', '--out', second];
  const { status } = spawnSync(process.execPath, again, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const before = hashFiles(first);
const after = hashFiles(second);
const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
if (differing.length > 0) {
  console.error(
    `Two builds differ in ${differing.length} of ${before.size} files:\n${differing.sort().slice(0, 20).join('\n')}`,
  );
  console.error(
    'Compare dist/ and .cache/built-again/; a time, a random number or an unsorted list is the usual cause.',
  );
  process.exit(1);
}
console.log(`Two builds are equal: ${before.size} files.`);
