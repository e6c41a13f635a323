// Predict the wire: the requests are shown, the answer is predicted, then the engine’s answer is shown beside it.
import { addSheet } from '../frame/add-sheet.ts';
import { Html } from '../frame/html.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Turn } from '../../exchange/exchange.ts';
import { describeRequest } from '../../exchange/labels.ts';
import { printTurns } from '../../exchange/print.ts';
import { findAnswer, readAnswer, readField } from '../../run/answer-facts.ts';
import { nameAsked, type WireExercise } from '../../study/exercise.ts';
import type { Grade } from '../../study/types.ts';
import { chooseFields } from '../predict/field-choices.ts';
import { judge, type Judged } from '../predict/judge.ts';
import { Judgement } from '../predict/judgement.tsx';
import { OPEN, PredictionFields } from '../predict/prediction-fields.tsx';
import styles from '../predict/predict.css?url';
import { printAnswer } from '../run/print-answer.ts';
import { ExerciseEnd } from './exercise-end.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { Key } from './key.tsx';
import { useKeys } from './keys.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import { runVariant } from '../run/run-variant.ts';

export { runVariant } from '../run/run-variant.ts';

void addSheet(styles);

/** The rest of the engine’s words is about captures that were printed. */
const firstSentence = (error: unknown): string =>
  /^.*?\.(?= |$)/.exec(error instanceof Error ? error.message : String(error))?.[0] ?? '';

export function WireView(props: ExerciseProps<WireExercise>) {
  const { variant } = props.exercise;
  const [turns, setTurns] = useState<Turn[]>();
  const [trouble, setTrouble] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setTrouble(undefined);
    runVariant(variant).then(setTurns, (error: unknown) =>
      setTrouble(
        `The engine did not answer, and without it there is nothing to hold a prediction against. ${firstSentence(error)}`,
      ),
    );
  }, [variant, tries]);
  if (turns !== undefined) return <Asked {...props} turns={turns} />;
  return (
    <div class="drill-attempt">
      <p role="status">{trouble ?? 'The engine makes the requests …'}</p>
      {trouble !== undefined && (
        <p class="tool-buttons">
          <button type="button" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
          <button type="button" onClick={props.onNext}>
            Leave this one out
          </button>
        </p>
      )}
    </div>
  );
}

/** Good where status and message are right; the field that decides may be arguable. */
const gradeJudged = (judged: readonly Judged[]): Grade =>
  judged.every(({ what, verdict }) => verdict === 'right' || what === 'Deciding field') ? 'good' : 'again';

interface AskedProps extends ExerciseProps<WireExercise> {
  turns: Turn[];
}

function Asked(props: AskedProps) {
  const { exercise, timer, hasKeys, onAnswer, turns } = props;
  const { card, variant } = exercise;
  const { answerOf, decides } = variant;
  const [prediction, setPrediction] = useState(OPEN);
  const [judged, setJudged] = useState<Judged[]>();
  const form = useRef<HTMLFormElement>(null);
  useKeys({ enter: () => form.current?.requestSubmit() }, hasKeys && judged === undefined);
  const sent = turns.filter((turn) => turn.kind === 'sent' && turn.exchange <= answerOf);
  const asked = sent.findLast((turn) => turn.exchange === answerOf);
  const fields =
    decides === undefined
      ? []
      : chooseFields({
          right: decides,
          method: asked?.kind === 'sent' ? describeRequest(asked.request) : '',
          hasHeaders: true,
          elsewhere: card.variants.flatMap((one) => one.decides ?? []),
        });
  const show = (): void => {
    const answer = readAnswer(findAnswer(turns, answerOf));
    const field = decides === undefined ? undefined : { name: decides, value: readField(answer, decides) };
    const result = judge(prediction, { answer, field }, true);
    setJudged(result);
    onAnswer(gradeJudged(result));
  };
  return (
    <>
      <section class="capture plain" aria-label="What is sent">
        <header>
          <span class="title">{nameAsked(variant)}</span>
        </header>
        <Html as="div" html={printTurns(sent)} />
      </section>
      {judged === undefined ? (
        <form
          ref={form}
          class="drill-attempt predict"
          aria-label="Prediction"
          onSubmit={(event) => {
            event.preventDefault();
            show();
          }}
        >
          {timer && <div class="drill-bar">{timer}</div>}
          <div class="drill-fields">
            <PredictionFields {...{ prediction, fields }} asksStatus onPredict={setPrediction} />
          </div>
          <button class="run tool-main">Show the answer {hasKeys && <Key name="Enter" />}</button>
        </form>
      ) : (
        <Answered {...props} judged={judged} />
      )}
    </>
  );
}

function Answered({ exercise, hasKeys, outlook, onNext, turns, judged }: AskedProps & { judged: Judged[] }) {
  const { variant, url } = exercise;
  useKeys({ n: onNext }, hasKeys);
  return (
    <div class="drill-answer">
      <StepHeading level={3}>What came back</StepHeading>
      <div class="predict">
        <div role="status">
          <Judgement judged={judged} why={undefined} />
        </div>
      </div>
      <Html as="div" html={printAnswer(turns, variant.answerOf, variant.server)} />
      <p class="drill-verdict">{outlook(gradeJudged(judged))}</p>
      <ExerciseEnd {...{ url, hasKeys, onNext }} />
    </div>
  );
}
