// A list that readers narrow: where it is, what it counts, and its facets with their values in the order readers see them.
import type { Facets } from './filter.ts';

export interface FacetList {
  /** The page of the whole list, below the base. */
  path: string;
  /** What it counts: one, and several. */
  nouns: readonly [one: string, several: string];
  facets: Readonly<Record<string, { title: string; values: Readonly<Record<string, string>> }>>;
}

/** One value that something in the list has, and how many have it. */
export interface CountedValue {
  facet: string;
  value: string;
  name: string;
  count: number;
}

/** The built page that lists what has one value, below the base: `/questions/level/l2/`. */
export const valuePath = (list: FacetList, facet: string, value: string): string =>
  `${list.path}${facet}/${value.toLowerCase()}/`;

/** The values of one facet that are in use, in the list's order. */
export const countValues = (list: FacetList, facet: string, all: readonly Facets[]): CountedValue[] =>
  Object.entries(list.facets[facet]?.values ?? {})
    .map(([value, name]) => ({ facet, value, name, count: all.filter((one) => one[facet]?.includes(value)).length }))
    .filter(({ count }) => count > 0);

/** The parameters of every built page of a single value. */
export const valuePages = (list: FacetList, all: readonly Facets[]) =>
  Object.keys(list.facets).flatMap((facet) =>
    countValues(list, facet, all).map(({ value }) => ({
      params: { facet, value: value.toLowerCase() },
      props: { facet, value },
    })),
  );

/** The attributes by which the script of the filters knows a row. */
export const rowAttributes = (facets: Facets): Record<string, string> =>
  Object.fromEntries(Object.entries(facets).map(([facet, values]) => [`data-${facet}`, values.join(' ')]));

/** Says how many are shown: `3 of 11 rules`. */
export const formatCount = (shown: number, all: number, [one, several]: FacetList['nouns']): string =>
  `${shown} of ${all} ${all === 1 ? one : several}`;
