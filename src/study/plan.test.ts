// The plan of a session: what is chosen within the minutes, and what never happens whatever the state.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from './day.ts';
import { DAY, JUNE, anyMoment, anyPractice, anyReviews, practise, scheduled } from './fixtures/histories.ts';
import { planSession, requeue } from './plan.ts';
import { isDue, replay } from './schedule.ts';
import type { ItemId, Practice, Review, Scheduled } from './types.ts';

const TODAY = 100;
const asSchedule = (list: Scheduled[]) => new Map(list.map((each) => [each.item, each]));

function plan(
  practice: Practice[],
  seen: Scheduled[],
  rest: Partial<Parameters<typeof planSession>[0]> = {},
): ItemId[] {
  return planSession({ practice, schedule: asSchedule(seen), today: TODAY, minutes: 15, spent: 0, ...rest });
}

describe('chooses', () => {
  test('due items by the lowest recall, then new ones', () => {
    const practice = ['card:new', 'card:a', 'card:b', 'card:c'].map((item) => practise(item as ItemId));
    const seen = [
      scheduled('card:a', { recall: 0.9 }),
      scheduled('card:b', { recall: 0.4 }),
      scheduled('card:c', { recall: 0.7, due: 101 }),
    ];
    expect(plan(practice, seen)).toEqual(['card:b', 'card:a', 'card:new']);
  });

  test('new items by importance, then level', () => {
    const practice = [
      practise('card:a', { importance: 'good-to-know', level: 'L1' }),
      practise('card:b', { importance: 'should-know', level: 'L3' }),
      practise('card:c', { importance: 'should-know', level: 'L1' }),
      practise('card:d', { importance: 'should-know', level: 'L4' }),
      practise('card:e', { importance: 'should-know', level: 'L2' }),
      practise('card:f', { importance: 'must-know', level: 'L4' }),
    ];
    expect(plan(practice, [])).toEqual(['card:f', 'card:c', 'card:e', 'card:b', 'card:d', 'card:a']);
  });

  test('what was not yet looked at in the last days before what was', () => {
    const practice = [practise('card:a'), practise('card:b')];
    const seen = [scheduled('card:a', { recall: 0.8, looked: true }), scheduled('card:b', { recall: 0.99 })];
    expect(plan(practice, seen)).toEqual(['card:b', 'card:a']);
  });

  test('nothing that was seen today, nor what is not there any more', () => {
    const seen = [scheduled('card:a', { seen: TODAY, due: TODAY }), scheduled('card:gone')];
    expect(plan([practise('card:a')], seen)).toEqual([]);
  });

  test('an item once that is listed twice', () => {
    expect(plan([practise('card:a'), practise('card:a')], [scheduled('card:a')])).toEqual(['card:a']);
  });

  test('new items of like worth mixed, but the same in whatever order they are listed', () => {
    const practice = Array.from({ length: 50 }, (_, index) => practise(`card:${index}`));
    expect(plan([...practice].reverse(), [])).toEqual(plan(practice, []));
    expect(plan(practice, []).slice(0, 3)).toEqual(['card:2', 'card:18', 'card:36']);
  });
});

test('mixes topics', () => {
  const practice = ['t', 't', 'u'].map((topic, index) => practise(`card:${index}`, { topic }));
  const seen = practice.map(({ item }, index) => scheduled(item, { recall: index / 10 }));
  expect(plan(practice, seen)).toEqual(['card:0', 'card:2', 'card:1']);
});

describe('fits the minutes', () => {
  const practice = Array.from({ length: 9 }, (_, index) => practise(`card:${index}`, { minutes: 4 }));
  const seen = practice.slice(0, 6).map(({ item }) => scheduled(item));
  test.each<[string, { minutes: number; spent: number; newest?: number }, number]>([
    ['as many as begin within them', { minutes: 15, spent: 0 }, 4],
    ['no more than fill them', { minutes: 16, spent: 0 }, 4],
    ['less what was spent', { minutes: 15, spent: 8 }, 2],
    ['new ones too where there is room', { minutes: 60, spent: 0 }, 9],
    ['no more new ones than a day may have', { minutes: 60, spent: 0, newest: 2 }, 8],
    ['no new ones', { minutes: 60, spent: 0, newest: 0 }, 6],
    ['one at least, however few', { minutes: 1, spent: 0 }, 1],
    ['one at least where there are none', { minutes: 0, spent: 0 }, 1],
    ['none once they are spent', { minutes: 15, spent: 15 }, 0],
    ['none once more than they are spent', { minutes: 15, spent: 40 }, 0],
  ])('%s', (_, options, length) => {
    expect(plan(practice, seen, options)).toHaveLength(length);
  });

  test('what was new today counts as new', () => {
    const today = [
      scheduled('card:0', { seen: TODAY, due: 102, reviews: 1 }),
      scheduled('card:1', { seen: TODAY, due: 110 }),
      scheduled('card:2', { seen: 99, due: 110, reviews: 1 }),
    ];
    expect(plan(practice, today, { minutes: 60, newest: 3 })).toHaveLength(2);
  });

  test('500 overdue cards make a session of the day’s minutes', () => {
    const backlog = Array.from({ length: 500 }, (_, index) => practise(`card:${index}`, { minutes: 1.5 }));
    const overdue = backlog.map(({ item }, index) => scheduled(item, { due: 60, recall: 0.2 + index / 1000 }));
    const session = plan(backlog, overdue);
    expect(session).toEqual(Array.from({ length: 10 }, (_, index) => `card:${index}`));
  });
});

