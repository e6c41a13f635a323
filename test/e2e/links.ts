// Follows every link, source and anchor of a built site inside that site.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { elementsOf } from '../../src/site/output.ts';
import { listPages, pathOf, readPage } from './site.ts';

const LINKS = ['href', 'src', 'action', 'data-src', 'poster'];

/** Gives, as `page: link (why)`, what leads nowhere in a site that was built into `folder` for `base`. */
export function findBrokenLinks(folder: string, base: string): string[] {
  const prefix = base.replace(/\/$/, '');
  const anchors = new Map<string, Set<string>>();
  const links: { page: string; link: string }[] = [];
  for (const page of listPages(folder)) {
    const ids = new Set<string>();
    for (const element of elementsOf(parse(readPage(page, folder)))) {
      for (const { name, value } of element.attrs) {
        if (name === 'id') ids.add(value);
        if (LINKS.includes(name)) links.push({ page, link: value });
      }
    }
    anchors.set(pathOf(page), ids);
  }

  const broken: string[] = [];
  for (const { page, link } of links) {
    const here = new URL(prefix + pathOf(page), 'http://site.test');
    const { origin, pathname, hash } = new URL(link, here);
    if (origin !== here.origin) continue;
    const wrong = (why: string) => broken.push(`${page}: ${link} (${why})`);
    if (!pathname.startsWith(`${prefix}/`)) {
      wrong(`outside the base ${base}`);
      continue;
    }
    const path = decodeURI(pathname.slice(prefix.length));
    const file = join(folder, path, path.endsWith('/') ? 'index.html' : '');
    if (!existsSync(file) || statSync(file).isDirectory()) wrong('no such file');
    else if (
      hash !== '' &&
      hash !== '#' &&
      anchors.has(path) &&
      !anchors.get(path)?.has(decodeURIComponent(hash.slice(1)))
    ) {
      // Text fragments and the state of the page are no anchors.
      const isState = hash.startsWith('#:~:') || (path === '/kit/' && hash.startsWith('#kit='));
      if (!isState) wrong('no such anchor');
    }
  }
  return [...new Set(broken)].sort();
}
