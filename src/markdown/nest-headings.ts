// Moves the headings of a card's or rule's body below the page's own: its highest becomes an h3.
import type { MdastPluginEntry } from 'satteri';

type Rank = 1 | 2 | 3 | 4 | 5 | 6;

const rankOf = (depth: number): Rank => Math.min(6, Math.max(1, depth)) as Rank;

const NESTED = /\/content\/(questions|rules)\//;

/** How far the headings of a Markdown source must move for its highest one to be of rank `top`. */
export function headingShift(source: string, top: number): number {
  const prose = source.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  const ranks = [...prose.matchAll(/^(#{1,6})\s/gm)].map(([, hashes]) => hashes?.length ?? top);
  return ranks.length === 0 ? 0 : top - Math.min(...ranks);
}

/** A Markdown plugin; lessons keep their headings, since their body is the page. */
export const nestHeadings: MdastPluginEntry = ({ fileURL, source }) => {
  if (!NESTED.test(fileURL?.pathname ?? '')) return null;
  const shift = headingShift(source, 3);
  if (shift === 0) return null;
  return {
    name: 'nest-headings',
    heading(node, context) {
      context.setProperty(node, 'depth', rankOf(node.depth + shift));
    },
  };
};
