// What the reader decides by: how much falls due and when, what is known, and what was done so far.
import { dayOf, dayOfDate } from './day.ts';
import { mergeReviews } from './merge.ts';
import { isDue } from './schedule.ts';
import type { Day, ItemId, Practice, Review, Scheduled } from './types.ts';

/** Days ahead that a forecast shows without an interview, and the most it shows with one. */
export const FORECAST_DAYS = 30;
export const FORECAST_LONGEST = 90;

/** The most days of the past that are counted. */
export const PAST_LONGEST = 366;

/** Recall from which on an item counts as known, if its last day was good and was not its first. */
export const KNOWN = 0.9;

/** How sure the reader is of an item: seen and likely still there, seen otherwise, not seen. */
export type Standing = 'known' | 'shaky' | 'unseen';

interface Material {
  practice: readonly Practice[];
  schedule: ReadonlyMap<ItemId, Scheduled>;
}

/** One day of the forecast. */
export interface DueDay {
  day: Day;
  /** How many items fall due, and the minutes they take; on the first day with all that are overdue. */
  due: number;
  minutes: number;
}

/** One day of the past. */
export interface PastDay {
  day: Day;
  reviews: number;
  /** How many of them were `again`. */
  again: number;
}

/** Gives how many items fall due on each day from today: up to the interview and at most 90 days, without one for 30 days. */
export function forecastDue(
  { practice, schedule }: Material,
  { today, interview }: { today: Day; interview?: string | undefined },
): DueDay[] {
  const end = interview === undefined ? undefined : dayOfDate(interview);
  const length = end !== undefined && end > today ? Math.min(end - today + 1, FORECAST_LONGEST) : FORECAST_DAYS;
  const days = listDays(today, length).map((day) => ({ day, due: 0, minutes: 0 }));
  for (const { item, minutes } of new Map(practice.map((each) => [each.item, each])).values()) {
    const scheduled = schedule.get(item);
    if (scheduled === undefined) continue;
    const row = days[Math.max(0, scheduled.due - today)];
    if (row === undefined || (scheduled.due <= today && !isDue(scheduled, today))) continue;
    row.due++;
    row.minutes += minutes;
  }
  return days;
}

/** Tells how sure the reader is of an item; `undefined` is what was never seen. */
export function standingOf(scheduled: Scheduled | undefined): Standing {
  if (scheduled === undefined) return 'unseen';
  const { recall, last, reviews } = scheduled;
  return recall >= KNOWN && last === 'good' && reviews >= 2 ? 'known' : 'shaky';
}

/** Counts items by standing, for each value of a key, such as topic or level, in the order in which the values first appear. */
export function countStandings(
  { practice, schedule }: Material,
  keyOf: (item: Practice) => string,
): Map<string, Record<Standing, number>> {
  const counts = new Map<string, Record<Standing, number>>();
  for (const each of new Map(practice.map((item) => [item.item, item])).values()) {
    const count = counts.get(keyOf(each)) ?? { known: 0, shaky: 0, unseen: 0 };
    count[standingOf(schedule.get(each.item))]++;
    counts.set(keyOf(each), count);
  }
  return counts;
}

/** Counts the reviews of each of the last days, today at the end; every answer counts, also a second one on the same day. */
export function countReviews(reviews: readonly Review[], { today, days }: { today: Day; days: number }): PastDay[] {
  const length = Math.min(days, PAST_LONGEST);
  const past = listDays(today - length + 1, length).map((day) => ({ day, reviews: 0, again: 0 }));
  const rows = new Map(past.map((row) => [row.day, row]));
  for (const { at, grade } of mergeReviews(reviews, [])) {
    const row = rows.get(dayOf(at));
    if (row === undefined) continue;
    row.reviews++;
    if (grade === 'again') row.again++;
  }
  return past;
}

function listDays(first: Day, length: number): Day[] {
  return Array.from({ length }, (_, index) => first + index);
}
