// Prints what was measured at several sizes, as rows, as ratios, and what is over a bar.
import type { Use } from './run-measured.ts';
import type { SearchUse } from './search-time.ts';

export interface Row {
  name: string;
  /** HTML files. */
  pages: number;
  build: Use;
  search?: SearchUse;
}

/** For 1,000 cards and 580 rules on two cores, before pictures and twins: seconds and bytes. For any size: milliseconds. */
const BARS = { size: '1000 cards, 580 rules', seconds: 60, memory: 3e9, search: 50 };
/** How much longer a page may take at the next size before that is no longer called linear. */
const LINEAR = 1.15;

const format = (value: number | undefined, digits = 1): string => (value === undefined ? '' : value.toFixed(digits));
const rowOf = (name: string, ...cells: string[]): string =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(11)).join('');

export const HEADS = rowOf(
  '',
  'pages',
  'seconds',
  'processor s',
  'ms a page',
  'GB',
  'index MB',
  'first kB',
  'next kB',
  'ms',
  'p95 ms',
);

/** Milliseconds that a page takes: of processor time where that is known, since it does not hang on what else runs. */
const pageTime = ({ build, pages }: Row): number => ((build.processor ?? build.seconds) / pages) * 1000;

export const formatRow = (row: Row): string =>
  rowOf(
    row.name,
    String(row.pages),
    format(row.build.seconds),
    format(row.build.processor),
    format(pageTime(row)),
    format(row.build.memory && row.build.memory / 1e9, 2),
    format(row.search && row.search.disk / 1e6, 2),
    format(row.search && row.search.first / 1000, 0),
    format(row.search && row.search.further / 1000, 0),
    format(row.search?.median),
    format(row.search?.p95),
  );

const ratio = (one: number | undefined, other: number | undefined): string =>
  one === undefined || other === undefined ? 'not measured' : format(one / other, 2);

/** Each size against Starlight, and against the size before. */
export function formatRatios(sizes: readonly Row[][]): string[] {
  return sizes.flatMap(([ours, full, theirs], index) => {
    if (ours === undefined || full === undefined) return [];
    const before = sizes[index - 1]?.[0];
    return [
      '',
      theirs === undefined
        ? `${ours.name}: Starlight did not get to its end, so there is nothing to compare with.`
        : `${ours.name}, divided by Starlight: build ${ratio(ours.build.seconds, theirs.build.seconds)}, a page of it ` +
          `${ratio(pageTime(ours), pageTime(theirs))}, with twins ${ratio(pageTime(full), pageTime(theirs))}, memory ` +
          `${ratio(ours.build.memory, theirs.build.memory)}, index ${ratio(ours.search?.disk, theirs.search?.disk)}, ` +
          `search p95 ${ratio(ours.search?.p95, theirs.search?.p95)}.`,
      ...(before === undefined
        ? []
        : [
            `Divided by ${before.name}: pages ${ratio(ours.pages, before.pages)}, a page ${ratio(pageTime(ours), pageTime(before))}.`,
          ]),
    ];
  });
}

/** Says what is over a bar, a sentence each. */
export function findOver(sizes: readonly Row[][]): string[] {
  const found: string[] = [];
  for (const [index, [ours, , theirs]] of sizes.entries()) {
    if (ours === undefined) continue;
    const { name, build, search } = ours;
    const say = (what: string, is: number | undefined, most: number, unit: string): void => {
      if (is !== undefined && is > most)
        found.push(`${name}: ${what} ${format(is)} ${unit}; ${format(most)} are allowed.`);
    };
    if (name === BARS.size) say('the build takes', build.seconds, BARS.seconds, 's');
    if (name === BARS.size) say('it holds', build.memory && build.memory / 1e9, BARS.memory / 1e9, 'GB');
    say('95 of 100 searches take up to', search?.p95, BARS.search, 'ms');
    if (theirs) say('a page takes', pageTime(ours), pageTime(theirs), 'ms, more than in Starlight');
    const before = sizes[index - 1]?.[0];
    if (before) say('a page takes', pageTime(ours), pageTime(before) * LINEAR, `ms, not as at ${before.name}`);
  }
  return found;
}
