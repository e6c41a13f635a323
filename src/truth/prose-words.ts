// Reduces Markdown prose to its bare words, the same way for the specification and for a quote from it.

/** Markdown without its marks, as one line: no fences, tags, links, emphasis, code ticks, footnotes. */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1`*\s*$/gm, ' ')
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/^\[[^\]\n]+\]:\s*\S+.*$/gm, ' ')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\{@link\s+([^\s|}]+)[\s|]*([^}]*)\}/g, (_, target: string, label: string) => label || target)
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\](?:\((?:[^()]|\([^)]*\))*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replace(/^\s*(?:[-*+>]\s+|\d+[.)]\s+)+/gm, ' ')
    .replace(/&(?:lt|gt|amp|quot|nbsp|mdash|ndash);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\\(?=[^A-Za-z0-9\s])/g, '')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Dashes and hard spaces part words, so a space stands for them. */
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

/**
 * The words of a piece of Markdown, in order. Letter case counts; punctuation around a word does not, so that a
 * quote may end where the sentence goes on. A minus before a digit stays: `-32602` is not `32602`.
 */
export function proseWords(markdown: string): string[] {
  return stripMarkdown(markdown)
    .normalize('NFC')
    .replace(/[‘’‛′]/g, "'")
    .replace(/[–—―|]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^(?:(?!-\d)[^\p{L}\p{N}])+/u, '').replace(/[^\p{L}\p{N}]+$/u, ''))
    .filter((word) => word !== '');
}

/** Splits a quote at its elisions, `[…]`. A bare `…` is the author's own, and no elision. */
export const splitAtElisions = (quote: string): string[] =>
  quote
    .split(/\\?\[(?:…|\.\.\.)\\?\]/)
    .map((side) => side.trim())
    .filter((side) => side !== '');
