// Times that no clock should have given do not reach the schedule.
import { expect, test } from 'vitest';
import { clampTime } from './clamp-time.ts';

const NOW = Date.UTC(2026, 10, 30);

test.each([
  ['of the past', NOW - 1, NOW - 1],
  ['from before 1970', -8.64e15, Date.UTC(2020, 0, 1)],
  ['from the year 9999', Date.UTC(9999, 0, 1), NOW],
])('a time %s', (_, at, clamped) => {
  expect(clampTime(at, NOW)).toBe(clamped);
});
