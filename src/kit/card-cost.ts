// What speaks against a card as the next question: the wrong role or level, a theme that was there, a point that matters less.
import { IMPORTANCES, keysOf } from '../schemas/taxonomy.ts';
import { hashItem } from '../study/item-hash.ts';
import { isBelowRamp, rankOf } from './eligible.ts';
import type { Choices } from './kit.ts';
import type { KitCard, Level } from './kit-data.ts';
import { overlaps } from './overlap.ts';

/** Kinds that are answered from an exchange or a fault, and not from memory. */
const HANDS_ON: readonly string[] = ['read-the-wire', 'debugging'];
/** Each of these outweighs all that comes after it: by the fourth question one is hands-on, none is far too easy, the role. */
const NEVER_HANDS_ON = 100_000;
const BELOW_RAMP = 20_000;
const OTHER_ROLE = 5_000;
/** It overlaps with all that the role has of such kinds, and none is asked yet. */
const ENDS_HANDS_ON = 1_000;
/** And these are weighed against one another. */
const OTHER_LEVEL = 100;
const NOT_HANDS_ON = 60;
const LESS_IMPORTANT = 60;
const SAME_TOPIC = 40;
/** Topics were chosen, and the card’s own is none of them. */
const ASIDE = 25;
const SAME_KIND = 10;
/** A passage in common, which is not enough for an overlap. */
const SHARED_PASSAGE = 10;
const TOUCHED_TOPIC = 5;
/** The seed’s part. */
const CHANCE = 30;

export const isHandsOn = ({ kind }: KitCard): boolean => HANDS_ON.includes(kind);

/** Whether a role was chosen and the card is not for it. */
export const isForeign = ({ roles }: KitCard, { role }: Choices): boolean =>
  role !== undefined && !roles.includes(role);

const touches = (one: KitCard, other: KitCard): boolean =>
  one.topics.includes(other.topics[0] ?? '') || other.topics.includes(one.topics[0] ?? '');

/** Weighs cards for a question of such a level beside the others: the lowest is the best. `open` are all that can be taken. */
export function createCost(
  target: Level,
  others: readonly KitCard[],
  open: readonly KitCard[],
  choices: Choices,
): (card: KitCard) => number {
  const lacksHandsOn = !others.some(isHandsOn);
  const handsOn = open.filter((card) => isHandsOn(card) && !isForeign(card, choices) && !isBelowRamp(card, choices));
  return (card) => {
    const count = (test: (other: KitCard) => boolean): number => others.filter(test).length;
    const isSameTopic = ({ topics }: KitCard): boolean => topics[0] === card.topics[0];
    const isLess = lacksHandsOn && !isHandsOn(card);
    const endsHandsOn = isLess && handsOn.length > 0 && handsOn.every((other) => overlaps(card, other));
    return (
      (isLess && others.length >= 3 ? NEVER_HANDS_ON : 0) +
      (isBelowRamp(card, choices) ? BELOW_RAMP : 0) +
      (isForeign(card, choices) ? OTHER_ROLE : 0) +
      (endsHandsOn ? ENDS_HANDS_ON : 0) +
      OTHER_LEVEL * Math.abs(rankOf(card.level) - rankOf(target)) +
      (isLess && others.length > 0 ? NOT_HANDS_ON : 0) +
      LESS_IMPORTANT * keysOf(IMPORTANCES).indexOf(card.importance) +
      SAME_TOPIC * count(isSameTopic) +
      (choices.topics.length > 0 && !choices.topics.includes(card.topics[0] ?? '') ? ASIDE : 0) +
      SAME_KIND * count(({ kind }) => kind === card.kind) +
      SHARED_PASSAGE * count(({ cores }) => cores.some((core) => card.cores.includes(core))) +
      TOUCHED_TOPIC * count((other) => touches(card, other) && !isSameTopic(other)) +
      (CHANCE * hashItem(`card:${card.slug} ${choices.seed}`)) / 2 ** 32
    );
  };
}
