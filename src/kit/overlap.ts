// Which cards ask for the same: the answer to one would answer the other, and the candidate would be graded twice by one point.
import type { KitCard } from './kit-data.ts';

/** What of a card is compared. */
type Compared = Pick<KitCard, 'slug' | 'cores' | 'near'>;

export interface Overlap {
  /** Slugs, in the order of the cards. */
  one: string;
  other: string;
  /** `near`: one of the cards names the other, or both are of a set that is easily confused. `core`: they rest on the same passages. */
  why: 'near' | 'core';
  /** The passages that essential points of both rest on, such as `basic/index#meta`; none or more with `near`. */
  shared: string[];
}

/**
 * Says whether two cards overlap. A passage is often wider than a point: `basic/index#meta` holds required keys, the missing of one, and
 * who may trust a name; 12 of the 80 cards rest on it, 11 on the security considerations of tools, 8 on statelessness. Of the 3160
 * pairs 238 share a passage, and most of these ask for different things. So it takes two passages, or one that is half of what each
 * of the two rests on: 43 pairs, 28 of which name one another as well. Together with the 207 that are near, 222 overlap.
 */
export function overlaps(one: Compared, other: Compared): Overlap | undefined {
  if (one.slug === other.slug) return undefined;
  const shared = one.cores.filter((core) => other.cores.includes(core));
  const pair = { one: one.slug, other: other.slug, shared };
  if (one.near.includes(other.slug) || other.near.includes(one.slug)) return { ...pair, why: 'near' };
  const isHalf = 2 * shared.length >= Math.max(one.cores.length, other.cores.length);
  return shared.length >= 2 || (shared.length > 0 && isHalf) ? { ...pair, why: 'core' } : undefined;
}

/** Every pair of them that overlaps, in the order of the cards. */
export const findOverlaps = (cards: readonly Compared[]): Overlap[] =>
  cards.flatMap((one, index) => cards.slice(index + 1).flatMap((other) => overlaps(one, other) ?? []));
