// Days as a reader says them.
import { dateOfDay } from '../../study/day.ts';
import type { Day } from '../../study/types.ts';
import { dateFormat } from '../frame/date-format.ts';

/** How far a day is from today: `today`, `tomorrow`, `in 9 days`. */
export function formatAhead(day: Day, today: Day): string {
  const ahead = day - today;
  if (ahead <= 0) return 'today';
  return ahead === 1 ? 'tomorrow' : `in ${ahead} days`;
}

const writeDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The date of a day: `Thu 3 December`. */
export const formatDay = (day: Day): string => writeDay(new Date(dateOfDay(day))).replace(',', '');

/** A number with its noun: `1 card`, `2 cards`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
