// Rules in the order of their ids, by category, and where a category has its page.
import { CATEGORIES, categoryOf, type Category } from '../../schemas/taxonomy.ts';

export interface CategoryGroup<T> {
  category: Category;
  name: string;
  rules: T[];
}

/** The page of a category, below the base: `/rules/stl/`. Ids of rules hold hyphens, so the two never meet. */
export const categoryPath = (category: Category): string => `/rules/${category.toLowerCase()}/`;

/** Sorts rules into the categories that have any, in the order of the taxonomy. */
export const groupByCategory = <T extends { id: string }>(rules: readonly T[]): CategoryGroup<T>[] =>
  (Object.keys(CATEGORIES) as Category[])
    .map((category) => ({
      category,
      name: CATEGORIES[category],
      rules: rules.filter(({ id }) => categoryOf(id) === category).sort((a, b) => a.id.localeCompare(b.id)),
    }))
    .filter((group) => group.rules.length > 0);

/** Says how many: `1 rule`, `12 rules`. */
export const countRules = (count: number): string => `${count} ${count === 1 ? 'rule' : 'rules'}`;
