// Checks of what was built: paths that collide, and HTML that the Content Security Policy would block.
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** Finds groups of paths that differ in case only: they are one file on macOS and Windows. */
export function findCaseCollisions(paths: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const key = path.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
/** The value of an attribute; `undefined` where there is none. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** Gives every element of a tree, in document order, those inside `<template>` too. */
export function* elementsOf(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) yield* elementsOf(child);
}

/** The text of an element, in the page as it was served. */
export const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/**
 * What every inline part looks like in HTML as it is written, so that a page without it need not be parsed: that takes most of
 * the time. The scripts it passes over are those of a file and of data, in the one spelling that the build has.
 */
const SUSPECT =
  /<style|<script(?! type="module" src="[^"]*"><\/script>| type="application\/(?:ld\+)?json">)|[\s"'/](?:style|on[^\s"'=<>/]+)\s*=|=\s*["']?\s*(?:&(?!quot;|amp;|lt;|gt;|#39;|#x26;)|j[^"':]*&|javascript:)/i;

/** Finds what a page has inline and the policy blocks: scripts, styles, style and event attributes, javascript: links. */
export function findInline(html: string): string[] {
  const found: string[] = [];
  if (!SUSPECT.test(html)) return found;
  for (const element of elementsOf(parse(html))) {
    const { tagName } = element;
    // Data blocks are not executed, so no policy concerns them.
    const isData = /^application\/(ld\+)?json$/.test(attributeOf(element, 'type') ?? '');
    if (tagName === 'script' && attributeOf(element, 'src') === undefined && !isData)
      found.push('<script> without src');
    if (tagName === 'style') found.push('<style>');
    for (const { name, value } of element.attrs) {
      if (name === 'style' || name.startsWith('on')) found.push(`<${tagName} ${name}="${value.slice(0, 40)}">`);
      if (/^\s*javascript:/i.test(value)) found.push(`<${tagName} ${name}="javascript:…">`);
    }
  }
  return found;
}
