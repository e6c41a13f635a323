// The sentences beside the plots say what matters and what to do about it.
import { describe, expect, test } from 'vitest';
import { dateOfDay } from '../../study/day.ts';
import { describeHeaviest, describeOutlook, describePast, interviewAhead, roundMinutes } from './progress-words.ts';

/** A Monday: 2 November 2026. */
const TODAY = 20_759;
const SETTINGS = { minutes: 20, timer: 1 };
const day = (ahead: number, minutes: number) => ({ day: TODAY + ahead, due: Math.ceil(minutes), minutes });

describe('the heaviest day', () => {
  test.each([
    [[day(0, 0), day(1, 0)], 'Nothing that you have seen falls due on these days.'],
    [[day(0, 12.4), day(1, 3)], 'Of what you have seen, most falls due today: 12 minutes, within your 20.'],
    [[day(0, 1), day(3, 20)], 'Of what you have seen, most falls due on Thu 5 November: 20 minutes, within your 20.'],
    [
      [day(0, 1), day(3, 41), day(4, 8)],
      'Of what you have seen, most falls due on Thu 5 November: 41 minutes, more than your 20. Give that day more time, or the least certain come first and the rest comes later.',
    ],
    [
      [day(0, 30), day(3, 41)],
      'Of what you have seen, most falls due on Thu 5 November: 41 minutes, more than your 20. Give the 2 days above your minutes more time, or the least certain come first and the rest comes later.',
    ],
  ])('is told: %#', (days, words) => {
    expect(describeHeaviest(days, SETTINGS)).toBe(words);
  });
});

describe('the outlook', () => {
  const seen = { unseen: 120, left: 0, leftMustKnow: 0 };
  const missed = { unseen: 120, left: 50, leftMustKnow: 30 };
  const interview = dateOfDay(TODAY + 10);
  const tell = (
    outlook: Parameters<typeof describeOutlook>[0],
    rest: { interview?: string; enough?: number } = {},
  ): string => {
    const settings = { ...SETTINGS, ...(rest.interview === undefined ? {} : { interview: rest.interview }) };
    return describeOutlook(outlook, { settings, today: TODAY, enough: rest.enough });
  };

  test('has nothing to say once everything is seen', () => {
    expect(tell({ ...seen, unseen: 0, seenBy: TODAY })).toBe(
      'You have seen everything; what remains is to repeat it on its day.',
    );
  });

  test.each([
    [TODAY + 7, 'by Mon 9 November, 3 days before the interview'],
    [TODAY + 9, 'by Wed 11 November, 1 day before the interview'],
    [TODAY, 'today, 10 days before the interview'],
  ])('names the day by which everything is seen: %i', (seenBy, words) => {
    expect(tell({ ...seen, seenBy }, { interview })).toBe(
      `At 20 minutes a day you will have seen everything ${words}, if you practise every day.`,
    );
  });

  test('recommends a date to a reader who has set none, or whose interview is over', () => {
    const words =
      'At 20 minutes a day you will have seen everything by Mon 9 November, if you practise every day. With the date of an interview, all of it comes back before that day.';
    expect(tell({ ...seen, seenBy: TODAY + 7 })).toBe(words);
    expect(tell({ ...seen, seenBy: TODAY + 7 }, { interview: dateOfDay(TODAY) })).toBe(words);
  });

  test('says how much stays unseen, and which minutes would do', () => {
    expect(tell(missed, { interview, enough: 35 })).toBe(
      'At 20 minutes a day 50 of 120 unseen exercises, 30 of them must-know, stay unseen until the interview on Thu 12 November. About 35 minutes a day would do: set them under Today, or leave it so, and the most important come first.',
    );
    expect(tell({ unseen: 1, left: 1, leftMustKnow: 1 }, { interview })).toBe(
      'At 20 minutes a day 1 of 1 unseen exercise, a must-know, stays unseen until the interview on Thu 12 November. No number of minutes would change that, so the most important come first.',
    );
    expect(tell({ unseen: 9, left: 2, leftMustKnow: 2 })).toMatch(
      /^At 20 minutes a day 2 of 9 unseen exercises, all of them must-know, stay unseen even in a year\./,
    );
  });
});

describe('the past', () => {
  const past = (...counts: number[]) =>
    counts.map((reviews, index) => ({ day: TODAY + index, reviews, again: Math.min(1, reviews) }));

  test.each([
    [past(0, 0), 0, 'No answers in the last 2 days.'],
    [
      past(4, 0, 5),
      38,
      'You practised on 2 of the last 3 days: 9 answers, 2 of them missed, about 19 minutes on such a day.',
    ],
    [
      past(1, 0, 0),
      2,
      'You practised on 1 of the last 3 days: 1 answer, 1 of them missed, about 2 minutes on such a day, less than the 20 you plan.',
    ],
  ])('is summed up: %#', (days, minutes, words) => {
    expect(describePast(days, minutes, 20)).toBe(words);
  });
});

test.each([
  [undefined, undefined],
  ['soon', undefined],
  [dateOfDay(TODAY), undefined],
  [dateOfDay(TODAY + 1), TODAY + 1],
])('an interview on %s is ahead on day %s', (interview, ahead) => {
  expect(interviewAhead({ ...SETTINGS, ...(interview === undefined ? {} : { interview }) }, TODAY)).toBe(ahead);
});

test.each([
  [0, 0],
  [0.2, 1],
  [12.5, 13],
])('%d minutes are shown as %i', (minutes, shown) => {
  expect(roundMinutes(minutes)).toBe(shown);
});
