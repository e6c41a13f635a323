// The five ways to narrow the list of cards, each with its values in the order readers see them.
import type { Card } from '../../schemas/card.ts';
import { IMPORTANCES, KINDS, LEVELS, ROLES, TOPICS } from '../../schemas/taxonomy.ts';

export type Facet = 'level' | 'importance' | 'kind' | 'role' | 'topic';

const levelNames = Object.fromEntries(Object.entries(LEVELS).map(([key, { name }]) => [key, name]));

export const FACETS: Readonly<Record<Facet, { title: string; values: Readonly<Record<string, string>> }>> = {
  level: { title: 'Level', values: levelNames },
  importance: { title: 'Importance', values: IMPORTANCES },
  kind: { title: 'Kind', values: KINDS },
  role: { title: 'Role', values: ROLES },
  topic: { title: 'Topic', values: TOPICS },
};

export const FACET_KEYS = Object.keys(FACETS) as Facet[];

/** What one card has of each facet. */
export const facetsOf = (card: Card): Record<Facet, readonly string[]> => ({
  level: [card.level],
  importance: [card.importance],
  kind: [card.kind],
  role: card.roles,
  topic: card.topics,
});

/** The built page that lists the cards with one value, below the base: `/questions/level/l2/`. */
export const valuePath = (facet: Facet, value: string): string => `/questions/${facet}/${value.toLowerCase()}/`;
