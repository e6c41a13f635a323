// What the reader decides by: the days ahead, how sure each topic is, the days behind.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { dateOfDay, dayOf, dayOfDate } from './day.ts';
import {
  DAY,
  JUNE,
  ZONES,
  anyInterview,
  anyMoment,
  anyReviews,
  inZone,
  practise,
  reviewOn,
  scheduled,
} from './fixtures/histories.ts';
import { countReviews, countStandings, forecastDue, standingOf } from './forecast.ts';
import { replay } from './schedule.ts';
import type { ItemId, Scheduled } from './types.ts';

beforeAll(() => {
  process.env.TZ = 'UTC';
});

const TODAY = 100;
const material = (seen: Scheduled[]) => ({
  practice: seen.map(({ item }) => practise(item)),
  schedule: new Map(seen.map((each) => [each.item, each])),
});

describe('the forecast', () => {
  test('has the overdue on the first day, and what was seen today on none before its own', () => {
    const days = forecastDue(
      material([
        scheduled('card:overdue', { due: 91 }),
        scheduled('card:today', { due: 100 }),
        scheduled('card:done', { seen: 100, due: 100 }),
        scheduled('card:later', { seen: 100, due: 103 }),
        scheduled('card:last', { due: 129 }),
        scheduled('card:beyond', { due: 130 }),
      ]),
      { today: TODAY },
    );
    expect(days).toHaveLength(30);
    expect(days.filter(({ due }) => due > 0)).toEqual([
      { day: 100, due: 2, minutes: 2 },
      { day: 103, due: 1, minutes: 1 },
      { day: 129, due: 1, minutes: 1 },
    ]);
  });

  test.each([
    ['up to the interview', 105, 6],
    ['up to an interview tomorrow', 101, 2],
    ['no more than 90 days of a far one', 500, 90],
    ['30 days on the day of the interview', 100, 30],
    ['30 days after it', 50, 30],
  ])('goes %s', (_, interview, length) => {
    const days = forecastDue(material([]), { today: TODAY, interview: dateOfDay(interview) });
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([length, TODAY, TODAY + length - 1]);
  });

  test('leaves out what can no longer be practised', () => {
    const { schedule } = material([scheduled('card:gone')]);
    expect(forecastDue({ practice: [], schedule }, { today: TODAY })[0]).toEqual({ day: TODAY, due: 0, minutes: 0 });
  });

  test('up to an interview has every item that is not done', () => {
    fc.assert(
      fc.property(anyReviews, anyMoment, anyInterview, fc.constantFrom(...ZONES), (reviews, now, interview, zone) =>
        inZone(zone, () => {
          const today = dayOf(now);
          const schedule = replay(reviews, { now, interview });
          const practice = [...schedule.keys()].map((item) => practise(item));
          const days = forecastDue({ practice, schedule }, { today, interview });
          const total = days.reduce((sum, { due }) => sum + due, 0);
          expect(total).toBeLessThanOrEqual(schedule.size);
          const end = dayOfDate(interview ?? '') ?? today;
          if (end <= today || end > today + 89) return;
          const done = [...schedule.values()].filter(({ seen, due }) => seen === today && due === today);
          expect(total).toBe(schedule.size - done.length);
        }),
      ),
      { numRuns: 300 },
    );
  });
});

describe('an item is', () => {
  test.each<[string, Scheduled | undefined]>([
    ['unseen', undefined],
    ['known', scheduled('card:a')],
    ['shaky', scheduled('card:a', { recall: 0.89 })],
    ['shaky', scheduled('card:a', { last: 'again' })],
    ['shaky', scheduled('card:a', { reviews: 1 })],
  ])('%s: %j', (standing, each) => {
    expect(standingOf(each)).toBe(standing);
  });

  test('not known on the day it was missed and then got right', () => {
    const reviews = [reviewOn('2026-06-01', 'again'), reviewOn('2026-06-01', 'good', { at: JUNE + 60_000 })];
    expect(standingOf(replay(reviews, { now: JUNE + 60_000 }).get('card:a'))).toBe('shaky');
  });
});

test('counts by topic, by level, or by both', () => {
  const practice = [
    practise('card:a', { topic: 'errors', level: 'L1' }),
    practise('card:b', { topic: 'stdio', level: 'L1' }),
    practise('card:c', { topic: 'errors', level: 'L2' }),
    practise('card:c', { topic: 'errors', level: 'L2' }),
  ];
  const { schedule } = material([scheduled('card:a'), scheduled('card:b', { recall: 0.5 })]);
  const count = (keyOf: Parameters<typeof countStandings>[1]) => [...countStandings({ practice, schedule }, keyOf)];
  expect(count(({ topic }) => topic)).toEqual([
    ['errors', { known: 1, shaky: 0, unseen: 1 }],
    ['stdio', { known: 0, shaky: 1, unseen: 0 }],
  ]);
  expect(count(({ level }) => level)).toEqual([
    ['L1', { known: 1, shaky: 1, unseen: 0 }],
    ['L2', { known: 0, shaky: 0, unseen: 1 }],
  ]);
  expect(count(({ topic, level }) => `${topic} ${level}`).map(([key]) => key)).toEqual([
    'errors L1',
    'stdio L1',
    'errors L2',
  ]);
});

describe('the history', () => {
  test('has every answer of the last days, and days without', () => {
    const reviews = [
      reviewOn('2026-05-28', 'good'),
      reviewOn('2026-05-30', 'again'),
      reviewOn('2026-05-30', 'good', { at: JUNE - 2 * DAY + 60_000 }),
      reviewOn('2026-05-30', 'good', { at: JUNE - 2 * DAY + 60_000 }),
      reviewOn('2026-06-01', 'good'),
      reviewOn('2026-06-03', 'good'),
    ];
    const past = countReviews(reviews, { today: dayOf(JUNE), days: 4 });
    expect(past.map(({ day, ...rest }) => ({ date: dateOfDay(day), ...rest }))).toEqual([
      { date: '2026-05-29', reviews: 0, again: 0 },
      { date: '2026-05-30', reviews: 2, again: 1 },
      { date: '2026-05-31', reviews: 0, again: 0 },
      { date: '2026-06-01', reviews: 1, again: 0 },
    ]);
  });

  test('does not throw, whatever the numbers', () => {
    const wild = fc.array(
      fc.record({
        id: fc.string(),
        item: fc.constant<ItemId>('card:a'),
        at: fc.double(),
        grade: fc.constant('good' as const),
      }),
    );
    fc.assert(
      fc.property(wild, fc.double(), fc.double(), (reviews, today, days) => {
        countReviews(reviews, { today, days });
      }),
    );
  });
});
