// Addresses on this site, under whatever base path it was built for.
import { withBase } from '../../markdown/base-links.ts';

/** The base path of this build: `/`, or `/some/path/`. */
export const BASE: string = import.meta.env.BASE_URL;

/** Gives the address of a page from its path below the base, such as `/rules/MCP-STL-004/`. */
export const sitePath = (path: string): string => withBase(path, BASE);

/** Gives the path of a page below the base: the opposite of `sitePath`. */
export function pathBelowBase(pathname: string, base: string): string {
  const prefix = base.replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

/** Gives the full address of a path below the base, where the site is to be served. */
export const siteUrl = (path: string, site: URL | undefined): string =>
  new URL(sitePath(path), site ?? 'http://localhost').href;
