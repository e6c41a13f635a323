// Which rows of a list a combination of filters leaves, and how the combination is written in an address.
export type Filter = ReadonlyMap<string, readonly string[]>;
export type Facets = Readonly<Record<string, readonly string[]>>;

/** Reads a query such as `level=L2&level=L3&role=platform-engineer`; ignores keys that are no facets. */
export function parseFilter(query: URLSearchParams, facets: readonly string[]): Filter {
  return new Map(
    facets.map((facet) => [facet, [...new Set(query.getAll(facet))]] as const).filter(([, all]) => all.length > 0),
  );
}

/** Writes a filter as a query with its `?`, or nothing where nothing is filtered. */
export function formatFilter(filter: Filter): string {
  const query = new URLSearchParams([...filter].flatMap(([facet, values]) => values.map((value) => [facet, value])));
  return query.size === 0 ? '' : `?${query}`;
}

/** Puts a value into the filter, or takes it out where it is there. */
export function toggleValue(filter: Filter, facet: string, value: string): Filter {
  const values = filter.get(facet) ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  const changed = new Map(filter);
  if (next.length === 0) changed.delete(facet);
  else changed.set(facet, next);
  return changed;
}

/** Whether what has these values stays: any value of a facet will do, and every facet must have one. */
export const matchesFilter = (one: Facets, filter: Filter): boolean =>
  [...filter].every(([facet, values]) => values.some((value) => one[facet]?.includes(value) ?? false));

/** How many have a value, where the other facets stay filtered as they are. */
export function countValue(all: readonly Facets[], filter: Filter, facet: string, value: string): number {
  const alone = new Map(filter).set(facet, [value]);
  return all.filter((one) => matchesFilter(one, alone)).length;
}
