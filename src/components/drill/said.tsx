// What came of a press of a button: told where the button is, and to screen readers.
import { useState } from 'preact/hooks';

interface Outcome {
  text: string;
  isWrong: boolean;
}

/** Runs what a button does, and keeps the sentence that it gives or fails with. */
export function useOutcome(): readonly [Outcome, (act: () => Promise<string> | string) => void] {
  const [outcome, setOutcome] = useState<Outcome>({ text: '', isWrong: false });
  const run = async (act: () => Promise<string> | string): Promise<void> => {
    try {
      setOutcome({ text: await act(), isWrong: false });
    } catch (error) {
      setOutcome({ text: error instanceof Error ? error.message : String(error), isWrong: true });
    }
  };
  return [outcome, (act) => void run(act)];
}

/** Both are always there, so that screen readers notice when they get words. */
export const Said = ({ outcome: { text, isWrong } }: { outcome: Outcome }) => (
  <>
    <p class="said" role="status">
      {isWrong ? '' : text}
    </p>
    <p class="problem" role="alert">
      {isWrong ? text : ''}
    </p>
  </>
);
