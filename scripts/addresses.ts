// npm run addresses: adds to archive/addresses.txt what the site in dist/ has and the list has not yet. Nothing is ever taken
// out; what the last commit does not have counts as a draft.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatAddresses, joinAddresses, listAddresses, missingFrom, parseAddresses } from '../src/site/addresses.ts';
import { listFiles } from './list-files.ts';

const root = resolve(import.meta.dirname, '..');
const LIST = 'archive/addresses.txt';
const file = join(root, LIST);
const dist = join(root, 'dist');

const committed = spawnSync('git', ['show', `HEAD:./${LIST}`], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
const published = parseAddresses(committed.status === 0 ? committed.stdout : readFileSync(file, 'utf8'));
const built = listAddresses(listFiles(dist), (name) => readFileSync(join(dist, name), 'utf8'));
const added = missingFrom(published, built);
writeFileSync(file, formatAddresses(joinAddresses(published, built)));
console.log(`${LIST}: ${added.length} added.`);
const gone = missingFrom(built, published);
if (gone.length > 0) console.log(`No longer there, and to be put back:\n${gone.join('\n')}`);
