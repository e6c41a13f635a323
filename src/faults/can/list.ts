// The faults of CAN, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'answers-unknown-cancellations': async () =>
    (await import('./answers-unknown-cancellations.ts')).answersUnknownCancellations,
  'confirms-cancellations': async () => (await import('./confirms-cancellations.ts')).confirmsCancellations,
  'drops-its-subscriptions': async () => (await import('./drops-its-subscriptions.ts')).dropsItsSubscriptions,
  'frees-a-request-twice': async () => (await import('./frees-a-request-twice.ts')).freesARequestTwice,
  'gives-up-with-a-cancellation': async () =>
    (await import('./gives-up-with-a-cancellation.ts')).givesUpWithACancellation,
  'reads-the-id-unchecked': async () => (await import('./reads-the-id-unchecked.ts')).readsTheIdUnchecked,
  'works-on-after-a-cancellation': async () =>
    (await import('./works-on-after-a-cancellation.ts')).worksOnAfterACancellation,
};
