// The probes of ERR, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'common-mistakes': async () => (await import('./common-mistakes.ts')).commonMistakes,
  'refused-deliveries': async () => (await import('./refused-deliveries.ts')).refusedDeliveries,
  'visit-to-a-page': async () => (await import('./visit-to-a-page.ts')).visitToAPage,
};
