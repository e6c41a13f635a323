// The faults of VER, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'calls-the-version-bad-params': async () =>
    (await import('./calls-the-version-bad-params.ts')).callsTheVersionBadParams,
  'lets-discover-through': async () => (await import('./lets-discover-through.ts')).letsDiscoverThrough,
  'serves-any-version': async () => (await import('./serves-any-version.ts')).servesAnyVersion,
  'settles-the-version-once': async () => (await import('./settles-the-version-once.ts')).settlesTheVersionOnce,
  'turns-the-handshake-away-curtly': async () =>
    (await import('./turns-the-handshake-away-curtly.ts')).turnsTheHandshakeAwayCurtly,
};
