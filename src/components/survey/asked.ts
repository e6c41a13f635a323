// How often public lists of interview questions ask what a card asks; counted once, in November 2026 (scripts/survey.ts).
import survey from './survey.json';

/** A public list that was counted. */
export interface SurveyedList {
  id: string;
  title: string;
  kind: string;
  language: string;
  /** How many of its questions are about MCP, as far as it was read. */
  questions: number;
  /** Whether it was read to the end. */
  complete: boolean;
  date?: string;
  url?: string;
  repo?: string;
  path?: string;
}

/** Below this many lists no number is shown: it would say more about the search than about the question. */
export const FEWEST = 4;

export const LISTS: readonly SurveyedList[] = survey.lists;
/** All questions that were seen in the lists. */
export const QUESTIONS = survey.questions;
/** When it was counted, as readers see it. */
export const MONTH = new Date(`${survey.surveyed}-01`).toLocaleDateString('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const CARDS: Readonly<Record<string, readonly string[]>> = survey.cards;
const ASKED_TOPICS: Readonly<Record<string, readonly string[]>> = survey.topics;

/** In how many lists a question like the card’s stands; nothing where they are too few to say. */
export function countAsked(slug: string): number | undefined {
  const count = CARDS[slug]?.length ?? 0;
  return count < FEWEST ? undefined : count;
}

/** In how many lists a question on the topic stands. */
export const countTopic = (topic: string): number => ASKED_TOPICS[topic]?.length ?? 0;

/** `in 35 of 72 public lists (November 2026)` */
export const formatAsked = (lists: number): string => `in ${lists} of ${LISTS.length} public lists (${MONTH})`;
