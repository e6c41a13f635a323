// When each part of an interview begins, in whole minutes that add up.

export interface Stop {
  /** Minutes since the interview began. */
  start: number;
  /** Up to the next stop. */
  minutes: number;
}

/** Gives each part its start and its minutes, from the seconds of all in their order; what rounding leaves over goes to the next one. */
export function createTimetable(seconds: readonly number[]): Stop[] {
  let passed = 0;
  return seconds.map((part) => {
    const start = Math.round(passed / 60);
    passed += part;
    return { start, minutes: Math.round(passed / 60) - start };
  });
}

/** Minutes as a clock shows them: `0:03`, `1:15`. */
export const formatClock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
