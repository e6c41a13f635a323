// Fetches while nothing else is to do what a session will need, so that it goes on when the network is gone.
import { createExercise } from '../../study/exercise.ts';
import type { DrillData } from '../../study/drill-data.ts';
import type { Round } from '../../study/session.ts';
import type { ItemId } from '../../study/types.ts';
import { MORE_VIEWS } from './views.ts';

/** The part that predicts the wire, with the printer and the engine. */
export const loadWire = () => import('./wire-exercise.tsx');

/** Waits until nothing else is to do. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 5000 });
    else setTimeout(done, 1500);
  });

/** Loads the parts for later and lets the engine answer what is planned, one after the other; what fails comes back as it was. */
export async function loadAhead(
  data: DrillData,
  items: readonly ItemId[],
  roundOf: (item: ItemId) => Round,
): Promise<void> {
  await idle();
  // A face that a browser does not have by itself is no loss.
  for (const face of document.fonts) face.load().catch(() => undefined);
  for (const { load } of MORE_VIEWS) {
    await idle();
    await load().catch(() => undefined);
  }
  const exercises = items.flatMap((item) => createExercise(data, item, roundOf(item)) ?? []);
  await idle();
  const wire = await loadWire().catch(() => undefined);
  for (const exercise of exercises) {
    if (exercise.kind !== 'wire') continue;
    await idle();
    // What fails now is asked for again when it is shown, and says so then.
    await wire?.runVariant(exercise.variant).catch(() => undefined);
  }
}
