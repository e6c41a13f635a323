// The probes of DSC, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  discover: async () => (await import('./discover.ts')).discover,
};
