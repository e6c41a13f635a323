// What a server in a run takes from outside, the same each time.
import type { Clock, Environment } from '../protocol/clock.ts';

/** Chance from a seed: a small generator (mulberry32), good enough to tell ids apart, no secret. */
export function createEnvironment(clock: Clock, seed = 20260728): Environment {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    ...clock,
    secret: Uint8Array.from({ length: 32 }, () => next() & 0xff),
    randomHex: (length) => Array.from({ length }, () => (next() >>> 28).toString(16)).join(''),
  };
}
