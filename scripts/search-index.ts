// Makes the search index: Pagefind, which works in a process of its own, reads each page while Astro renders the next.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import * as pagefind from 'pagefind';
import type { Found } from '../src/site/found.ts';
import { listFiles } from './list-files.ts';

/** Fails on any answer of Pagefind that carries errors: it reports them and goes on. */
function demand<T extends { errors: string[] }>(response: T): T {
  if (response.errors.length > 0) throw new Error(`Pagefind: ${response.errors.join('; ')}`);
  return response;
}

/** What Pagefind writes before the JSON of a fragment. */
const SIGNATURE = 'pagefind_dcd';

interface Fragment {
  url: string;
  meta: Record<string, string | undefined>;
  filters: Record<string, string[] | undefined>;
}

/**
 * Puts in the place of each fragment, which has the whole text of a page for an excerpt, what our list of results shows:
 * an excerpt could give an answer away, and to cut it from twenty pages took most of the time of a search.
 */
function replaceFragments(folder: string, base: string): void {
  for (const file of listFiles(folder)) {
    const path = join(folder, file);
    const text = gunzipSync(readFileSync(path)).toString();
    if (!text.startsWith(SIGNATURE)) throw new Error(`Pagefind: ${file} does not begin with ${SIGNATURE}.`);
    const { url, meta, filters } = JSON.parse(text.slice(SIGNATURE.length)) as Fragment;
    const found: Found = {
      url: base + url.slice(1),
      label: meta['id'] ?? filters['kind']?.[0] ?? 'Page',
      title: meta['title'] ?? url,
      description: meta['description'] ?? '',
    };
    writeFileSync(path.replace(/\.\w+$/, '.json'), JSON.stringify(found));
    rmSync(path);
  }
}

const ids = (names: string): string[] => names.split(' ').map((name) => `#${name}`);

/** What is on many pages and is none of their own text. */
const NOT_ITS_OWN = [
  // Pagefind leaves code out by itself as long as nothing else is named.
  'pre',
  // Facts beside the text, anchors, lists of other pages.
  ...'.crumb .facts .screen .self .parts .row-heads .rows'.split(' '),
  // Headings that every rule has, and what nearly all probes can say.
  ...ids('fix failing passing inapplicable check why questions others claims'),
  ...ids('reason-no-answer reason-out-of-sight reason-needs-token reason-not-served reason-refused-cold'),
];

/** So many pages wait for Pagefind, so that it has the next one at hand. */
const WAITING = 8;

async function createSearchIndex() {
  const { index } = demand(await pagefind.createIndex({ forceLanguage: 'en', excludeSelectors: NOT_ITS_OWN }));
  if (index === undefined) throw new Error('Pagefind gave no index.');
  const waiting: ReturnType<typeof index.addHTMLFile>[] = [];
  /** Takes a page that is to be found; `url` is its path below the base. */
  const add = async (url: string, html: string): Promise<void> => {
    if (!/<main[^>]*\sdata-pagefind-body(?!="false")/.test(html)) return;
    // Neither is searched, and together they are half of what Pagefind would have to read.
    const content = html.replace(/<(pre|svg)\b[\s\S]*?<\/\1>/g, '');
    waiting.push(index.addHTMLFile({ url, content }));
    const first = waiting.length > WAITING ? waiting.shift() : undefined;
    if (first !== undefined) demand(await first);
  };
  const write = async (out: string, base: string): Promise<void> => {
    for (const added of waiting) demand(await added);
    demand(await index.writeFiles({ outputPath: join(out, 'pagefind') }));
    await pagefind.close();
    replaceFragments(join(out, 'pagefind', 'fragment'), base);
    // Ready-made interfaces that no page of ours loads.
    for (const file of listFiles(join(out, 'pagefind'))) {
      if (/^pagefind-(ui|modular-ui|component-ui|highlight)\./.test(file)) rmSync(join(out, 'pagefind', file));
    }
  };
  return { add, write };
}

/** Renders pages in the order of their paths: the index numbers them as they come, and must not differ between builds. */
const inOrder = (pages: AstroPrerenderer): AstroPrerenderer['getStaticPaths'] => {
  // Of two routes with one path the first wins, so these keep their order.
  return async () =>
    (await pages.getStaticPaths()).sort((a, b) => Number(a.pathname > b.pathname) - Number(a.pathname < b.pathname));
};

/** The part of a build that makes `pagefind/`. */
export function searchIndex(base: string): AstroIntegration {
  let making: ReturnType<typeof createSearchIndex> | undefined;
  return {
    name: 'search-index',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((pages) => ({
          ...pages,
          getStaticPaths: inOrder(pages),
          render: async (request, options) => {
            const rendered = await pages.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            if (!response.headers.get('Content-Type')?.startsWith('text/html')) return rendered;
            const html = await response.text();
            const { add } = await (making ??= createSearchIndex());
            await add(new URL(request.url).pathname.slice(base.length - 1), html);
            return new Response(html, response);
          },
        }));
      },
      'astro:build:done': async ({ dir }) => (await making)?.write(fileURLToPath(dir), base),
    },
  };
}
