// The schedule: what holds for any history of study, interview, clock and time zone.
import fc from 'fast-check';
import { Rating, createEmptyCard, fsrs } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { dateOfDay, dayOf, dayOfDate } from './day.ts';
import { DAY, JUNE, ZONES, anyInterview, anyMoment, anyReviews, inZone, reviewOn } from './fixtures/histories.ts';
import { LAST_DAYS, LONGEST, isDue, lastLookOf, replay } from './schedule.ts';
import type { Grade, ItemId, Review } from './types.ts';

const RUNS = { numRuns: 400 };

const anyCase = fc.record({
  reviews: anyReviews,
  now: anyMoment,
  interview: anyInterview,
  zone: fc.constantFrom(...ZONES),
});
const holds = (check: (each: { reviews: Review[]; now: number; interview: string | undefined }) => void) =>
  fc.assert(
    fc.property(anyCase, ({ zone, ...each }) => inZone(zone, () => check(each))),
    RUNS,
  );

test('gives one schedule in whatever order and however often its reviews come', () => {
  fc.assert(
    fc.property(anyCase, fc.infiniteStream(fc.nat()), ({ reviews, zone, ...options }, numbers) =>
      inZone(zone, () => {
        const keys = new Map(reviews.map((review) => [review, numbers.next().value as number]));
        const shuffled = [...reviews].sort((a, b) => keys.get(a)! - keys.get(b)!);
        const twice = [...shuffled, ...reviews.filter((_, index) => index % 2 === 0).map((review) => ({ ...review }))];
        expect([...replay(twice, options)]).toEqual([...replay(reviews, options)]);
      }),
    ),
    RUNS,
  );
});

test('has every item that was seen, and no other', () => {
  holds(({ reviews, ...options }) => {
    expect([...replay(reviews, options).keys()].sort()).toEqual([...new Set(reviews.map(({ item }) => item))].sort());
  });
});

test('never brings an item back on the day it was seen, nor later than in a year', () => {
  holds(({ reviews, now, interview }) => {
    const today = dayOf(now);
    for (const { seen, due, looked } of replay(reviews, { now, interview }).values()) {
      expect(seen).toBeLessThanOrEqual(today);
      expect(isDue({ due, seen } as never, seen)).toBe(false);
      expect(due).toBeGreaterThanOrEqual(looked ? seen : seen + 1);
      expect(due - seen).toBeLessThanOrEqual(LONGEST);
    }
  });
});

test('has nothing due later than the day before the interview, and a last look for each item', () => {
  holds(({ reviews, now, interview }) => {
    const end = dayOfDate(interview ?? '');
    if (end === undefined || end <= dayOf(now)) return;
    for (const { item, seen, due } of replay(reviews, { now, interview }).values()) {
      expect(due).toBeLessThanOrEqual(end - 1);
      if (seen < end - LAST_DAYS) expect(due).toBeLessThanOrEqual(lastLookOf(item, end));
    }
  });
});

test('whoever does each day what is due has seen each item in the three days before the interview', () => {
  const anyEnd = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(anyReviews, anyEnd, fc.constantFrom(...ZONES), fc.nat(), (past, length, zone, luck) =>
      inZone(zone, () => {
        const reviews = past.filter(({ at }) => at <= JUNE);
        const end = dayOf(JUNE) + length;
        for (let now = JUNE; dayOf(now) < end; now += DAY) {
          for (const [item, scheduled] of replay(reviews, { now, interview: dateOfDay(end) })) {
            if (!isDue(scheduled, dayOf(now))) continue;
            reviews.push({
              id: `${now} ${item}`,
              item,
              at: now,
              grade: (luck + reviews.length) % 3 ? 'good' : 'again',
            });
          }
        }
        for (const { seen } of replay(reviews, { now: JUNE + length * DAY }).values()) {
          expect(seen).toBeGreaterThanOrEqual(end - LAST_DAYS);
        }
      }),
    ),
    { numRuns: 100 },
  );
});

test('remembers what the scheduler of the library itself does, which counts by dates', () => {
  const library = fsrs({ enable_short_term: false, enable_fuzz: false });
  const noonOf = (day: number) => new Date(day * DAY + DAY / 2);
  const anySteps = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anySteps, fc.nat(500), (steps, later) => {
      const reviews: Review[] = [];
      let card = createEmptyCard(noonOf(20_000));
      let day = 20_000;
      for (const [gap, good] of steps) {
        day += gap;
        card = library.next(card, noonOf(day), good ? Rating.Good : Rating.Again).card;
        reviews.push({ id: String(day), item: 'card:a', at: noonOf(day).getTime(), grade: good ? 'good' : 'again' });
      }
      const now = noonOf(day + later);
      const { recall } = inZone('UTC', () => replay(reviews, { now: now.getTime() }).get('card:a')!);
      expect(recall).toBeCloseTo(library.get_retrievability(card, now, false), 7);
    }),
    RUNS,
  );
});

test('after the interview is as without one', () => {
  holds(({ reviews, now, interview }) => {
    const end = dayOfDate(interview ?? '');
    if (end !== undefined && end > dayOf(now)) return;
    expect(replay(reviews, { now, interview })).toEqual(replay(reviews, { now }));
  });
});

test('says of each item how likely it is known, and counts no more days than reviews', () => {
  holds(({ reviews, ...options }) => {
    for (const { item, recall, reviews: days, lapses } of replay(reviews, options).values()) {
      expect(recall).toBeGreaterThanOrEqual(0);
      expect(recall).toBeLessThanOrEqual(1);
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(reviews.filter((review) => review.item === item).length);
      expect(lapses).toBeLessThanOrEqual(days);
    }
  });
});

test('of a day is the same at every hour of that day', () => {
  holds(({ reviews, now, interview }) => {
    // The schedule of a review dated ahead is of the hour; all others are of the day.
    const settled = reviews.filter(({ at }) => at <= now - 2 * DAY);
    const later = [1, 5, 9, 13, 17, 21]
      .map((hours) => now + hours * 3_600_000)
      .filter((at) => dayOf(at) === dayOf(now));
    for (const at of later)
      expect(replay(settled, { now: at, interview })).toEqual(replay(settled, { now, interview }));
  });
});

test('never throws, whatever the numbers and texts', () => {
  const wild = fc.array(
    fc.record({
      id: fc.string(),
      item: fc.string() as fc.Arbitrary<ItemId>,
      at: fc.double(),
      grade: fc.constantFrom<Grade[]>('again', 'good'),
    }),
  );
  fc.assert(
    fc.property(wild, fc.double(), fc.string(), (reviews, now, interview) => {
      replay(reviews, { now, interview });
    }),
    RUNS,
  );
});

test.each(ZONES)('in %s an item studied at 08:00 each day of 2026 has as many days as the year', (zone) => {
  inZone(zone, () => {
    const at = (index: number) => new Date(2026, 0, 1 + index, 8).getTime();
    const reviews = Array.from({ length: 365 }, (_, index) =>
      reviewOn('2026-01-01', 'good', { id: `${index}`, at: at(index) }),
    );
    expect(replay(reviews, { now: at(364) }).get('card:a')).toMatchObject({ reviews: 365, seen: dayOf(at(364)) });
  });
});
