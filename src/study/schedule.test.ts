// The schedule: what single histories give.
import { beforeAll, describe, expect, test } from 'vitest';
import { dateOfDay, dayOfDate } from './day.ts';
import { DAY, JUNE, inZone, reviewOn } from './fixtures/histories.ts';
import { isDue, lastLookOf, replay } from './schedule.ts';
import type { Grade, Review } from './types.ts';

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
const day = (date: string) => dayOfDate(date)!;

beforeAll(() => {
  process.env.TZ = 'UTC';
});

/** Studies one item on each day it is due, from 1 June on, with these grades; gives the gaps in days. */
function listGaps(grades: Grade[]): number[] {
  const reviews: Review[] = [];
  let at = JUNE;
  return grades.map((grade, index) => {
    reviews.push({ id: String(index), item: 'card:a', at, grade });
    const { seen, due } = replay(reviews, { now: at }).get('card:a')!;
    at += (due - seen) * DAY;
    return due - seen;
  });
}

describe('one item', () => {
  test.each<[Grade[], number[]]>([
    [
      ['good', 'good', 'good', 'good', 'good', 'good', 'good'],
      [2, 11, 46, 163, 365, 365, 365],
    ],
    [
      ['again', 'good', 'good', 'good'],
      [1, 2, 6, 17],
    ],
    [
      ['good', 'good', 'good', 'again', 'good'],
      [2, 11, 46, 3, 8],
    ],
    [
      ['again', 'again', 'again', 'again'],
      [1, 1, 1, 1],
    ],
  ])('answered %j comes back after %j days', (grades, gaps) => {
    expect(listGaps(grades)).toEqual(gaps);
  });

  test('says when it was seen, how often, how often missed, and how likely it is still known', () => {
    const reviews = [reviewOn('2026-06-01', 'again'), reviewOn('2026-06-02', 'good'), reviewOn('2026-06-04', 'good')];
    expect(replay(reviews, { now: noon('2026-06-20') }).get('card:a')).toEqual({
      item: 'card:a',
      seen: day('2026-06-04'),
      due: day('2026-06-10'),
      recall: expect.closeTo(0.824, 3) as number,
      reviews: 3,
      lapses: 1,
      last: 'good',
    });
  });

  test('missed twice is as likely known as the model without steps within a day says', () => {
    const reviews = [reviewOn('2026-06-01', 'again'), reviewOn('2026-06-02', 'again')];
    expect(replay(reviews, { now: noon('2026-06-12') }).get('card:a')?.recall).toBeCloseTo(0.49299, 5);
  });

  test('is due from its day on, and not on the day it was seen', () => {
    const scheduled = replay([reviewOn('2026-06-01', 'good')], { now: noon('2026-06-01') }).get('card:a')!;
    const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'];
    expect(days.map((date) => isDue(scheduled, day(date)))).toEqual([false, false, true, true]);
  });
});

describe('several reviews on one day', () => {
  const once = (grade: Grade) => replay([reviewOn('2026-06-01', grade)], { now: JUNE + DAY });
  test.each<[Grade[], Grade]>([
    [['again', 'good'], 'again'],
    [['good', 'again'], 'again'],
    [['again', 'again', 'good', 'good'], 'again'],
    [['good', 'good', 'good'], 'good'],
  ])('%j count as one %s', (grades, grade) => {
    const reviews = grades.map((each, index) =>
      reviewOn('2026-06-01', each, { id: `${index}`, at: JUNE + index * 1000 }),
    );
    expect(replay(reviews, { now: JUNE + DAY })).toEqual(once(grade));
  });

  test('after midnight and before 04:00 is the same day', () => {
    const reviews = [
      reviewOn('2026-06-01', 'again', { at: Date.parse('2026-06-01T23:50:00Z') }),
      reviewOn('2026-06-01', 'good', { at: Date.parse('2026-06-02T03:59:00Z') }),
    ];
    inZone('UTC', () => expect(replay(reviews, { now: JUNE + DAY })).toEqual(once('again')));
    reviews[1]!.at += 60_000;
    inZone('UTC', () => expect(replay(reviews, { now: JUNE + DAY }).get('card:a')?.reviews).toBe(2));
  });
});

describe('clocks that were wrong', () => {
  test('a review dated ahead leaves an item due that has no other', () => {
    const { seen, due, reviews } = replay([reviewOn('2027-06-01', 'good')], { now: JUNE }).get('card:a')!;
    expect([seen, due, reviews]).toEqual([day('2026-05-31'), day('2026-06-01'), 1]);
  });

  test('and says nothing of one that has, until its day has come', () => {
    const right = [reviewOn('2026-06-01', 'good')];
    const all = [...right, reviewOn('2027-06-01', 'again')];
    expect(replay(all, { now: JUNE })).toEqual(replay(right, { now: JUNE }));
    expect(replay(all, { now: noon('2027-06-01') }).get('card:a')).toMatchObject({ reviews: 2, last: 'again' });
  });

  test('one that is ahead by no more than a day is of today', () => {
    const scheduled = replay([reviewOn('2026-06-02', 'good')], { now: JUNE }).get('card:a');
    expect(scheduled).toMatchObject({ seen: day('2026-06-01'), due: day('2026-06-03'), recall: 1 });
  });

  test('one from before there was this site is of the night in which 2020 began', () => {
    expect(replay([reviewOn('1970-01-01', 'good')], { now: JUNE }).get('card:a')?.seen).toBe(day('2019-12-31'));
  });
});

describe('with an interview on 20 June', () => {
  const interview = '2026-06-20';
  test.each<[string, Review[], string, string, true | undefined]>([
    [
      'one that would be due later gets its last look',
      [reviewOn('2026-06-13', 'good'), reviewOn('2026-06-15', 'good')],
      '2026-06-15',
      '2026-06-18',
      undefined,
    ],
    ['one that is due before that stays', [reviewOn('2026-06-10', 'again')], '2026-06-10', '2026-06-11', undefined],
    [
      'one seen in the last three days comes on the last',
      [reviewOn('2026-06-15', 'good'), reviewOn('2026-06-17', 'good')],
      '2026-06-17',
      '2026-06-19',
      true,
    ],
    [
      'one missed in the last three days comes on the next',
      [reviewOn('2026-06-17', 'again')],
      '2026-06-17',
      '2026-06-18',
      undefined,
    ],
    ['one seen the day before does not come again', [reviewOn('2026-06-19', 'good')], '2026-06-19', '2026-06-19', true],
    [
      'one that would be due on the day comes on the last',
      [reviewOn('2026-06-18', 'good')],
      '2026-06-18',
      '2026-06-19',
      true,
    ],
    ['on the day nothing is moved', [reviewOn('2026-06-19', 'good')], '2026-06-20', '2026-06-21', undefined],
    ['afterwards nothing is moved', [reviewOn('2026-06-19', 'good')], '2026-06-25', '2026-06-21', undefined],
  ])('%s', (_, reviews, now, due, looked) => {
    const scheduled = replay(reviews, { now: noon(now), interview }).get('card:a')!;
    expect([dateOfDay(scheduled.due), scheduled.looked]).toEqual([due, looked]);
    expect(isDue(scheduled, scheduled.seen)).toBe(false);
  });

  test('last looks are spread over the three days', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 600; index++) {
      const date = dateOfDay(lastLookOf(`card:question-${index}`, day(interview)));
      counts.set(date, (counts.get(date) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['2026-06-17', '2026-06-18', '2026-06-19']);
    expect(Math.min(...counts.values())).toBeGreaterThan(170);
  });
});
