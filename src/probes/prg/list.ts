// The probes of PRG, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'many-steps': async () => (await import('./many-steps.ts')).manySteps,
  'progress-tokens': async () => (await import('./progress-tokens.ts')).progressTokens,
};
