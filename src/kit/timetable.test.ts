// The parts of an interview add up in whole minutes.
import { expect, test } from 'vitest';
import { createTimetable, formatClock } from './timetable.ts';

test('parts add up to the rounded whole, whatever rounding does to each', () => {
  expect(createTimetable([180, 340, 340, 340, 300])).toEqual([
    { start: 0, minutes: 3 },
    { start: 3, minutes: 6 },
    { start: 9, minutes: 5 },
    { start: 14, minutes: 6 },
    { start: 20, minutes: 5 },
  ]);
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [135, '2:15'],
])('minute %i is %s', (minutes, words) => {
  expect(formatClock(minutes)).toBe(words);
});
