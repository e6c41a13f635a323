// What a server on a real machine takes from outside: the clock on the wall, and chance that nobody can guess.
import { randomBytes } from 'node:crypto';
import type { Environment } from '../protocol/clock.ts';
import { createRealClock } from '../run/clock.ts';

/** Creates a real environment; its secret lasts as long as the process. */
export const createRealEnvironment = (): Environment => ({
  ...createRealClock(),
  secret: Uint8Array.from(randomBytes(32)),
  randomHex: (length) =>
    randomBytes(Math.ceil(length / 2))
      .toString('hex')
      .slice(0, length),
});
