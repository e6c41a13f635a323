// An interview: what holds for any order of acts, and for clocks that jump.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAbsence, leaveOutAbsence, markSeen } from './absence.ts';
import { createRun } from './fixtures/run-fixture.ts';
import { parseRun } from './parse-run.ts';
import type { Place, RunRecord, Score } from './run-record.ts';
import {
  answerOf,
  changeAnswer,
  finish,
  goTo,
  hasEvidence,
  isPaused,
  listPlaces,
  millisecondsAt,
  pause,
  resume,
} from './run.ts';

const RUNS = { numRuns: 500 };
type Act = (run: RunRecord, now: number) => RunRecord;

const places: Place[] = ['introduction', 'question:a', 'question:b', 'question:gone', 'candidate-questions'];
const scores: (Score | undefined)[] = ['poor', 'mixed', 'good', 'excellent', 'not-asked', undefined];
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...places).map(
    (place): Act =>
      (run, now) =>
        goTo(run, place, now),
  ),
  fc.constant<Act>(pause),
  fc.constant<Act>(resume),
  fc.constant<Act>(markSeen),
  fc.constant<Act>(leaveOutAbsence),
  fc.constantFrom(...scores).map(
    (score): Act =>
      (run) =>
        changeAnswer(run, 'a', { score }),
  ),
  fc.constantFrom('', ' ', 'said so').map(
    (notes): Act =>
      (run) =>
        changeAnswer(run, 'b', { notes }),
  ),
);
/** Mostly forward by up to 20 minutes; at times back, or far away. */
const anyStep = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_200_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -7_200_000, max: 0 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1e12, 1e12, 0.5) },
);
const anyActs = fc.array(fc.tuple(anyAct, anyStep), { maxLength: 40 });

/** Plays acts, and looks at the record after each of them. */
function play(
  acts: readonly (readonly [Act, number])[],
  look: (run: RunRecord, now: number, before: RunRecord) => void,
) {
  let run = createRun();
  let now = 1000;
  for (const [act, step] of acts) {
    now += step;
    const before = run;
    run = act(run, now);
    look(run, now, before);
  }
  return { run, now };
}

test('its time is never negative, never overlaps, and its places sum to the whole', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      play(acts, (run, now) => {
        run.stretches.forEach(({ from, to }, index) => {
          const next = run.stretches[index + 1];
          if (to === undefined) return expect(next).toBeUndefined();
          expect(to).toBeGreaterThan(from);
          if (next !== undefined) expect(next.from).toBeGreaterThanOrEqual(to);
        });
        const parts = listPlaces(run).map((place) => millisecondsAt(run, now, place));
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(millisecondsAt(run, now), 3);
      });
    }),
    RUNS,
  );
});

test('no act but leaving an absence out takes counted time away while the clock goes forward', () => {
  const forward = fc.array(fc.tuple(anyAct, fc.nat(1_200_000)), { maxLength: 40 });
  fc.assert(
    fc.property(forward, (acts) => {
      let last = 0;
      play(acts, (run, now, before) => {
        const absence = findAbsence(before, now);
        const whole = millisecondsAt(run, now);
        expect(whole).toBeGreaterThanOrEqual(last - (absence === undefined ? 0 : absence.to - absence.from));
        expect(whole).toBeLessThanOrEqual(now - 1000);
        last = whole;
      });
    }),
    RUNS,
  );
});

test('keeps all notes, whatever is done elsewhere', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), anyActs, (notes, acts) => {
      let run = changeAnswer(createRun(), 'a', { notes, met: [1], followUps: { 1: [0] } });
      let now = 1000;
      for (const [act, step] of acts) run = act(run, (now += step));
      expect(answerOf(run, 'a')).toMatchObject({ notes, met: [1], followUps: { 1: [0] } });
    }),
    RUNS,
  );
});

test('has no score of an anchor without evidence, at any time', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      play(acts, (run) => {
        for (const answer of Object.values(run.answers)) {
          if (answer.score !== undefined && answer.score !== 'not-asked') expect(hasEvidence(answer)).toBe(true);
        }
      });
    }),
    RUNS,
  );
});

test('is read again as it was kept, at any time', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      play(acts, (run) => expect(parseRun(structuredClone(run))).toEqual({ run, problems: [] }));
    }),
    { numRuns: 50 },
  );
});

test('does not change the record that it was given', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      let was = structuredClone(createRun());
      play(acts, (run, _now, before) => {
        expect(before).toEqual(was);
        was = structuredClone(run);
      });
    }),
    { numRuns: 50 },
  );
});

test('changes no more once it is finished', () => {
  fc.assert(
    fc.property(anyActs, anyActs, (acts, later) => {
      const { run, now } = play(acts, () => undefined);
      const all = run.items.reduce((one, { slug }) => changeAnswer(one, slug, { score: 'not-asked' }), run);
      const ended = finish(all, now);
      if (!('run' in ended)) throw new Error('open');
      expect(ended.run.finishedAt).toBeGreaterThanOrEqual(ended.run.startedAt);
      expect(isPaused(ended.run)).toBe(false);
      let still = ended.run;
      for (const [act, step] of later) still = act(still, now + step);
      expect(still).toBe(ended.run);
    }),
    RUNS,
  );
});
