// The Content Security Policy of every page: one place, printed as meta, sent as header, written to the hosts' header file.

/**
 * Directives of every page. Nothing inline, nothing evaluated, nothing from elsewhere; text becomes elements or the
 * address of a worker only through src/components/frame/trusted-html.ts and trusted-scripts.ts. What is not named, such as
 * objects and frames, falls to default-src. No upgrade-insecure-requests: nothing of ours has an http address, and the
 * servers on a reader’s own machine do.
 */
const EVERYWHERE = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self'"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['manifest-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'wireproof-scripts wireproof-html'],
] as const;

/** Where Pagefind compiles its WebAssembly: the search page, and the folder that its worker is loaded from. */
const COMPILES_WEBASSEMBLY = ['/search/', '/pagefind/'];

/** Where Pagefind starts a worker and knows no policy: a default one, with the same rules as ours, vouches for it. */
const HAS_DEFAULT_POLICY = ['/search/'];

/**
 * Where the page itself speaks to a server that the reader names: over TLS, or on this machine. CSP has no way to write
 * an IPv6 address (CSP 3, section 2.3.1), so the loopback one goes by its name.
 */
const SPEAKS_TO_SERVERS = ['/check/', '/playground/'];
const SERVERS = 'https: http://localhost:* http://127.0.0.1:*';

/**
 * Gives the policy of a page for `<meta http-equiv="Content-Security-Policy">`.
 * `page` is the path below the base, such as `/rules/MCP-STL-004/`.
 */
export function contentSecurityPolicy(page: string): string {
  const isUnder = (folders: readonly string[]): boolean => folders.some((folder) => page.startsWith(folder));
  const more: Partial<Record<string, string>> = {
    ...(isUnder(COMPILES_WEBASSEMBLY) ? { 'script-src': " 'wasm-unsafe-eval'" } : {}),
    ...(isUnder(HAS_DEFAULT_POLICY) ? { 'trusted-types': ' default' } : {}),
    ...(isUnder(SPEAKS_TO_SERVERS) ? { 'connect-src': ` ${SERVERS}` } : {}),
  };
  return EVERYWHERE.map(([directive, sources]) => `${directive} ${sources}${more[directive] ?? ''}`).join('; ');
}

/** Gives the policy of a page for the response header, which alone can forbid framing (CSP 3, section 6.4.2). */
export function headerPolicy(page: string): string {
  return `${contentSecurityPolicy(page)}; frame-ancestors 'none'`;
}
