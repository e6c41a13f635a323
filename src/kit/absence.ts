// Time in which nobody had the page of an interview open, as behind a closed lid: the clock ran, and may have been wrong to.
import { pause, resume } from './run.ts';
import type { RunRecord } from './run-record.ts';

/** A gap that is longer was hardly part of the interview: 10 minutes, in milliseconds. */
export const LONGEST_GAP = 600_000;

/** From when to when, in milliseconds since 1970. */
export interface Absence {
  from: number;
  to: number;
}

/** The gap in which the clock ran and no page was open, if it is long; then the interviewer says whether it counts. */
export function findAbsence({ stretches, seenAt }: RunRecord, now: number): Absence | undefined {
  const running = stretches.at(-1);
  if (running === undefined || running.to !== undefined || seenAt === undefined) return undefined;
  const from = Math.max(seenAt, running.from);
  return now - from > LONGEST_GAP ? { from, to: now } : undefined;
}

/** Notes that the page is open. A gap before it counts from then on. */
export const markSeen = (run: RunRecord, now: number): RunRecord =>
  run.finishedAt === undefined ? { ...run, seenAt: now } : run;

/** Takes the gap out of the time. */
export function leaveOutAbsence(run: RunRecord, now: number): RunRecord {
  const absence = findAbsence(run, now);
  return absence === undefined ? run : resume(pause(run, absence.from), now);
}
