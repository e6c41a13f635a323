// A question under way: read aloud and noted on the left, listened for on the right, scored below.
import type { KitCard } from '../../kit/kit-data.ts';
import { answerOf, changeAnswer, type AnswerPatch } from '../../kit/run.ts';
import type { Answer, RunRecord } from '../../kit/run-record.ts';
import { RunAsk } from './run-ask.tsx';
import { RunFollowUps } from './run-follow-ups.tsx';
import { RunListen } from './run-listen.tsx';
import { RunScore } from './run-score.tsx';

interface Props {
  run: RunRecord;
  card: KitCard;
  onRun: (run: RunRecord) => void;
  takesFocus: boolean;
}

export function RunQuestion({ run, card, onRun, takesFocus }: Props) {
  const answer: Answer = answerOf(run, card.slug);
  const onChange = (change: AnswerPatch): void => onRun(changeAnswer(run, card.slug, change));
  const part = { card, answer, onChange };
  return (
    <article class="run-question" aria-labelledby="run-place">
      <div class="run-left">
        <RunAsk {...part} takesFocus={takesFocus} />
        <label class="run-notes">
          <span>Notes: what was said</span>
          <textarea rows={4} value={answer.notes} onInput={(event) => onChange({ notes: event.currentTarget.value })} />
        </label>
      </div>
      <div class="run-right">
        <RunListen {...part} />
        <RunFollowUps {...part} />
      </div>
      <RunScore {...part} />
    </article>
  );
}
