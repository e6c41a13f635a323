// A kit as a link brings it, held against the cards that there are.
import { versionWith, type CardHistory } from './card-history.ts';
import type { Kit, KitItem } from './kit.ts';
import type { KitCard } from './kit-data.ts';

/** What is known of a card that a link names in another version: its history, that there is none, or that nothing could be asked. */
export type Known = CardHistory | 'none' | 'unreachable';

const bySlugOf = (cards: readonly KitCard[]): Map<string, KitCard> => new Map(cards.map((card) => [card.slug, card]));

/** Takes the current version where a link names none, and the question itself where the variant is gone; says what was changed. */
export function settleKit(kit: Kit, cards: readonly KitCard[]): { kit: Kit; notices: string[] } {
  const bySlug = bySlugOf(cards);
  const notices: string[] = [];
  const items = kit.items.map(({ variant, ...item }, index): KitItem => {
    const card = bySlug.get(item.slug);
    const settled = { ...item, hash: item.hash === '' ? (card?.hash ?? '') : item.hash };
    if (variant === undefined) return settled;
    if (card === undefined || variant <= card.variants.length) return { ...settled, variant };
    notices.push(`Question ${index + 1} has no variant ${variant} any more. It is asked as itself.`);
    return settled;
  });
  return { kit: { ...kit, items }, notices };
}

/** The questions that are there in another version than the link names, or not at all: their histories tell more. */
export function listOutdated({ items }: Kit, cards: readonly KitCard[]): KitItem[] {
  const bySlug = bySlugOf(cards);
  return items.filter(({ slug, hash }) => bySlug.get(slug)?.hash !== hash);
}

/** The cards that a kit asks although they are gone: in the version that it names, or the last one. */
export function listWithdrawn({ items }: Kit, cards: readonly KitCard[], known: ReadonlyMap<string, Known>): KitCard[] {
  const bySlug = bySlugOf(cards);
  return items.flatMap(({ slug, hash }) => {
    const history = known.get(slug);
    if (bySlug.has(slug) || typeof history !== 'object') return [];
    const card = versionWith(history, hash) ?? history.versions.at(-1)?.card;
    return card === undefined ? [] : [{ ...card, withdrawn: true as const }];
  });
}
