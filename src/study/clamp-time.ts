// What the schedule makes of the time of a review: clocks can be wrong, and files can say anything.

/** Nothing was practised here before: an earlier time comes from a clock that was wrong. */
const EARLIEST = Date.UTC(2020, 0, 1);

/**
 * The time of a review to compute with, in milliseconds since 1970: never before 2020, never after `now`. A gap of decades, or
 * one that has not been yet, would tell the memory model what never was. What is kept stays as it was.
 */
export const clampTime = (at: number, now: number): number => Math.min(Math.max(at, EARLIEST), now);
