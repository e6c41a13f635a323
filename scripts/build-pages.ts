// Builds the pages with Astro: the part of scripts/build.ts that needs the most memory. BASE is the base path.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';

const { values } = parseArgs({ options: { out: { type: 'string' }, cache: { type: 'string' } } });
const { out, cache } = values;
if (out === undefined) throw new Error('build-pages: expected --out and a folder; scripts/build.ts gives it.');

try {
  await build({
    root: resolve(import.meta.dirname, '..'),
    outDir: out,
    base: process.env.BASE ?? '/',
    logLevel: 'warn',
    ...(cache && { cacheDir: cache }),
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
