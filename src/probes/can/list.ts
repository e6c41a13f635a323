// The probes of CAN, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'cancelled-call': async () => (await import('./cancelled-call.ts')).cancelledCall,
  'slow-call': async () => (await import('./slow-call.ts')).slowCall,
  'stop-over-stdio': async () => (await import('./stop-over-stdio.ts')).stopOverStdio,
  'stray-cancellations': async () => (await import('./stray-cancellations.ts')).strayCancellations,
};
