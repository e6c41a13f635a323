// Draws a large view in steps: all at once would hold up a phone, and what is tapped meanwhile, for half a second.
import { useEffect, useState } from 'preact/hooks';

/** Counts from 0 to `last`, a step after each look of the browser at what else there is to do. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step === last) return;
    const timer = setTimeout(() => setStep(step + 1));
    return () => clearTimeout(timer);
  }, [step]);
  return step;
}
