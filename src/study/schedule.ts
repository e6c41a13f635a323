// When each item comes back, computed from the reviews alone: the same reviews give the same schedule, in any order.
import { FSRSAlgorithm, Rating } from 'ts-fsrs';
import type { FSRSState } from 'ts-fsrs';
import { clampTime } from './clamp-time.ts';
import { dayOf, dayOfDate } from './day.ts';
import { hashItem } from './item-hash.ts';
import { mergeReviews } from './merge.ts';
import type { Day, Grade, ItemId, Review, Scheduled } from './types.ts';

/** The longest gap, in days; the protocol is revised more often than that. */
export const LONGEST = 365;
/** On this many days before the interview each item that was ever seen is looked at once more. */
export const LAST_DAYS = 3;

// The memory model by itself, which counts days as numbers: the library’s `fsrs()` around it reads dates, throws when they go back, and
// makes Good wait at least two days longer than Again, for the sake of two grades between them that are not used here. Its cap counts
// those two days on top.
const model = new FSRSAlgorithm({ enable_short_term: false, enable_fuzz: false, maximum_interval: LONGEST });

interface ReplayOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The date of the interview, YYYY-MM-DD; what is no date is none. */
  interview?: string | undefined;
}

/** What happened to one item on one day. */
interface Studied {
  day: Day;
  grade: Grade;
}

/**
 * Computes what the reviews say about every item that was seen, as of now.
 *
 * Several reviews of an item on one day count as one, and as `again` if any of them was: a failed item returns at the end of the
 * session, when the answer was read minutes ago, and to give it then says nothing about tomorrow.
 *
 * A review dated ahead was made by a clock that was wrong, and when it really was nobody knows. To take it for one of today would put the
 * item off day after day; so it counts once its day has come, and until then an item with no other review is due. One day ahead passes
 * for today, since two clocks never quite agree about 04:00.
 */
export function replay(reviews: readonly Review[], { now, interview }: ReplayOptions): Map<ItemId, Scheduled> {
  const today = dayOf(now);
  const end = interview === undefined ? undefined : dayOfDate(interview);
  const ahead = end !== undefined && today < end ? end : undefined;
  const distinct = mergeReviews(reviews, []);
  const isDated = ({ at }: Review) => dayOf(at) <= today + 1;
  const dated = sumUpDays(distinct.filter(isDated), ({ at }) => dayOf(clampTime(at, now)));
  const undated = sumUpDays(
    distinct.filter((review) => !isDated(review)),
    () => today - 1,
  );
  const schedule = new Map<ItemId, Scheduled>();
  for (const [item, days] of dated) schedule.set(item, scheduleItem(item, days, today, ahead));
  for (const [item, days] of undated) {
    if (!dated.has(item)) schedule.set(item, { ...scheduleItem(item, days, today, undefined), due: today });
  }
  return schedule;
}

/** Tells whether an item is to be practised today; what was seen today is done, wherever a near interview puts its due day. */
export function isDue({ due, seen }: Scheduled, today: Day): boolean {
  return due <= today && seen < today;
}

/** Gives the day, one of the last before the interview, on which an item gets its last look at the latest. */
export function lastLookOf(item: ItemId, interview: Day): Day {
  return interview - LAST_DAYS + (hashItem(item) % LAST_DAYS);
}

/** Sums up the days of each item, oldest first, from reviews in the order of time. */
function sumUpDays(reviews: readonly Review[], dayOfReview: (review: Review) => Day): Map<ItemId, Studied[]> {
  const items = new Map<ItemId, Studied[]>();
  for (const review of reviews) {
    const day = dayOfReview(review);
    const days = items.get(review.item) ?? [];
    items.set(review.item, days);
    const last = days.at(-1);
    // Where the clocks of a place are put back across 04:00, a later moment may belong to the day before.
    if (last === undefined || day > last.day) days.push({ day, grade: review.grade });
    else if (review.grade === 'again') last.grade = 'again';
  }
  return items;
}

function scheduleItem(item: ItemId, days: readonly Studied[], today: Day, interview: Day | undefined): Scheduled {
  let memory: FSRSState | null = null;
  let before = 0;
  for (const { day, grade } of days) {
    const gap = memory === null ? 0 : day - before;
    memory = model.next_state(memory, gap, grade === 'again' ? Rating.Again : Rating.Good);
    before = day;
  }
  const { day: seen, grade: last } = days.at(-1)!;
  const { stability } = memory!;
  return {
    item,
    seen,
    ...dueBefore(interview, item, seen, seen + model.next_interval(stability, 0)),
    recall: model.forgetting_curve(Math.max(0, today - seen), stability),
    reviews: days.length,
    lapses: days.filter(({ grade }) => grade === 'again').length,
    last,
  };
}

/** Moves the day on which an item would be due, so that the interview leaves it a last look. */
function dueBefore(interview: Day | undefined, item: ItemId, seen: Day, due: Day): Pick<Scheduled, 'due' | 'looked'> {
  if (interview === undefined) return { due };
  if (seen < interview - LAST_DAYS) return { due: Math.min(due, lastLookOf(item, interview)) };
  return due < interview ? { due } : { due: interview - 1, looked: true };
}
