// The recording of a variant, which the engine makes in its worker while the rest is already there to read.
import { useEffect, useState } from 'preact/hooks';
import type { Turn } from '../../exchange/exchange.ts';
import type { Variant } from '../../study/drill-data.ts';
import { runVariant } from '../run/run-variant.ts';

export interface Recording {
  /** Nothing until the engine is done. */
  turns?: Turn[];
  /** Why there is none. */
  trouble?: string;
  tryAgain: () => void;
}

/** Runs a variant, once for all who show it. */
export function useTurns(variant: Variant): Recording {
  const [made, setMade] = useState<{ of: Variant; turns?: Turn[]; trouble?: string }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOpen = true;
    const show = (result: { turns: Turn[] } | { trouble: string }): void => {
      if (isOpen) setMade({ of: variant, ...result });
    };
    runVariant(variant).then(
      (turns) => show({ turns }),
      (error: unknown) =>
        show({ trouble: `The engine did not answer: ${error instanceof Error ? error.message : String(error)}` }),
    );
    return () => {
      isOpen = false;
    };
  }, [variant, tries]);
  const tryAgain = (): void => {
    setMade(undefined);
    setTries(tries + 1);
  };
  const { turns, trouble } = made?.of === variant ? made : {};
  return {
    ...(turns === undefined ? {} : { turns }),
    ...(trouble === undefined ? {} : { trouble }),
    tryAgain,
  };
}
