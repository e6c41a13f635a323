// npm run build: content checks, pages, search index, service worker, the hosts' header file, and checks of what came out.
// BASE=/sub/ builds for a base path; --out names another folder than dist; --unchecked leaves the content checks out.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createHeaderRules, formatHeaders } from '../src/site/headers.ts';
import { writeIcons } from './icons.ts';
import { listFiles } from './list-files.ts';
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

/** Runs one of our programs to its end. Throws what `failed` says where it fails; why, the program has said itself. */
async function run(script: string, words: readonly string[], failed: string): Promise<void> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...words], { cwd: root, stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(`${failed} (${signal ?? `exit code ${code}`}); what is above says why.`);
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
  if (!values.unchecked) await run('check-content', [], 'The content is wrong, nothing was built');
  // A cache of its own: a second build that reads the first one's proves nothing.
  const cacheDir = out === join(root, 'dist') ? undefined : `${out}.cache`;
  if (cacheDir) rmSync(cacheDir, { recursive: true, force: true });
  const cache = cacheDir === undefined ? [] : ['--cache', cacheDir];
  // Astro keeps what it read until its process ends: in one of its own it leaves the memory to what comes after it.
  await run('build-pages', ['--out', out, ...cache], 'The pages could not be built');
  writeIcons(out);
  const [pictures] = await Promise.all([
    writePictures(out),
    buildServiceWorker(out, base),
    run('check-output', [out], 'What was built is wrong'),
  ]);
  writeHeaders();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const pages = listFiles(out).filter((file) => file.endsWith('.html')).length;
  console.log(`Built ${pages} pages in ${seconds} s: ${relative(root, out)}/`);
  const kilobytes = Math.round(pictures.bytes / 1000);
  const paintSeconds = (pictures.milliseconds / 1000).toFixed(1);
  console.log(
    `${pictures.count} pictures of ${kilobytes} kB in ${paintSeconds} s of these, ${pictures.drawn} of them drawn anew.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
