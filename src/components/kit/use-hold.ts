// Holds the interview that is on the page, so that one tab alone writes it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hold, Holding } from './run-lock.ts';
import type { Runs } from './use-runs.ts';

/** Says whether this tab may write an interview, and takes it over from another one on demand. */
export function useHold(runs: Runs, id: string): { holding: Holding; takeOver: () => void } {
  const [holding, setHolding] = useState<Holding>('asking');
  const hold = useRef<Hold>();
  useLayoutEffect(() => {
    const mine = (hold.current = runs.hold(id, setHolding));
    return mine.release;
  }, [id]);
  return { holding, takeOver: () => hold.current?.takeOver() };
}
