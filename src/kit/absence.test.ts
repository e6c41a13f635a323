// A closed lid in the middle of an interview: it is noticed, and counts only if the interviewer says so.
import { expect, test } from 'vitest';
import { findAbsence, leaveOutAbsence, markSeen } from './absence.ts';
import { createRun } from './fixtures/run-fixture.ts';
import { goTo, millisecondsAt, pause } from './run.ts';

const MINUTE = 60_000;
const run = markSeen(goTo(createRun({ seenAt: 1000 }), 'question:a', 2 * MINUTE), 5 * MINUTE);

test.each([
  ['a short gap', run, 15 * MINUTE, undefined],
  ['a long gap', run, 15 * MINUTE + 1, { from: 5 * MINUTE, to: 15 * MINUTE + 1 }],
  ['a pause', pause(run, 5 * MINUTE), 90 * MINUTE, undefined],
  ['a clock that was set back', run, 0, undefined],
  ['a record that does not say when it was seen', createRun({ seenAt: undefined as never }), 90 * MINUTE, undefined],
  ['a place that was gone to later', goTo(run, 'question:b', 20 * MINUTE), 29 * MINUTE, undefined],
])('%s', (_, given, now, absence) => {
  expect(findAbsence(given, now)).toEqual(absence);
});

test('is left out, and the clock runs on at the same place', () => {
  const left = leaveOutAbsence(run, 65 * MINUTE);
  expect(left.place).toBe('question:a');
  expect(millisecondsAt(left, 66 * MINUTE, 'question:a')).toBe(4 * MINUTE);
  expect(findAbsence(left, 66 * MINUTE)).toBeUndefined();
});

test('counts where it is not left out', () => {
  const counted = markSeen(run, 65 * MINUTE);
  expect(millisecondsAt(counted, 66 * MINUTE, 'question:a')).toBe(64 * MINUTE);
  expect(findAbsence(counted, 66 * MINUTE)).toBeUndefined();
});

test('without one, nothing is left out', () => {
  expect(leaveOutAbsence(run, 6 * MINUTE)).toBe(run);
});
