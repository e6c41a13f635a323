// The questions of a kit, proposed for what was chosen: the same ones for the same choices, and few others for nearly the same.
import { hashItem } from '../study/item-hash.ts';
import { arrange } from './arrange.ts';
import { createCost } from './card-cost.ts';
import { isEligible } from './eligible.ts';
import type { Choices, Kit, KitItem } from './kit.ts';
import type { KitCard, Level } from './kit-data.ts';
import { levelToChoose, rampTo } from './level-ramp.ts';
import { overlaps } from './overlap.ts';
import { askedSeconds, proposedTime, questionTime } from './plan-time.ts';
import { describeProposal } from './proposal-notices.ts';

export interface Proposal {
  items: KitItem[];
  /** What the reader has to know about it, each a sentence or two. */
  notices: string[];
}

/** Picks the variant that is asked for a seed, from 1; nothing where the card has none. */
export const pickVariant = ({ slug, variants }: KitCard, seed: number): number | undefined =>
  variants.length === 0 ? undefined : 1 + (hashItem(`card:${slug} variant ${seed}`) % variants.length);

/** The card as a kit holds it: as it is now, and as a variant where that was chosen. */
export function toItem(card: KitCard, { asksVariants, seed }: Choices): KitItem {
  const variant = asksVariants ? pickVariant(card, seed) : undefined;
  return { slug: card.slug, hash: card.hash, ...(variant === undefined ? {} : { variant }) };
}

/**
 * Proposes the questions for what was chosen. Levels climb to the chosen one and never beyond; no two overlap; topics and kinds differ as
 * far as they can; they fill the slot. Locked items of `kept` stay at their places, and the rest is fitted round them.
 */
export function propose(cards: readonly KitCard[], choices: Choices, kept: readonly KitItem[] = []): Proposal {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const places = kept.flatMap((item, index) => (item.isLocked === true ? [{ item, index }] : []));
  const locked = [...new Set(places.flatMap(({ item }) => bySlug.get(item.slug) ?? []))];
  const expected = choose(cards, choices, []);
  // To lock what is proposed anyway changes nothing.
  const chosen = locked.every((card) => expected.includes(card)) ? expected : choose(cards, choices, locked);
  const items = arrange(chosen)
    .filter((card) => !locked.includes(card))
    .map((card) => toItem(card, choices));
  for (const { item, index } of places) items.splice(index, 0, item);
  return { items, notices: describeProposal(cards, chosen, choices) };
}

/**
 * Chooses one card after another until the next one does not fit any more. Each choice looks only at those before it, so that a longer
 * slot has the questions of a shorter one and some more. `first` are there from the start.
 */
function choose(cards: readonly KitCard[], choices: Choices, first: readonly KitCard[]): KitCard[] {
  const chosen = [...first];
  const there = first.map(({ level }) => level);
  let open = cards.filter(
    (card) => isEligible(card, choices) && !first.some((other) => other === card || overlaps(card, other)),
  );
  for (;;) {
    const target = levelToChoose(choices.level, chosen.length - first.length, there);
    const [best] = rank(open, target, chosen, choices);
    if (best === undefined || secondsOf([...chosen, best]) > proposedTime(choices.minutes)) return chosen;
    chosen.push(best);
    open = open.filter((card) => card !== best && !overlaps(card, best));
  }
}

/** The best first. */
function rank(open: readonly KitCard[], target: Level, others: readonly KitCard[], choices: Choices): KitCard[] {
  const cost = createCost(target, others, open, choices);
  return open
    .map((card) => ({ card, cost: cost(card) }))
    .sort((a, b) => a.cost - b.cost || (a.card.slug < b.card.slug ? -1 : 1))
    .map(({ card }) => card);
}

const secondsOf = (cards: readonly KitCard[]): number => cards.reduce((sum, card) => sum + askedSeconds(card), 0);

/**
 * Proposes another question for a place: the next best after the one that is there, and after the last the first again. Those that
 * overlap with the other questions come only where every one does. Nothing where there is no other.
 */
export function proposeOther(cards: readonly KitCard[], kit: Kit, index: number): KitItem | undefined {
  const { choices, items } = kit;
  const here = items[index];
  const slugs = new Set(items.map(({ slug }) => slug));
  const others = cards.filter(({ slug }) => slugs.has(slug) && slug !== here?.slug);
  const open = cards.filter((card) => isEligible(card, choices) && !others.includes(card));
  const apart = open.filter((card) => !others.some((other) => overlaps(card, other)));
  const candidates = apart.length > 0 ? apart : open;
  const left = questionTime(choices.minutes) - secondsOf(others);
  const fits = (card: KitCard): boolean => askedSeconds(card) <= left;
  // What the place asks for, and not the card that is there: the order stays the same from one to the next.
  const ranked = rank(candidates, rampTo(choices.level, items.length)[index] ?? choices.level, others, choices);
  const inTurn = [...ranked.filter(fits), ...ranked.filter((card) => !fits(card))];
  const next = inTurn[(inTurn.findIndex(({ slug }) => slug === here?.slug) + 1) % inTurn.length];
  return next === undefined || next.slug === here?.slug ? undefined : toItem(next, choices);
}
