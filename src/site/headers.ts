// The hosts' header file (`_headers`, as Netlify and Cloudflare Pages read it): made, printed, parsed and applied.
import { headerPolicy } from './csp.ts';

/** One block of the file: a path, perhaps ending in `*`, and the headers of every response under it. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Endings of the search index’s files, which are compressed already: without a type of their own they would be guessed. */
export const PACKED_FILES = ['pagefind', 'pf_meta', 'pf_index', 'pf_filter', 'pf_sort'];

const ON_EVERY_RESPONSE: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Folders whose files other sites may show: where a link is shared, and data for everyone. */
const FOR_OTHERS = new Set(['api', 'icons', 'pictures']);
const NOT_FOR_OTHERS: [string, string] = ['Cross-Origin-Resource-Policy', 'same-origin'];

/** Names of files in `_astro/` change with what is in them. */
const KEPT_FOR_A_YEAR: [string, string] = ['Cache-Control', 'public, max-age=31536000, immutable'];
/** Without it browsers keep a page for a tenth of its age, and a new one is not seen. */
const ASKED_FOR: [string, string] = ['Cache-Control', 'no-cache'];

/**
 * Creates the rules of a built site from the names of its top folders.
 * Hosts join a header that two matching rules set, and two joined policies forbid what either forbids,
 * so what is not the same everywhere stands under paths that no other rule matches.
 */
export function createHeaderRules(folders: readonly string[], base = '/'): HeaderRule[] {
  const policy = (page: string): [string, string] => ['Content-Security-Policy', headerPolicy(page)];
  const under = (path: string) => base.replace(/\/$/, '') + path;
  return [
    { path: under('/*'), headers: ON_EVERY_RESPONSE },
    // A service worker obeys the policy that it came with.
    ...['/', '/404.html', '/sw.js'].map((file): HeaderRule => ({
      path: under(file),
      headers: [policy(file), NOT_FOR_OTHERS, ASKED_FOR],
    })),
    ...[...folders].sort().map((folder): HeaderRule => {
      const headers = [policy(`/${folder}/`)];
      if (!FOR_OTHERS.has(folder)) headers.push(NOT_FOR_OTHERS);
      headers.push(folder === '_astro' ? KEPT_FOR_A_YEAR : ASKED_FOR);
      // Data for everyone, pages of other sites too.
      if (folder === 'api') headers.push(['Access-Control-Allow-Origin', '*']);
      return { path: under(`/${folder}/*`), headers };
    }),
  ];
}

/** Prints rules as the text of a `_headers` file. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}

/** Parses the text of a `_headers` file; throws an error that names the line that is neither path nor header. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([!#$%&'*+.^_`|~\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined || rule === undefined) {
      throw new Error(
        `_headers line ${index + 1}: expected a path that begins with / or, under a path, an indented "Name: value"; ` +
          `received ${JSON.stringify(line)}. Run npm run build, which writes this file.`,
      );
    }
    rule.headers.push([name, value]);
  }
  return rules;
}

/** Finds the headers of a path, in the order of the file; a header that several rules set is joined, as hosts do. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    const matches = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
    if (!matches) continue;
    for (const [name, value] of rule.headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}
