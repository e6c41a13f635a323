// The probes of PAG, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'cursor-used-again': async () => (await import('./cursor-used-again.ts')).cursorUsedAgain,
  'invented-cursor': async () => (await import('./invented-cursor.ts')).inventedCursor,
};
