// Where the daily minutes lead: the days ahead are played through with the planner itself, to see whether all is seen in time.
import { dateOfDay, dayOfDate } from './day.ts';
import { planSession } from './plan.ts';
import { replay } from './schedule.ts';
import { withoutSiblings } from './siblings.ts';
import type { Day, ItemId, Practice, Review, Scheduled } from './types.ts';

/** The most days that are played through. */
export const OUTLOOK_LONGEST = 365;
/** More minutes a day than these are no advice. */
export const OUTLOOK_MOST_MINUTES = 240;
const STEP = 5;

interface Material {
  practice: readonly Practice[];
  schedule: ReadonlyMap<ItemId, Scheduled>;
  reviews: readonly Review[];
}

interface OutlookOptions {
  today: Day;
  /** The date of the interview, YYYY-MM-DD; what is no day ahead is none. */
  interview?: string | undefined;
  /** Minutes a day, and how many of them today has had. */
  minutes: number;
  spent: number;
}

export interface Outlook {
  /** How many items are unseen now. */
  unseen: number;
  /** The day on which the last of them is seen, at these minutes a day; absent where some stay unseen. */
  seenBy?: Day;
  /** How many stay unseen, and how many of those are must-know. */
  left: number;
  leftMustKnow: number;
}

/** A moment of a day by the clock of the reader. */
const noonOf = (day: Day): number => new Date(`${dateOfDay(day)}T12:00`).getTime();

/**
 * Plays the days up to the one before the interview, at most a year of them, as if each were practised and every answer were good.
 * That is the best case: each miss costs minutes that new items do not get.
 */
export function playAhead({ practice, schedule, reviews }: Material, options: OutlookOptions): Outlook {
  const { today, interview, minutes, spent } = options;
  const end = interview === undefined ? undefined : dayOfDate(interview);
  const days = end !== undefined && end > today ? Math.min(end - today, OUTLOOK_LONGEST) : OUTLOOK_LONGEST;
  const histories = Map.groupBy(reviews, ({ item }) => item);
  const ahead = new Map(schedule);
  const byItem = new Map(practice.map((each) => [each.item, each]));
  const unseen = new Set([...byItem.keys()].filter((item) => !schedule.has(item)));
  const first = unseen.size;
  let seenBy = today;

  for (let day = today; day < today + days && unseen.size > 0; day++) {
    const now = noonOf(day);
    const apart = withoutSiblings(practice, ahead, day);
    const had = day === today ? spent : 0;
    for (const item of planSession({ practice: apart, schedule: ahead, today: day, minutes, spent: had })) {
      const history = [...(histories.get(item) ?? []), { id: `${day}`, item, at: now, grade: 'good' as const }];
      histories.set(item, history);
      const scheduled = replay(history, { now, interview }).get(item);
      if (scheduled !== undefined) ahead.set(item, scheduled);
      if (unseen.delete(item)) seenBy = day;
    }
  }
  const left = [...unseen];
  return {
    unseen: first,
    ...(left.length === 0 ? { seenBy } : {}),
    left: left.length,
    leftMustKnow: left.filter((item) => byItem.get(item)?.importance === 'must-know').length,
  };
}

/**
 * Gives the fewest minutes a day, in steps of 5, at which nothing stays unseen; `undefined` where no such number is any advice.
 * `pause` is awaited before each playing, so that a slow machine can do something else in between.
 */
export async function minutesToSeeAll(
  material: Material,
  options: OutlookOptions,
  pause: () => Promise<void>,
): Promise<number | undefined> {
  const suffices = async (steps: number): Promise<boolean> => {
    await pause();
    return playAhead(material, { ...options, minutes: steps * STEP }).left === 0;
  };
  let [low, high] = [Math.floor(options.minutes / STEP), OUTLOOK_MOST_MINUTES / STEP];
  if (low >= high || !(await suffices(high))) return undefined;
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (await suffices(middle)) high = middle;
    else low = middle;
  }
  return high * STEP;
}
