// Writes the search index of a built site, and shows each page to whoever wants to look at it on the way.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
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

/** So many pages wait for Pagefind, which works in a process of its own, and has the next one at hand. */
const WAITING = 8;

/** Indexes the pages that are to be found, and has every page looked at meanwhile; gives how many there are and are indexed. */
export async function indexPages(
  out: string,
  base: string,
  look: (page: string, html: string) => void,
): Promise<{ pages: number; indexed: number }> {
  const { index } = demand(await pagefind.createIndex({ forceLanguage: 'en' }));
  if (index === undefined) throw new Error('Pagefind gave no index.');
  const files = listFiles(out).filter((file) => file.endsWith('.html'));
  const waiting: ReturnType<typeof index.addHTMLFile>[] = [];
  let indexed = 0;
  // In order: the index numbers pages as they come, and must not differ between two builds.
  for (const sourcePath of files) {
    const content = readFileSync(join(out, sourcePath), 'utf8');
    if (/<main[^>]*\sdata-pagefind-body(?!="false")/.test(content)) {
      waiting.push(index.addHTMLFile({ sourcePath, content }));
      indexed += 1;
    }
    look(sourcePath, content);
    const first = waiting.length === WAITING ? waiting.shift() : undefined;
    if (first !== undefined) demand(await first);
  }
  for (const added of waiting) demand(await added);
  demand(await index.writeFiles({ outputPath: join(out, 'pagefind') }));
  await pagefind.close();
  replaceFragments(join(out, 'pagefind', 'fragment'), base);
  // Ready-made interfaces that no page of ours loads.
  for (const file of listFiles(out)) {
    if (/^pagefind\/pagefind-(ui|modular-ui|component-ui|highlight)\./.test(file)) rmSync(join(out, file));
  }
  return { pages: files.length, indexed };
}
