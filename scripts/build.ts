// npm run build: content checks, pages, search index, service worker, the hosts' header file, and checks of what came out.
// BASE=/sub/ builds for a base path; --out names another folder than dist; --unchecked leaves the content checks out.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createHeaderRules, formatHeaders } from '../src/site/headers.ts';
import { createOutputCheck } from './check-output.ts';
import { writeIcons } from './icons.ts';
import { indexPages } from './index-pages.ts';
import { writePictures } from './pictures.ts';
import { buildServiceWorker } from './service-worker.ts';

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

function checkContent(): void {
  const { status } = spawnSync(process.execPath, ['scripts/check-content.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The content is wrong: see above. Nothing was built.');
}

/** Astro keeps what it read until its process ends: in one of its own it leaves the memory to what comes after it. */
function buildPages(cacheDir: string | undefined): void {
  const words = ['scripts/build-pages.ts', '--out', out, ...(cacheDir === undefined ? [] : ['--cache', cacheDir])];
  const { status, signal } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`The pages could not be built (${signal ?? `exit code ${status}`}); what is above says why.`);
}

function writeHeaders(): void {
  const folders = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rules = createHeaderRules(
    folders.map((entry) => entry.name),
    base,
  );
  writeFileSync(join(out, '_headers'), formatHeaders(rules));
}

const began = performance.now();
try {
  if (!values.unchecked) checkContent();
  // A cache of its own: a second build that reads the first one's proves nothing.
  const cacheDir = out === join(root, 'dist') ? undefined : `${out}.cache`;
  if (cacheDir) rmSync(cacheDir, { recursive: true, force: true });
  buildPages(cacheDir);
  writeIcons(out);
  const { checkPage, finish } = await createOutputCheck(out);
  const [pictures, { pages, indexed }] = await Promise.all([writePictures(out), indexPages(out, base, checkPage)]);
  await buildServiceWorker(out, base);
  writeHeaders();
  finish();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Built ${pages} pages, ${indexed} of them in the search index, in ${seconds} s: ${relative(root, out)}/`);
  const kilobytes = Math.round(pictures.bytes / 1000);
  const paintSeconds = (pictures.milliseconds / 1000).toFixed(1);
  console.log(
    `${pictures.count} pictures of ${kilobytes} kB in ${paintSeconds} s of these, ${pictures.drawn} of them drawn anew.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
