// Addresses are a contract: what was ever published is there, and what is there is written down.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/list-files.ts';
import { listAddresses, missingFrom, parseAddresses } from '../../src/site/addresses.ts';
import { dist, root } from './site.ts';

const published = parseAddresses(readFileSync(join(root, 'archive/addresses.txt'), 'utf8'));
const built = listAddresses(listFiles(dist), (file) => readFileSync(join(dist, file), 'utf8'));

test('every address that was ever published is there; put back what is named, a lost anchor by <Anchor id="…" />', () => {
  expect(missingFrom(built, published)).toEqual([]);
});

test('every address of the site is written down; npm run addresses does it', () => {
  expect(missingFrom(published, built)).toEqual([]);
});
