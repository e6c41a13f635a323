// Builds the site a second time, from an empty cache, and fails when any byte differs from dist.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const first = join(root, 'dist');
const second = join(root, '.cache', 'built-again');

function hashFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

if (!existsSync(first)) {
  console.error('There is no built site in dist/. Run npm run build first.');
  process.exit(1);
}
for (const folder of [second, `${second}.cache`]) rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--unchecked', '--out', second], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

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
