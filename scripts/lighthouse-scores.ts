// What `npm run lighthouse` reads from the reports of Lighthouse: the score of each category, and what keeps it below 100.

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
/** Points of 100, by category. */
export type Scores = Record<Category, number>;

/** The part of a report that is read here; scores go from 0 to 1, and one that could not be given is `null`. */
export interface LighthouseReport {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  runtimeError?: { message: string };
}

const pointsOf = ({ categories }: LighthouseReport, category: Category): number =>
  Math.round((categories[category].score ?? 0) * 100);

/** Gives the median of each category; one that a run could not score counts as 0 there. */
export function medianScores(reports: readonly LighthouseReport[]): Scores {
  const medianOf = (category: Category): number => {
    const points = reports.map((report) => pointsOf(report, category)).sort((a, b) => a - b);
    return points[Math.floor(points.length / 2)] ?? 0;
  };
  return Object.fromEntries(CATEGORIES.map((category) => [category, medianOf(category)])) as Scores;
}

/** Names what counts in a category below 100 and has not the full score itself. */
export function findMissing(report: LighthouseReport): string[] {
  const { categories, audits, runtimeError } = report;
  const found = runtimeError === undefined ? [] : [runtimeError.message];
  for (const category of CATEGORIES) {
    if (pointsOf(report, category) === 100) continue;
    for (const { id, weight } of categories[category].auditRefs) {
      const audit = audits[id];
      if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.995) continue;
      const value = audit.displayValue === undefined ? '' : `, ${audit.displayValue}`;
      found.push(`${category} ${pointsOf(report, category)}: ${id} (${audit.title}${value})`);
    }
  }
  return found;
}
