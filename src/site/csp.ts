// The Content Security Policy of every page: one place, printed as meta, sent as header, written to the hosts' header file.

/** Directives of every page. Nothing inline, nothing evaluated, nothing from elsewhere. */
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
] as const;

/** Where Pagefind compiles its WebAssembly: the search page, and the folder that its worker is loaded from. */
const COMPILES_WEBASSEMBLY = ['/search/', '/pagefind/'];

/**
 * Gives the policy of a page for `<meta http-equiv="Content-Security-Policy">`.
 * `page` is the path below the base, such as `/rules/MCP-STL-004/`.
 */
export function contentSecurityPolicy(page: string): string {
  const compiles = COMPILES_WEBASSEMBLY.some((folder) => page.startsWith(folder));
  return EVERYWHERE.map(([directive, sources]) =>
    directive === 'script-src' && compiles ? `${directive} ${sources} 'wasm-unsafe-eval'` : `${directive} ${sources}`,
  ).join('; ');
}

/** Gives the policy of a page for the response header, which alone can forbid framing (CSP 3, section 6.4.2). */
export function headerPolicy(page: string): string {
  return `${contentSecurityPolicy(page)}; frame-ancestors 'none'`;
}
