// The score of a question by its four anchors, which rests on evidence; or that the question was not asked.
import { useRef } from 'preact/hooks';
import type { KitCard } from '../../kit/kit-data.ts';
import { hasEvidence, type AnswerPatch } from '../../kit/run.ts';
import type { Answer, Score } from '../../kit/run-record.ts';
import { Html } from '../frame/html.tsx';

const ANCHORS = ['poor', 'mixed', 'good', 'excellent'] as const;

interface Props {
  card: KitCard;
  answer: Answer;
  onChange: (change: AnswerPatch) => void;
}

export function RunScore({ card, answer, onChange }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  const canScore = hasEvidence(answer);
  // The anchor that went with the notes, until another is taken: a score must not go unseen.
  const last = useRef<Score>();
  const isTakenBack = useRef(false);
  const lost = answer.score === undefined && !isTakenBack.current ? last.current : undefined;
  if (answer.score !== undefined) {
    last.current = answer.score === 'not-asked' ? undefined : answer.score;
    isTakenBack.current = false;
  }
  const takeBack = (): void => {
    isTakenBack.current = true;
    onChange({ score: undefined });
    // The button that had the focus goes.
    place.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };
  const radio = (score: Score, isOn: boolean) => (
    <input
      type="radio"
      name="run-score"
      checked={answer.score === score}
      disabled={!isOn}
      onChange={() => onChange({ score })}
    />
  );
  return (
    <fieldset ref={place} class="run-score" aria-describedby="run-score-why">
      <legend>Score</legend>
      <p id="run-score-why" class="small soft">
        {canScore
          ? 'Take the anchor that fits what you noted. It can wait: go on, and score later.'
          : 'Write into the notes what you heard, then score: a score needs evidence. It can wait until later.'}
      </p>
      <p role="status" class="run-lost">
        {lost !== undefined &&
          `The score “${lost}” went with the notes that it rested on. ${canScore ? 'Take it again, or another.' : ''}`}
      </p>
      <div class="run-anchors">
        {ANCHORS.map((anchor) => (
          <label class={canScore ? undefined : 'run-off'}>
            {radio(anchor, canScore)}
            <span>
              <b>{anchor}</b> <Html html={card.rubric[anchor]} />
            </span>
          </label>
        ))}
      </div>
      <div class="run-not-asked">
        <label>
          {radio('not-asked', true)}
          <span>
            <b>not asked</b> it did not come up; that is no score, and not poor
          </span>
        </label>
        {answer.score !== undefined && (
          <button type="button" onClick={takeBack}>
            Take back
          </button>
        )}
      </div>
    </fieldset>
  );
}
