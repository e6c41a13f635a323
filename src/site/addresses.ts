// The addresses that were ever published: pages, their anchors, and files for programs. Reports, cards and other sites link to them.
import { parse } from 'parse5';
import { attributeOf, elementsOf } from './output.ts';

/** Anchors by path below the base; a file for programs has none. */
export type Addresses = ReadonlyMap<string, readonly string[]>;

/** What is there for pages of ours alone, or has its content in its name. */
const OURS =
  /^\/(_astro|pagefind|drill|icons|pictures|kit\/versions)\/.*\.|^\/(check|kit|playground|search)\/[^/]+\.json$|^\/_headers$|^\/404\.html$/;

/** What has an id for the sake of labels and the skip link, and is no address that anyone is given. */
const NOT_LINKED = new Set(['main', 'input', 'select', 'textarea', 'button', 'form', 'p', 'label']);

/** Lists the addresses of a built site: `files` are paths in it, `read` gives the text of one. */
export function listAddresses(files: readonly string[], read: (file: string) => string): Addresses {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const path = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    if (OURS.test(path)) continue;
    const elements = file.endsWith('.html') ? [...elementsOf(parse(read(file)))] : [];
    const ids = elements.flatMap((element) =>
      NOT_LINKED.has(element.tagName) ? [] : (attributeOf(element, 'id') ?? []),
    );
    found.set(path, [...new Set(ids)].sort());
  }
  return found;
}

/** Writes the list, a path a line, its anchors after it. */
export const formatAddresses = (addresses: Addresses): string =>
  [...addresses.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, anchors]) => `${[path, ...anchors.map((anchor) => `#${anchor}`)].join(' ')}\n`)
    .join('');

/** Reads what `formatAddresses` wrote. */
export function parseAddresses(text: string): Addresses {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [path = '', ...anchors] = line.split(' ');
      return [path, anchors.map((anchor) => anchor.slice(1))];
    }),
  );
}

/** The addresses of `some` that `others` lacks, written as links. */
export const missingFrom = (others: Addresses, some: Addresses): string[] =>
  [...some.entries()]
    .flatMap(([path, anchors]) => {
      const there = others.get(path);
      if (there === undefined) return [path];
      return anchors.filter((anchor) => !there.includes(anchor)).map((anchor) => `${path}#${anchor}`);
    })
    .sort();

/** Both together; nothing is ever taken out. */
export function joinAddresses(one: Addresses, other: Addresses): Addresses {
  const all = new Map(one);
  for (const [path, anchors] of other) all.set(path, [...new Set([...(all.get(path) ?? []), ...anchors])].sort());
  return all;
}
