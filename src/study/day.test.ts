// Days of the reader’s calendar: 04:00 by the clock on the wall, in zones that change it at night by an hour, half an hour, or never.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayOf, dayOfDate } from './day.ts';
import { DAY, JUNE, ZONES, inZone } from './fixtures/histories.ts';

test.each([
  ['America/New_York', '2026-03-08T01:59:59-05:00', '2026-03-07'],
  ['America/New_York', '2026-03-08T03:00:00-04:00', '2026-03-07'],
  ['America/New_York', '2026-03-08T03:59:59-04:00', '2026-03-07'],
  ['America/New_York', '2026-03-08T04:00:00-04:00', '2026-03-08'],
  ['America/New_York', '2026-11-01T01:30:00-04:00', '2026-10-31'],
  ['America/New_York', '2026-11-01T01:30:00-05:00', '2026-10-31'],
  ['America/New_York', '2026-11-01T03:59:59-05:00', '2026-10-31'],
  ['America/New_York', '2026-11-01T04:00:00-05:00', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29T03:59:59+02:00', '2026-03-28'],
  ['Europe/Berlin', '2026-03-29T04:00:00+02:00', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25T03:59:59+01:00', '2026-10-24'],
  ['Europe/Berlin', '2026-10-25T04:00:00+01:00', '2026-10-25'],
  ['Asia/Kolkata', '2026-06-01T03:59:59+05:30', '2026-05-31'],
  ['Asia/Kolkata', '2026-06-01T04:00:00+05:30', '2026-06-01'],
  ['Pacific/Apia', '2026-01-01T03:59:59+13:00', '2025-12-31'],
  ['Pacific/Apia', '2026-01-01T04:00:00+13:00', '2026-01-01'],
  ['Australia/Lord_Howe', '2026-04-05T03:59:59+10:30', '2026-04-04'],
  ['Australia/Lord_Howe', '2026-04-05T04:00:00+10:30', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04T03:59:59+11:00', '2026-10-03'],
  ['Australia/Lord_Howe', '2026-10-04T04:00:00+11:00', '2026-10-04'],
  ['UTC', '2028-02-29T04:00:00Z', '2028-02-29'],
  ['UTC', '1969-12-31T03:59:59Z', '1969-12-30'],
])('in %s, %s belongs to %s', (zone, moment, date) => {
  inZone(zone, () => expect(dateOfDay(dayOf(Date.parse(moment)))).toBe(date));
});

test.each([
  ['UTC', [24]],
  ['America/New_York', [23, 24, 25]],
  ['Europe/Berlin', [23, 24, 25]],
  ['Asia/Kolkata', [24]],
  ['Pacific/Apia', [24]],
  ['Australia/Lord_Howe', [23.5, 24, 24.5]],
  ['Africa/Cairo', [23, 24, 25]],
  ['America/Nuuk', [23, 24, 25]],
])('in %s the days of 2026 begin at 04:00, follow one another and last %j hours', (zone, hours) => {
  inZone(zone, () => {
    const start = new Date(2026, 0, 1, 4).getTime();
    const lengths = new Set<number>();
    let began = { at: start, day: dayOf(start) };
    for (let at = start; at < start + 365 * DAY; at += 15 * 60_000) {
      const day = dayOf(at);
      if (day === began.day) continue;
      expect([day - began.day, new Date(at).getHours(), new Date(at).getMinutes()]).toEqual([1, 4, 0]);
      lengths.add((at - began.at) / 3_600_000);
      began = { at, day };
    }
    expect(began.day - dayOf(start)).toBe(364);
    expect([...lengths].sort()).toEqual(hours);
  });
});

test.each([
  ['2026-07-28', 20662],
  ['1970-01-01', 0],
  ['0099-12-31', -683004],
  ['9999-12-31', 2932896],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-7-28', undefined],
  ['2026-07-28T00:00', undefined],
  ['+10000-01-01', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('the date %j is day %s', (date, day) => {
  expect(dayOfDate(date)).toBe(day);
});

describe('any day and any moment', () => {
  test('a day is that of its date, in any zone', () => {
    const day = fc.integer({ min: -719528, max: 2932896 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, (zone, day) => inZone(zone, () => dayOfDate(dateOfDay(day)) === day)),
    );
  });

  test('noon belongs to the date of the calendar, in any zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: -3000, max: 3000 }), (zone, offset) =>
        inZone(zone, () => {
          const noon = new Date(2026, 5, 1 + offset, 12);
          expect(dayOf(noon.getTime())).toBe(dayOf(Date.UTC(2026, 5, 1, 12)) + offset);
        }),
      ),
    );
  });

  test('nothing throws', () => {
    process.env.TZ = 'UTC';
    expect(dayOf(NaN)).toBe(NaN);
    expect([dayOf(-Infinity), dayOf(Infinity)]).toEqual([-719529, 2932895]);
    expect([dateOfDay(NaN), dateOfDay(-Infinity), dateOfDay(Infinity)]).toEqual([
      '0000-01-01',
      '0000-01-01',
      '9999-12-31',
    ]);
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.double(), fc.string(), (zone, number, text) =>
        inZone(zone, () => {
          dayOf(number);
          dateOfDay(number);
          dayOfDate(text);
        }),
      ),
    );
  });
});

test('a zone set in a test is the one that dates are in', () => {
  const hours = ZONES.map((zone) => inZone(zone, () => new Date(JUNE).getHours()));
  expect(hours).toEqual([12, 8, 14, 17, 1, 22, 15, 11]);
});
