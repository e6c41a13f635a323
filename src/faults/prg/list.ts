// The faults of PRG, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'holds-progress-back': async () => (await import('./holds-progress-back.ts')).holdsProgressBack,
  'makes-up-a-progress-token': async () => (await import('./makes-up-a-progress-token.ts')).makesUpAProgressToken,
  'repeats-progress-to-stay-alive': async () =>
    (await import('./repeats-progress-to-stay-alive.ts')).repeatsProgressToStayAlive,
  'reports-every-step': async () => (await import('./reports-every-step.ts')).reportsEveryStep,
  'restarts-for-each-phase': async () => (await import('./restarts-for-each-phase.ts')).restartsForEachPhase,
  'sends-step-codes': async () => (await import('./sends-step-codes.ts')).sendsStepCodes,
  'turns-tokens-into-strings': async () => (await import('./turns-tokens-into-strings.ts')).turnsTokensIntoStrings,
};
