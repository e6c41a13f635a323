// What a set of questions covers: by level, topic and kind, and what of a role it leaves out.
import { KINDS, LEVELS, TOPICS } from '../schemas/taxonomy.ts';
import type { Choices } from './kit.ts';
import type { KitCard } from './kit-data.ts';
import { isEligible } from './eligible.ts';

/** So many questions of one level, topic or kind. */
export interface Count {
  key: string;
  /** What a reader sees. */
  name: string;
  count: number;
}

/** All in the order of the taxonomy; each of the lists adds up to the number of questions. */
export interface Coverage {
  levels: Count[];
  /** By the topic that is a question’s own, its first. */
  topics: Count[];
  kinds: Count[];
}

/** Counts the questions; what was chosen and is not asked stands there with 0. */
export function describeCoverage(cards: readonly KitCard[], choices: Choices): Coverage {
  return {
    levels: tally(
      LEVELS,
      cards.map(({ level }) => level),
      [choices.level],
    ),
    topics: tally(TOPICS, cards.map(firstTopic), choices.topics),
    kinds: tally(
      KINDS,
      cards.map(({ kind }) => kind),
      choices.kinds,
    ),
  };
}

const firstTopic = ({ topics: [first = ''] }: KitCard): string => first;

/** Counts in the order of the list; a name that is not in it comes last, under itself. */
function tally(list: Readonly<Record<string, string | { name: string }>>, found: string[], chosen: string[]): Count[] {
  const keys = [...new Set([...Object.keys(list), ...found])];
  return keys
    .map((key) => ({ key, name: nameIn(list, key), count: found.filter((one) => one === key).length }))
    .filter(({ key, count }) => count > 0 || chosen.includes(key));
}

function nameIn(list: Readonly<Record<string, string | { name: string }>>, key: string): string {
  const entry = list[key] ?? key;
  return typeof entry === 'string' ? entry : entry.name;
}

/**
 * The topics that could be asked and are not: some card of the role, up to the level and of the chosen topics and kinds, has one as its own,
 * and no question is about it at all. `cards` are all there are, `asked` those of the kit.
 */
export function listUnasked(
  cards: readonly KitCard[],
  asked: readonly KitCard[],
  choices: Choices,
): { key: string; name: string }[] {
  const touched = new Set(asked.flatMap(({ topics }) => topics));
  const own = new Set(
    cards
      .filter((card) => isEligible(card, choices) && (choices.role === undefined || card.roles.includes(choices.role)))
      .map(firstTopic),
  );
  return Object.entries(TOPICS)
    .filter(([key]) => own.has(key) && !touched.has(key))
    .map(([key, name]) => ({ key, name }));
}
