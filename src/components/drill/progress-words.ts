// What the plots of the progress view say, in sentences that help to decide.
import { dayOfDate } from '../../study/day.ts';
import type { DueDay, PastDay } from '../../study/forecast.ts';
import type { Outlook } from '../../study/outlook.ts';
import type { Day, Settings } from '../../study/types.ts';
import { count, formatDay } from './days.ts';

/** Minutes as a reader plans them: whole, and never none where there is something. */
export const roundMinutes = (minutes: number): number => (minutes > 0 ? Math.max(1, Math.round(minutes)) : 0);

const minutesOf = (minutes: number): string => count(roundMinutes(minutes), 'minute');

/** The interview if it is still ahead. */
export function interviewAhead({ interview }: Settings, today: Day): Day | undefined {
  const day = interview === undefined ? undefined : dayOfDate(interview);
  return day !== undefined && day > today ? day : undefined;
}

/** Names the day on which most of what was seen falls due, and what to do about it where it is more than the day has. */
export function describeHeaviest(days: readonly DueDay[], { minutes }: Settings): string {
  const [first] = days;
  const heaviest = days.reduce<DueDay | undefined>(
    (most, day) => (most === undefined || day.minutes > most.minutes ? day : most),
    undefined,
  );
  if (first === undefined || heaviest === undefined || heaviest.due === 0)
    return 'Nothing that you have seen falls due on these days.';
  const when = heaviest.day === first.day ? 'today' : `on ${formatDay(heaviest.day)}`;
  const load = `Of what you have seen, most falls due ${when}: ${minutesOf(heaviest.minutes)}`;
  if (heaviest.minutes <= minutes) return `${load}, within your ${minutes}.`;
  const over = days.filter((day) => day.minutes > minutes).length;
  const advice = over === 1 ? 'Give that day more time' : `Give the ${over} days above your minutes more time`;
  return `${load}, more than your ${minutes}. ${advice}, or the least certain come first and the rest comes later.`;
}

/** Says whether the minutes a day suffice to see everything before the interview, and what to do where they do not. */
export function describeOutlook(
  outlook: Outlook,
  { settings, today, enough }: { settings: Settings; today: Day; enough: number | undefined },
): string {
  const { unseen, seenBy, left, leftMustKnow } = outlook;
  const { minutes } = settings;
  const interview = interviewAhead(settings, today);
  if (unseen === 0) return 'You have seen everything; what remains is to repeat it on its day.';
  const pace = `At ${minutesOf(minutes)} a day`;
  if (seenBy !== undefined) {
    const by = seenBy === today ? 'today' : `by ${formatDay(seenBy)}`;
    const before =
      interview === undefined
        ? ', if you practise every day. With the date of an interview, all of it comes back before that day.'
        : `, ${count(interview - seenBy, 'day')} before the interview, if you practise every day.`;
    return `${pace} you will have seen everything ${by}${before}`;
  }
  const of =
    leftMustKnow === left
      ? left === 1
        ? 'a must-know'
        : 'all of them must-know'
      : `${leftMustKnow} of them must-know`;
  const what = `${left} of ${count(unseen, 'unseen exercise')}, ${of}, ${left === 1 ? 'stays' : 'stay'} unseen`;
  const until = interview === undefined ? 'even in a year' : `until the interview on ${formatDay(interview)}`;
  const advice =
    enough === undefined
      ? 'No number of minutes would change that, so the most important come first.'
      : `About ${enough} minutes a day would do: set them under Today, or leave it so, and the most important come first.`;
  return `${pace} ${what} ${until}. ${advice}`;
}

/** Sums up the days behind; `minutes` is what all their answers took together. */
export function describePast(past: readonly PastDay[], minutes: number, planned: number): string {
  const practised = past.filter(({ reviews }) => reviews > 0);
  if (practised.length === 0) return `No answers in the last ${past.length} days.`;
  const answers = practised.reduce((sum, { reviews }) => sum + reviews, 0);
  const missed = practised.reduce((sum, { again }) => sum + again, 0);
  const each = minutes / practised.length;
  const when = `You practised on ${practised.length} of the last ${past.length} days`;
  const did = `${count(answers, 'answer')}, ${missed} of them missed, about ${minutesOf(each)} on such a day`;
  // The outlook counts on the minutes that are planned: far from them it is no outlook.
  const isLess = each < planned * 0.7;
  return `${when}: ${did}${isLess ? `, less than the ${planned} you plan` : ''}.`;
}
