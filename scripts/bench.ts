// npm run bench: measures pages, engine and probes; `npm run bench -- build` the build and the search with thousands of cards.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PARTS = {
  pages: 'bench-pages.ts',
  engine: 'bench-engine.ts',
  probes: 'bench-probes.ts',
  build: 'bench-build.ts',
};
type Part = keyof typeof PARTS;

/** What is measured without a name: all that takes a minute or two. */
const USUAL: readonly Part[] = ['pages', 'engine', 'probes'];

const [name, ...rest] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(PARTS, name)) {
  console.error(`bench: expected one of ${Object.keys(PARTS).join(', ')}, found ${name}.`);
  process.exit(1);
}
for (const part of name === undefined ? USUAL : [name as Part]) {
  const script = join(import.meta.dirname, PARTS[part]);
  const { status } = spawnSync(process.execPath, [script, ...rest], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
