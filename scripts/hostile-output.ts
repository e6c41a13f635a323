// Finds in a built file what a hostile text became that is no text: an element, an attribute, a script, an address.
import { micromark } from 'micromark';
import { parse, parseFragment } from 'parse5';
import { attributeOf, elementsOf, findInline, textOf } from '../src/site/output.ts';

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'content']);

type Tree = Parameters<typeof elementsOf>[0];

/** Finds elements and attributes that a hostile text made, and addresses of another scheme. */
function findMade(tree: Tree): string[] {
  const found: string[] = [];
  for (const element of elementsOf(tree)) {
    for (const { name, value } of element.attrs) {
      const isForeign = ADDRESSES.has(name) && /^\s*(?:javascript|data|vbscript):/i.test(value);
      if (/^hostile|^on/.test(name) || isForeign)
        found.push(`<${element.tagName} ${name}="${value.slice(0, 60)}"> came to be`);
    }
  }
  return found;
}

const readJson = (text: string): string[] => {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [`no JSON: ${(error as Error).message}`];
  }
};

function lookAtHtml(text: string): string[] {
  const tree = parse(text);
  const found = [...findMade(tree), ...findInline(text).map((inline) => `${inline} came to be`)];
  for (const element of elementsOf(tree)) {
    const isData = attributeOf(element, 'type') === 'application/ld+json';
    if (element.tagName === 'script' && isData) found.push(...readJson(textOf(element)));
    if (element.tagName === 'title' && element.namespaceURI.endsWith('xhtml') && textOf(element).trim() === '')
      found.push('the title is empty');
  }
  return found;
}

/** Gives what is wrong with a file, by the end of its name; nothing for kinds that hold no text of authors. */
export function findHostile(file: string, text: string): string[] {
  if (file.endsWith('.html')) return lookAtHtml(text);
  if (/\.(?:json|webmanifest)$/.test(file)) return readJson(text);
  // As a reader's program would show it that lets all HTML through.
  if (/\.(?:md|txt)$/.test(file)) return findMade(parseFragment(micromark(text, { allowDangerousHtml: true })));
  if (/\.(?:xml|svg)$/.test(file) && /<[^<>]*hostile/.test(text)) return ['a tag with hostile text in it came to be'];
  return [];
}
