// Which addresses a page of the site may start code from: what the Trusted Types policy of scripts lets through.

/** Below the base: the service worker, what the build writes, and the worker of the search index. */
const OWN = /^(?:sw|_astro\/[\w.-]+|pagefind\/pagefind-worker)\.js$/;

/** Asks whether an address, written on a page at `page`, names a script of the site that was built for `base`. */
export function isOwnScript(address: string, page: string, base: string): boolean {
  const root = new URL(base.replace(/\/?$/, '/'), page).href;
  const { href } = new URL(address, page);
  return href.startsWith(root) && OWN.test(href.slice(root.length));
}