test('a failed item comes again at the end, once', () => {
  expect(requeue(['card:b', 'card:c'], 'card:a')).toEqual(['card:b', 'card:c', 'card:a']);
  expect(requeue([], 'card:a')).toEqual(['card:a']);
  expect(requeue(['card:b', 'card:c'], 'card:b')).toEqual(['card:c', 'card:b']);
});

describe('any state', () => {
  const anyMinutes = fc.oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom(Infinity, -5, NaN, 0.5));
  const anyCase = fc.record({
    practice: anyPractice,
    due: fc.array(
      fc.record({
        seen: fc.integer({ min: 60, max: 100 }),
        gap: fc.nat(60),
        recall: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    ),
    minutes: anyMinutes,
    spent: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
    newest: fc.option(fc.nat(20), { nil: undefined }),
  });
  const holds = (check: (session: ItemId[], options: Parameters<typeof planSession>[0]) => void) =>
    fc.assert(
      fc.property(anyCase, ({ due, practice, ...rest }) => {
        // Every other item was seen.
        const seen = due.flatMap(({ seen, gap, recall }, index) => {
          const item = practice[index * 2]?.item;
          return item === undefined ? [] : [scheduled(item, { seen, due: seen + gap, recall })];
        });
        const options = { practice, schedule: asSchedule(seen), today: TODAY, ...rest };
        check(planSession(options), options);
      }),
      { numRuns: 500 },
    );
  const sum = (items: ItemId[], practice: readonly Practice[]) =>
    items.reduce((total, item) => total + practice.find((each) => each.item === item)!.minutes, 0);

  test('no item comes twice, and each is there to be practised', () => {
    holds((session, { practice }) => {
      expect(new Set(session).size).toBe(session.length);
      for (const item of session) expect(practice.some((each) => each.item === item)).toBe(true);
    });
  });

  test('the minutes are exceeded by no more than one item', () => {
    holds((session, { practice, minutes, spent }) => {
      if (session.length < 2 || Number.isNaN(minutes)) return;
      const longest = Math.max(...session.map((item) => sum([item], practice)));
      expect(sum(session, practice) - longest).toBeLessThan(minutes - spent);
    });
  });

  test('every due item is in the session, or the minutes are full', () => {
    holds((session, { practice, schedule, minutes, spent }) => {
      const due = practice.filter(({ item }) => schedule.has(item) && isDue(schedule.get(item)!, TODAY));
      const left = due.filter(({ item }) => !session.includes(item));
      if (left.length > 0 && !Number.isNaN(minutes))
        expect(sum(session, practice)).toBeGreaterThanOrEqual(minutes - spent);
      if (left.length > 0 && session.some((item) => !schedule.has(item)))
        expect.fail('a new item took the place of a due one');
      if (due.length > 0 && spent === 0) expect(session.length).toBeGreaterThan(0);
    });
  });

  test('no more items are new than the day may have', () => {
    holds((session, { schedule, newest }) => {
      expect(session.filter((item) => !schedule.has(item)).length).toBeLessThanOrEqual(newest ?? Infinity);
    });
  });

  test('the whole of it does not throw, from any reviews', () => {
    fc.assert(
      fc.property(
        anyReviews,
        anyMoment,
        anyPractice,
        fc.double(),
        fc.double(),
        fc.double(),
        (reviews, now, practice, minutes, spent, newest) => {
          const schedule = replay(reviews, { now });
          const session = planSession({ practice, schedule, today: dayOf(now), minutes, spent, newest });
          expect(new Set(session).size).toBe(session.length);
        },
      ),
    );
  });
});

test('a month of sessions, each day its minutes, brings every item of a deck and leaves nothing behind for long', () => {
  const practice = Array.from({ length: 60 }, (_, index) =>
    practise(`card:${index}`, { minutes: 1.5, topic: `t${index % 7}` }),
  );
  const reviews: Review[] = [];
  for (let now = JUNE; now < JUNE + 30 * DAY; now += DAY) {
    const options = { practice, schedule: replay(reviews, { now }), today: dayOf(now), minutes: 15, spent: 0 };
    for (const item of planSession(options)) reviews.push({ id: `${now} ${item}`, item, at: now, grade: 'good' });
  }
  const schedule = replay(reviews, { now: JUNE + 30 * DAY });
  expect(schedule.size).toBe(60);
  expect([...schedule.values()].filter(({ due }) => due < dayOf(JUNE) + 28)).toEqual([]);
});
