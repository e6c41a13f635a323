// One sitting: what is left of it, what was answered, and what the day has had so far.
import { dayOf } from './day.ts';
import { requeue } from './plan.ts';
import type { Day, Grade, ItemId, Practice, Review } from './types.ts';

/** A session under way; the first of the queue is being asked. */
export interface Session {
  queue: readonly ItemId[];
  answered: readonly { item: ItemId; grade: Grade }[];
}

/** Begins a session: what was planned, then what failed earlier today and has not returned yet. */
export function beginSession(planned: readonly ItemId[], failed: readonly ItemId[] = []): Session {
  return { queue: [...new Set([...planned, ...failed])], answered: [] };
}

/** Goes on after the first of the queue was answered; one that failed returns at the end. */
export function answerFirst({ queue, answered }: Session, grade: Grade): Session {
  const [item, ...rest] = queue;
  if (item === undefined) return { queue, answered };
  return { queue: grade === 'again' ? requeue(rest, item) : rest, answered: [...answered, { item, grade }] };
}

/** Leaves out what cannot be asked, such as an exercise that the site has no more. */
export const skipFirst = ({ queue, answered }: Session): Session => ({ queue: queue.slice(1), answered });

/** Where a session stands: the number of the exercise, from 1, of how many, and the minutes that are left with it. */
export function progressOf({ queue, answered }: Session, minutesOf: (item: ItemId) => number) {
  return {
    number: answered.length + 1,
    total: answered.length + queue.length,
    minutes: queue.reduce((sum, item) => sum + minutesOf(item), 0),
  };
}

const onDay = (reviews: readonly Review[], day: Day): Review[] => reviews.filter(({ at }) => dayOf(at) === day);

/** Minutes that the day has had, by what each answered exercise takes. */
export const spentMinutes = (reviews: readonly Review[], today: Day, practice: ReadonlyMap<ItemId, Practice>): number =>
  onDay(reviews, today).reduce((sum, { item }) => sum + (practice.get(item)?.minutes ?? 0), 0);

/** Items whose last answer today failed: a session that was left had them still to come. */
export function failedToday(reviews: readonly Review[], today: Day): ItemId[] {
  const last = new Map<ItemId, Grade>();
  for (const { item, grade } of onDay(reviews, today).sort((a, b) => a.at - b.at)) {
    // In the order in which they failed.
    last.delete(item);
    last.set(item, grade);
  }
  return [...last].flatMap(([item, grade]) => (grade === 'again' ? [item] : []));
}

/**
 * By what an exercise is made this time. Its wrong answers and variants take turns with the answers that were good: what
 * was missed comes back as it was. The place of a wrong claim changes each time, so that nobody remembers a number.
 */
export interface Round {
  good: number;
  answered: number;
}

/** The round of what nobody has answered. */
export const FIRST_ROUND: Round = { good: 0, answered: 0 };

/** The round of an item after its reviews. */
export function roundOf(reviews: readonly Review[], item: ItemId): Round {
  const own = reviews.filter((review) => review.item === item);
  return { good: own.filter(({ grade }) => grade === 'good').length, answered: own.length };
}
