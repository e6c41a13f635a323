// The time of a kit: what the ends and the questions take, what is left, and that extra time stretches all of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCard } from './fixtures/run-fixture.ts';
import { DEFAULT_CHOICES } from './kit.ts';
import { planTime, questionTime, slotMinutes } from './plan-time.ts';

const plan = (minutes: number, seconds: number[], extraTime = 1) =>
  planTime(
    { ...DEFAULT_CHOICES, minutes, extraTime },
    seconds.map((one, index) => createCard(`card-${index}`, { seconds: one })),
  );

test('a question takes half a minute more to think, a follow-up and half a minute for notes', () => {
  expect(plan(30, [110]).questions).toEqual([{ slug: 'card-0', seconds: 110 + 30 + 75 + 30, followUpSeconds: 75 }]);
});

describe('the ends of a slot', () => {
  test.each([
    [15, 180, 180],
    [30, 180, 180],
    [33, 180, 180],
    [35, 180, 240],
    [40, 240, 240],
    [45, 300, 300],
    [180, 300, 300],
  ])('of %i minutes', (minutes, introduction, candidateQuestions) => {
    expect(plan(minutes, [])).toMatchObject({ introduction, candidateQuestions });
  });

  test('never leave less for questions in a longer slot', () => {
    const times = Array.from({ length: 166 }, (_, index) => questionTime(15 + index));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(9 * 60);
  });
});

test('what is left is the reserve, and it says how much is too much', () => {
  expect(plan(15, [120, 120])).toMatchObject({ total: 360 + 510, slot: 900, reserve: 30 });
  expect(plan(15, [120, 120, 120])).toMatchObject({ total: 1125, slot: 900, reserve: -225 });
});

test('extra time makes everything longer, the slot too', () => {
  expect(plan(30, [110, 120], 1.5)).toEqual({
    introduction: 270,
    questions: [
      { slug: 'card-0', seconds: 367, followUpSeconds: 112 },
      { slug: 'card-1', seconds: 382, followUpSeconds: 112 },
    ],
    candidateQuestions: 270,
    total: 1289,
    slot: 2700,
    reserve: 1411,
  });
});

test.each([
  [45, 1, 45],
  [45, 1.1, 50],
  [90, 1.35, 122],
  [60, 1.33, 80],
])('a slot of %i minutes × %f has %i whole minutes', (minutes, extraTime, whole) => {
  expect(slotMinutes({ minutes, extraTime })).toBe(whole);
});

test('adds up, in whole seconds, and what fits goes on fitting with extra time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15, max: 180 }),
      fc.array(fc.integer({ min: 60, max: 200 }), { maxLength: 40 }),
      fc.double({ min: 1, max: 4, noNaN: true }),
      (minutes, seconds, extraTime) => {
        const made = plan(minutes, seconds, extraTime);
        const parts = [made.introduction, ...made.questions.map((one) => one.seconds), made.candidateQuestions];
        expect(parts.reduce((sum, one) => sum + one, made.reserve)).toBe(made.slot);
        expect(made.total + made.reserve).toBe(made.slot);
        expect([...parts, made.reserve].every(Number.isInteger)).toBe(true);
        if (plan(minutes, seconds).reserve >= 0) expect(made.reserve).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
