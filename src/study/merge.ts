// Puts the reviews of two tabs, two machines or a file together: nothing is lost, in whatever order they come.
import type { Review, Settings } from './types.ts';

/** The review as text with its fields in one order, so that any two can be compared. */
const canonical = (review: Review): string =>
  JSON.stringify(Object.entries(review).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Of two reviews with one id the one that stays: the newer; of the same time the longer, then the later in the alphabet. */
export function newerReview(a: Review, b: Review): Review {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  const [one, other] = [canonical(a), canonical(b)];
  // The longer one has what a later version added, or more ticked.
  if (one.length !== other.length) return one.length > other.length ? a : b;
  return one >= other ? a : b;
}

const byTime = (a: Review, b: Review): number => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * The union of two lists by id, in the order of time. Merging is idempotent, commutative and associative, so tabs and
 * machines that have seen the same reviews have the same list.
 */
export function mergeReviews(a: readonly Review[], b: readonly Review[]): Review[] {
  const byId = new Map<string, Review>();
  for (const review of [...a, ...b]) {
    const known = byId.get(review.id);
    byId.set(review.id, known === undefined ? review : newerReview(known, review));
  }
  return [...byId.values()].sort(byTime);
}

/** What has to be written so that `own` becomes the union with `others`, and how many of those are new. */
export function findNews(own: readonly Review[], others: readonly Review[]): { write: Review[]; added: number } {
  const before = new Map(own.map((review) => [review.id, review]));
  const write = mergeReviews([], others).filter((review) => {
    const known = before.get(review.id);
    return known === undefined || canonical(newerReview(known, review)) !== canonical(known);
  });
  return { write, added: write.filter(({ id }) => !before.has(id)).length };
}

/** The reader's own settings, unless the reader takes those of a file; what the file does not say stays. */
export const mergeSettings = (own: Settings, others: Partial<Settings>, take: boolean): Settings =>
  take ? { ...own, ...others } : own;
