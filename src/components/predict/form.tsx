// The form in which a reader predicts an answer before the engine gives it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { judge } from './judge.ts';
import type { Came, Judged } from './judge.ts';
import { Judgement } from './judgement.tsx';
import { OPEN, PredictionFields } from './prediction-fields.tsx';

export interface FormProps {
  question: string;
  /** What the form is called beside others of the page. */
  label: string;
  /** Whether the answer is an HTTP response, so that it has a status. */
  asksStatus: boolean;
  /** The fields to choose the deciding one from; none where no field decides. */
  fields: readonly string[];
  /** Lets the engine answer and shows it; rejects with a message for the reader. */
  answer: () => Promise<Came>;
  /** Is told when the answer is there, and when it is put away again. */
  onAnswered: (isAnswered: boolean) => void;
}

type State =
  | { name: 'asking' }
  | { name: 'running' }
  | { name: 'failed'; message: string }
  | { name: 'answered'; judged: Judged[]; why: string | undefined };

export function PredictForm({ question, label, asksStatus, fields, answer, onAnswered }: FormProps) {
  const [prediction, setPrediction] = useState(OPEN);
  const [state, setState] = useState<State>({ name: 'asking' });
  const [rounds, setRounds] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isAnswered = state.name === 'answered';

  const show = async (): Promise<void> => {
    setState({ name: 'running' });
    try {
      const came = await answer();
      setState({ name: 'answered', judged: judge(prediction, came, asksStatus), why: came.why });
      onAnswered(true);
    } catch (error) {
      setState({ name: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const predictAgain = (): void => {
    setPrediction(OPEN);
    setState({ name: 'asking' });
    setRounds(rounds + 1);
    onAnswered(false);
  };
  useEffect(() => {
    if (rounds > 0) form.current?.querySelector('select')?.focus();
  }, [rounds]);

  return (
    <form
      ref={form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // What has the focus may be about to close; the button stays.
        button.current?.focus();
        if (isAnswered) predictAgain();
        else if (state.name !== 'running') void show();
      }}
    >
      <fieldset disabled={isAnswered}>
        <legend>{question}</legend>
        <PredictionFields {...{ prediction, asksStatus, fields }} onPredict={setPrediction} />
      </fieldset>
      <button ref={button} class={isAnswered ? undefined : 'run'}>
        {isAnswered ? 'Predict again' : 'Show the answer'}
      </button>
      <div role="status">
        {state.name === 'running' && <p>Running …</p>}
        {state.name === 'failed' && <p>{state.message}</p>}
        {isAnswered && <Judgement judged={state.judged} why={state.why} />}
      </div>
    </form>
  );
}
