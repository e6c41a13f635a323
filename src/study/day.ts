// The reader’s calendar: which day a moment belongs to, as a number that knows no time zone.
import type { Day } from './types.ts';

const DAY = 86_400_000;
/** Whoever studies past midnight is still in the same day. */
const FIRST_HOUR = 4;

/** Not by `Date.UTC`, which takes the years 0 to 99 for 1900 to 1999. */
const countDays = (year: number, month: number, date: number): Day =>
  new Date(0).setUTCFullYear(year, month, date) / DAY;

const FIRST = countDays(0, 0, 1);
const LAST = countDays(9999, 11, 31);

/**
 * Gives the day of a moment (milliseconds since 1970) in the time zone that the reader is in now: by the clock on the wall, so that
 * days of 23 and 25 hours are days. A moment before the year 0 or after the year 9999 gets a day at that end; NaN gets NaN.
 */
export function dayOf(at: number): Day {
  const local = new Date(Math.min(Math.max(at, FIRST * DAY), LAST * DAY));
  const day = countDays(local.getFullYear(), local.getMonth(), local.getDate());
  return local.getHours() < FIRST_HOUR ? day - 1 : day;
}

/** Gives the day that a date (YYYY-MM-DD) names; undefined for what names none, such as 2026-02-30. */
export function dayOfDate(date: string): Day | undefined {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const day = countDays(Number(year), Number(month) - 1, Number(dayOfMonth));
  return dateOfDay(day) === date ? day : undefined;
}

/** Gives the date of a day as YYYY-MM-DD; a day before the year 0 or after the year 9999 gets the nearest date that can be written so. */
export function dateOfDay(day: Day): string {
  const within = day >= FIRST ? Math.min(day, LAST) : FIRST;
  return new Date(within * DAY).toISOString().slice(0, 10);
}
