// What the site holds around a rule: who asks about it, who teaches it, how many stand beside it. Found once for all pages.
import { getCollection, type CollectionEntry } from 'astro:content';
import { categoryOf } from '../../schemas/taxonomy.ts';
import { groupByRule } from './group-by-rule.ts';

interface Around {
  cards: CollectionEntry<'questions'>[];
  lessons: CollectionEntry<'lessons'>[];
  /** Rules that it names as related. */
  related: CollectionEntry<'rules'>[];
  /** How many rules its category has. */
  mates: number;
}

let finder: Promise<(rule: CollectionEntry<'rules'>) => Around> | undefined;

async function createFinder(): Promise<(rule: CollectionEntry<'rules'>) => Around> {
  const rules = await getCollection('rules');
  const cards = groupByRule(await getCollection('questions'), ({ data }) => data.rules);
  const lessons = groupByRule(await getCollection('lessons'), ({ data }) => data.rules);
  const categories = Map.groupBy(rules, ({ id }) => categoryOf(id));
  return ({ id, data }) => ({
    cards: cards.get(id) ?? [],
    lessons: lessons.get(id) ?? [],
    related: rules.filter((other) => data.related.includes(other.id)),
    mates: categories.get(categoryOf(id))?.length ?? 0,
  });
}

/** Finds what stands around a rule. */
export const aroundRule = async (rule: CollectionEntry<'rules'>): Promise<Around> =>
  (await (finder ??= createFinder()))(rule);
