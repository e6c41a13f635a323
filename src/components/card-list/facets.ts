// The five ways to narrow the list of cards, each with its values in the order readers see them.
import type { Card } from '../../schemas/card.ts';
import { IMPORTANCES, KINDS, LEVELS, ROLES, TOPICS } from '../../schemas/taxonomy.ts';
import type { FacetList } from '../filter/facet-list.ts';
import type { Facets } from '../filter/filter.ts';

const levelNames = Object.fromEntries(Object.entries(LEVELS).map(([key, { name }]) => [key, name]));

export const CARD_LIST = {
  path: '/questions/',
  nouns: ['question', 'questions'],
  facets: {
    level: { title: 'Level', values: levelNames },
    importance: { title: 'Importance', values: IMPORTANCES },
    kind: { title: 'Kind', values: KINDS },
    role: { title: 'Role', values: ROLES },
    topic: { title: 'Topic', values: TOPICS },
  },
} as const satisfies FacetList;

/** What one card has of each facet. */
export const facetsOf = (card: Card): Facets & Record<keyof typeof CARD_LIST.facets, readonly string[]> => ({
  level: [card.level],
  importance: [card.importance],
  kind: [card.kind],
  role: card.roles,
  topic: card.topics,
});
