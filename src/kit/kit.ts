// A kit: what was chosen, and the questions that came of it, in the order in which they are asked.
import type { Level } from './kit-data.ts';

/** What an interviewer chooses; the same choices always give the same proposal. */
export interface Choices {
  /** The level that the questions lead up to. */
  level: Level;
  /** Whom it is for, a key of ROLES; without it, anyone. */
  role?: string;
  /** Minutes of the slot, with everything, before extra time; 15 to 180. */
  minutes: number;
  /** Keys of TOPICS that questions come from; none means all. */
  topics: string[];
  /** Keys of KINDS that questions come from; none means all. */
  kinds: string[];
  /** Whether cards that have variants are asked as one, which the seed picks. */
  asksVariants: boolean;
  /** Another one gives other questions and variants; a whole number from 0. */
  seed: number;
  /** All times are so many times as long; from 1 to 4. */
  extraTime: number;
}

export interface KitItem {
  slug: string;
  /** Hash of the card as it was when it was chosen. */
  hash: string;
  /** Which variant is asked in the question’s place, from 1; without it, the question itself. */
  variant?: number;
  /** Stays where it is when the rest is proposed anew. */
  isLocked?: boolean;
}

export interface Kit {
  choices: Choices;
  items: KitItem[];
}

export const DEFAULT_CHOICES: Choices = {
  level: 'L2',
  minutes: 60,
  topics: [],
  kinds: [],
  asksVariants: false,
  seed: 0,
  extraTime: 1,
};

export const SHORTEST_SLOT = 15;
export const LONGEST_SLOT = 180;
/** Questions that a kit may have. */
export const MOST_ITEMS = 200;
