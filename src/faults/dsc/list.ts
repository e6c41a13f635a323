// The faults of DSC, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'has-no-discover': async () => (await import('./has-no-discover.ts')).hasNoDiscover,
  'names-itself-in-the-body': async () => (await import('./names-itself-in-the-body.ts')).namesItselfInTheBody,
  'names-one-version': async () => (await import('./names-one-version.ts')).namesOneVersion,
};
