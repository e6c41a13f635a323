// Which rules belong to a topic: those of its categories, those that its cards lean on most first.
import type { Card } from '../../schemas/card.ts';
import { categoryOf, type Category, type TOPICS } from '../../schemas/taxonomy.ts';
import { TOPIC_TEXTS } from '../../schemas/topic-texts.ts';

/** How many rules a topic’s page lists; its categories have pages of their own. */
export const MOST_RULES = 8;

/** The ids of a topic’s rules, of those that are published, and its categories that have any. */
export function rulesOfTopic(
  topic: keyof typeof TOPICS,
  cards: readonly Pick<Card, 'topics' | 'rules'>[],
  published: readonly string[],
): { rules: string[]; categories: Category[] } {
  const named = new Map<string, number>();
  for (const { topics, rules } of cards) {
    if (topics[0] !== topic) continue;
    for (const rule of rules) named.set(rule, (named.get(rule) ?? 0) + 1);
  }
  const { categories } = TOPIC_TEXTS[topic];
  const rules = published
    .filter((id) => named.has(id))
    .toSorted((a, b) => (named.get(b) ?? 0) - (named.get(a) ?? 0) || a.localeCompare(b))
    .slice(0, MOST_RULES);
  return { rules, categories: categories.filter((one) => published.some((id) => categoryOf(id) === one)) };
}
