// Lets the engine answer a variant, once: ahead of time where it is known to be asked, so that it needs no network then.
import type { Turn } from '../../exchange/exchange.ts';
import type { Script } from '../../run/run-scenario.ts';
import type { Variant } from '../../study/drill-data.ts';
import { engine } from './engine.ts';

const runs = new Map<Variant, Promise<Turn[]>>();

/** Gives the recording of a variant; rejects with a message for the reader, and tries again when asked again. */
export function runVariant(variant: Variant): Promise<Turn[]> {
  const known = runs.get(variant);
  if (known !== undefined) return known;
  // The build has checked it; nothing that a reader wrote comes here.
  const run = engine.ask({ kind: 'scenario', script: variant.scenario as Script });
  runs.set(variant, run);
  run.catch(() => runs.delete(variant));
  return run;
}
