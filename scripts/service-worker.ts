// Builds the service worker for a built site: it knows every file by name, and changes when any of them does.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import type { SiteFiles } from '../src/offline/site-files.ts';
import { listFiles } from './list-files.ts';

const root = resolve(import.meta.dirname, '..');

/** Folders of pages that are tools, and of what they all use. */
const TOOLS = /^(_astro|pagefind|drill|kit|check|playground|search|offline)\//;
/** What a page to read shows besides its HTML. */
const OTHERS = /^(favicon\.svg|manifest\.webmanifest|index\.html)$/;
/** Files of the kit and of programs that nobody needs without a network. */
const LEFT_OUT = /^kit\/versions\/|\.md$|^pagefind\/wasm\.unknown/;

const compress = promisify(brotliCompress);
/** So many files are compressed at once, on the threads that Node has beside its own. */
const AT_ONCE = 32;

/** Bytes after compression as servers do it; what is compressed in itself stays as it is. */
async function sizeOf(file: string, content: Buffer): Promise<number> {
  if (/\.(woff2|png|pagefind|pf_\w+)$/.test(file)) return content.length;
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).length;
}

/** Lists what the service worker has to know of the site in `out`, served under `base`. */
export async function listSiteFiles(out: string, base: string): Promise<SiteFiles> {
  const hash = createHash('sha256');
  const tools: string[] = [];
  const pages: string[] = [];
  const bytes = { tools: 0, all: 0 };
  const isTool = (file: string): boolean => TOOLS.test(file) || OTHERS.test(file);
  const files = listFiles(out).filter(
    (file) => !LEFT_OUT.test(file) && (isTool(file) || /(^|\/)index\.html$/.test(file)),
  );
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const sized = files.slice(from, from + AT_ONCE).map((file) => {
      const content = readFileSync(join(out, file));
      hash.update(file).update('\0').update(content);
      (isTool(file) ? tools : pages).push(base + file.replace(/(^|\/)index\.html$/, '$1'));
      return sizeOf(file, content).then((size) => {
        bytes.all += size;
        if (isTool(file)) bytes.tools += size;
      });
    });
    await Promise.all(sized);
  }
  return { version: hash.digest('hex').slice(0, 12), tools, pages, bytes };
}

/** Writes `sw.js` into a built site. */
export async function buildServiceWorker(out: string, base: string): Promise<void> {
  const files = await listSiteFiles(out, base);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SITE_FILES: JSON.stringify(JSON.stringify(files)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
