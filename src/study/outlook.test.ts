// The outlook plays the planner itself, so that what it promises is what comes if the reader keeps to it.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { dateOfDay, dayOf } from './day.ts';
import {
  JUNE,
  ZONES,
  anyInterview,
  anyMoment,
  anyPractice,
  anyReviews,
  inZone,
  practise,
} from './fixtures/histories.ts';
import { minutesToSeeAll, playAhead } from './outlook.ts';
import { replay } from './schedule.ts';
import type { ItemId, Practice } from './types.ts';

beforeAll(() => {
  process.env.TZ = 'UTC';
});

const TODAY = dayOf(JUNE);
const fresh = (count: number, rest: (index: number) => Partial<Practice> = () => ({})) => ({
  practice: Array.from({ length: count }, (_, index) => practise(`card:${index}` as ItemId, rest(index))),
  schedule: new Map(),
  reviews: [],
});
const play = (count: number, options: Partial<Parameters<typeof playAhead>[1]> = {}) =>
  playAhead(fresh(count), { today: TODAY, minutes: 10, spent: 0, ...options });

describe('what is unseen', () => {
  test('is seen today where the minutes suffice', () => {
    expect(play(10)).toEqual({ unseen: 10, seenBy: TODAY, left: 0, leftMustKnow: 0 });
  });

  test('is seen tomorrow where today has had its minutes', () => {
    expect(play(10, { spent: 10 }).seenBy).toBe(TODAY + 1);
  });

  test('takes longer than its own minutes, since what was seen comes back', () => {
    const { seenBy, left } = play(100);
    expect(left).toBe(0);
    expect(seenBy).toBeGreaterThan(TODAY + 9);
    expect(seenBy).toBeLessThan(TODAY + 40);
  });

  test('is left where the interview is near, the least important of it: what was seen takes its last look before', () => {
    const material = fresh(30, (index) => ({ importance: index < 12 ? 'must-know' : 'good-to-know' }));
    const options = { today: TODAY, interview: dateOfDay(TODAY + 2), spent: 0 };
    expect(playAhead(material, { ...options, minutes: 20 })).toEqual({ unseen: 30, left: 10, leftMustKnow: 0 });
    expect(playAhead(material, { ...options, minutes: 10 })).toEqual({ unseen: 30, left: 20, leftMustKnow: 2 });
  });

  test('is not begun on the day of the interview', () => {
    expect(play(30, { interview: dateOfDay(TODAY + 1), spent: 10 }).left).toBe(30);
  });

  test('waits for a year at the most', () => {
    expect(play(200, { minutes: 1 }).left).toBeGreaterThan(0);
  });

  test('counts nothing where all is seen', () => {
    expect(play(0)).toEqual({ unseen: 0, seenBy: TODAY, left: 0, leftMustKnow: 0 });
  });
});

describe('the minutes that would do', () => {
  test('are the fewest, in steps of 5, and a pause is made before each try', async () => {
    const material = fresh(60);
    const options = { today: TODAY, interview: dateOfDay(TODAY + 3), minutes: 10, spent: 0 };
    let pauses = 0;
    const pause = () => Promise.resolve(void (pauses += 1));
    expect(await minutesToSeeAll(material, options, pause)).toBe(30);
    expect(pauses).toBeGreaterThan(4);
    expect(playAhead(material, { ...options, minutes: 30 }).left).toBe(0);
    expect(playAhead(material, { ...options, minutes: 25 }).left).toBeGreaterThan(0);
  });

  test.each([
    ['more would be needed than anybody has', 400, 10],
    ['the reader has more already', 2000, 300],
  ])('are not given where %s', async (_, count, minutes) => {
    const options = { today: TODAY, interview: dateOfDay(TODAY + 1), minutes, spent: 0 };
    expect(await minutesToSeeAll(fresh(count), options, () => Promise.resolve())).toBeUndefined();
  });
});

test('whatever the history, what is left and what is seen are all that was unseen', () => {
  const anyZone = fc.constantFrom(...ZONES);
  fc.assert(
    fc.property(anyPractice, anyReviews, anyMoment, anyInterview, anyZone, (practice, reviews, now, interview, zone) =>
      inZone(zone, () => {
        const schedule = replay(reviews, { now, interview });
        const before = new Map(schedule);
        const outlook = playAhead(
          { practice, schedule, reviews },
          { today: dayOf(now), interview, minutes: 20, spent: 0 },
        );
        expect(outlook.unseen).toBe(practice.filter(({ item }) => !schedule.has(item)).length);
        expect(outlook.left).toBeLessThanOrEqual(outlook.unseen);
        expect(outlook.leftMustKnow).toBeLessThanOrEqual(outlook.left);
        expect(outlook.seenBy === undefined).toBe(outlook.left > 0);
        expect(schedule).toEqual(before);
      }),
    ),
    { numRuns: 60 },
  );
});
