// The probes of MRT, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'every-kind-of-input': async () => (await import('./every-kind-of-input.ts')).everyKindOfInput,
  'requests-that-cannot-ask': async () => (await import('./requests-that-cannot-ask.ts')).requestsThatCannotAsk,
  'undeclared-input': async () => (await import('./undeclared-input.ts')).undeclaredInput,
  'hostile-states': async () => (await import('./hostile-states.ts')).hostileStates,
  'changed-state': async () => (await import('./changed-state.ts')).changedState,
  'state-of-another-user': async () => (await import('./state-of-another-user.ts')).stateOfAnotherUser,
  'lapsed-state': async () => (await import('./lapsed-state.ts')).lapsedState,
  'state-of-another-call': async () => (await import('./state-of-another-call.ts')).stateOfAnotherCall,
  'used-state': async () => (await import('./used-state.ts')).usedState,
  'abandoned-input': async () => (await import('./abandoned-input.ts')).abandonedInput,
  'wrong-responses': async () => (await import('./wrong-responses.ts')).wrongResponses,
  'extra-and-missing-responses': async () =>
    (await import('./extra-and-missing-responses.ts')).extraAndMissingResponses,
};
