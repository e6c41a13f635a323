// npm run build: content checks, pages, search index, the hosts' header file, and checks of what came out.
// BASE=/sub/ builds for a base path; --out names another folder than dist; --unchecked leaves the content checks out.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import * as pagefind from 'pagefind';
import { createHeaderRules, formatHeaders } from '../src/site/headers.ts';
import { findCaseCollisions, findInline } from '../src/site/output.ts';
import { findLeftOut, listLeftOut } from './cut-fonts.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist') },
    unchecked: { type: 'boolean', default: false },
  },
});
const out = resolve(values.out);
const base = `/${process.env.BASE ?? ''}/`.replace(/\/+/g, '/');
process.env.BASE = base;
// Where this one is set (Vitest does), Astro takes it for the base of links.
delete process.env.BASE_URL;
process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** Every file of the built site, relative to it, in one order on every machine. */
function listFiles(): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function checkContent(): void {
  const { status } = spawnSync(process.execPath, ['scripts/check-content.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The content is wrong: see above. Nothing was built.');
}

/** Fails on any answer of Pagefind that carries errors: it reports them and goes on. */
function demand<T extends { errors: string[] }>(response: T): T {
  if (response.errors.length > 0) throw new Error(`Pagefind: ${response.errors.join('; ')}`);
  return response;
}

async function writeSearchIndex(): Promise<number> {
  const { index } = demand(await pagefind.createIndex({ forceLanguage: 'en' }));
  if (index === undefined) throw new Error('Pagefind gave no index.');
  let pages = 0;
  // One by one and in order: the index numbers pages as they come, and must not differ between two builds.
  for (const file of listFiles()) {
    if (!file.endsWith('.html')) continue;
    const content = readFileSync(join(out, file), 'utf8');
    if (!/<main[^>]*\sdata-pagefind-body(?!="false")/.test(content)) continue;
    demand(await index.addHTMLFile({ sourcePath: file, content }));
    pages += 1;
  }
  demand(await index.writeFiles({ outputPath: join(out, 'pagefind') }));
  await pagefind.close();
  // Ready-made interfaces that no page of ours loads.
  for (const file of listFiles()) {
    if (/^pagefind\/pagefind-(ui|modular-ui|component-ui|highlight)\./.test(file)) rmSync(join(out, file));
  }
  return pages;
}

function writeHeaders(): void {
  const folders = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rules = createHeaderRules(
    folders.map((entry) => entry.name),
    base,
  );
  writeFileSync(join(out, '_headers'), formatHeaders(rules));
}

async function checkOutput(): Promise<number> {
  const files = listFiles();
  const problems = findCaseCollisions(files).map((group) => `${group.join(' and ')} differ in case only; rename one.`);
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    for (const inline of findInline(readFileSync(join(out, page), 'utf8'))) {
      problems.push(`${page}: ${inline} is inline, which the Content Security Policy blocks; move it to a file.`);
    }
  }
  const leftOut = await listLeftOut();
  const told = new Set<string>();
  for (const file of files) {
    if (!/\.(html|css|js)$/.test(file) || file.startsWith('pagefind/')) continue;
    for (const problem of findLeftOut(readFileSync(join(out, file), 'utf8'), leftOut)) {
      // The first file is enough: a character of the header is in all of them.
      if (!told.has(problem)) problems.push(`${file}: ${problem}`);
      told.add(problem);
    }
  }
  if (problems.length > 0) throw new Error(`The build is wrong:\n${problems.join('\n')}`);
  return pages.length;
}

const began = performance.now();
try {
  if (!values.unchecked) checkContent();
  // A cache of its own: a second build that reads the first one's proves nothing.
  const cacheDir = out === join(root, 'dist') ? undefined : `${out}.cache`;
  await build({ root, outDir: out, base, logLevel: 'warn', ...(cacheDir && { cacheDir }) });
  const indexed = await writeSearchIndex();
  writeHeaders();
  const pages = await checkOutput();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Built ${pages} pages, ${indexed} of them in the search index, in ${seconds} s: ${relative(root, out)}/`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
