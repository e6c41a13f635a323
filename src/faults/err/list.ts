// The faults of ERR, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'asks-by-error': async () => (await import('./asks-by-error.ts')).asksByError,
  'invents-a-rate-limit-code': async () => (await import('./invents-a-rate-limit-code.ts')).inventsARateLimitCode,
  'keeps-the-old-not-found': async () => (await import('./keeps-the-old-not-found.ts')).keepsTheOldNotFound,
  'numbers-its-own-errors': async () => (await import('./numbers-its-own-errors.ts')).numbersItsOwnErrors,
  'passes-error-names-on': async () => (await import('./passes-error-names-on.ts')).passesErrorNamesOn,
  'says-server-error': async () => (await import('./says-server-error.ts')).saysServerError,
  'takes-a-reserved-code': async () => (await import('./takes-a-reserved-code.ts')).takesAReservedCode,
  'takes-an-unknown-tool-for-a-mismatch': async () =>
    (await import('./takes-an-unknown-tool-for-a-mismatch.ts')).takesAnUnknownToolForAMismatch,
};
