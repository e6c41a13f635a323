// Writes the hash of every claim into its file, from the index of the specification. Usage: npm run cite [<path> …]
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { claimsOf, describeClaim, locateClaim, writeHashes } from '../src/truth/check-claims.ts';
import { readContentFile } from '../src/truth/content-file.ts';
import { readSpecIndex, type StoredSpecIndex } from '../src/truth/spec-index.ts';

const root = new URL('..', import.meta.url);
const stored = JSON.parse(readFileSync(new URL('src/truth/spec-index.json', root), 'utf8')) as StoredSpecIndex;
const index = readSpecIndex(stored);
const only = process.argv.slice(2);
let total = 0;
for (const path of globSync('src/content/**/*.mdx', { cwd: root })
  .map((name) => name.replaceAll('\\', '/'))
  .sort()) {
  if (only.length > 0 && !only.some((part) => path.includes(part))) continue;
  const file = readContentFile(path, readFileSync(new URL(path, root), 'utf8'));
  for (const { number, claim } of claimsOf(file)) {
    const range = locateClaim(index, claim);
    if (!('wrong' in range)) continue;
    console.error(`${path}:${file.lineOf(['claims', number, range.field])}: ${describeClaim(claim)}: ${range.wrong}`);
    process.exitCode = 1;
  }
  const { text, written } = writeHashes(file, index);
  if (written === 0) continue;
  writeFileSync(new URL(path, root), text);
  console.log(`${path}: ${written === 1 ? '1 hash' : `${written} hashes`}`);
  total += written;
}
console.log(`cite: ${total} written`);
