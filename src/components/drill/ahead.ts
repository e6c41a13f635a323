// Fetches while nothing else is to do what a session will need, so that it goes on when the network is gone.
import { createExercise } from '../../study/exercise.ts';
import type { DrillData } from '../../study/drill-data.ts';
import type { Round } from '../../study/session.ts';
import type { ItemId } from '../../study/types.ts';
import { MORE_VIEWS } from './views.ts';

/** The part that predicts the wire, with the printer and the engine. */
export const loadWire = () => import('./wire-exercise.tsx');

const whenIdle = (act: () => void): void => {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1500);
};

/** Loads the parts for later and lets the engine answer what is planned; what fails comes back as it was. */
export function loadAhead(data: DrillData, items: readonly ItemId[], roundOf: (item: ItemId) => Round): void {
  whenIdle(() => {
    // A face that a browser does not have by itself is no loss.
    for (const face of document.fonts) face.load().catch(() => undefined);
    for (const { load } of MORE_VIEWS) load().catch(() => undefined);
    loadWire()
      .then(({ runVariant }) => {
        for (const item of items) {
          const exercise = createExercise(data, item, roundOf(item));
          // What fails now is asked for again when it is shown, and says so then.
          if (exercise?.kind === 'wire') runVariant(exercise.variant).catch(() => undefined);
        }
      })
      .catch(() => undefined);
  });
}
