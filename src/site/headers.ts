// The hosts' header file (`_headers`, as Netlify and Cloudflare Pages read it): made, printed, parsed and applied.
import { headerPolicy } from './csp.ts';

/** One block of the file: a path, perhaps ending in `*`, and the headers of every response under it. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

const ON_EVERY_RESPONSE: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Creates the rules of a built site from the names of its top folders.
 * Hosts join a header that two matching rules set, and two joined policies forbid what either forbids,
 * so each policy stands under paths that no other one matches.
 */
export function createHeaderRules(folders: readonly string[], base = '/'): HeaderRule[] {
  const policy = (page: string): [string, string] => ['Content-Security-Policy', headerPolicy(page)];
  const under = (path: string) => base.replace(/\/$/, '') + path;
  return [
    { path: under('/*'), headers: ON_EVERY_RESPONSE },
    { path: under('/'), headers: [policy('/')] },
    { path: under('/404.html'), headers: [policy('/404.html')] },
    ...[...folders].sort().map((folder): HeaderRule => {
      const headers = [policy(`/${folder}/`)];
      if (folder === '_astro') headers.push(['Cache-Control', A_YEAR]);
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
