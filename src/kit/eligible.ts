// Which cards a kit may ask at all, by what was chosen.
import { keysOf, LEVELS } from '../schemas/taxonomy.ts';
import type { Choices } from './kit.ts';
import type { KitCard, Level } from './kit-data.ts';

/** The number of a level, from 0. */
export const rankOf = (level: Level): number => keysOf(LEVELS).indexOf(level);

/** Whether it is still asked, not beyond the level, and has one of the topics and the kind; any of its topics will do. The role only orders. */
export const isEligible = (card: KitCard, { level, topics, kinds }: Choices): boolean =>
  card.withdrawn !== true &&
  rankOf(card.level) <= rankOf(level) &&
  (topics.length === 0 || card.topics.some((topic) => topics.includes(topic))) &&
  (kinds.length === 0 || kinds.includes(card.kind));

/** Whether it is more than two levels below the chosen one: too easy to begin with. */
export const isBelowRamp = (card: KitCard, { level }: Choices): boolean => rankOf(card.level) < rankOf(level) - 2;
