// What an interviewer says before the first question and after the last one, the same to everybody.
import type { TimePlan } from '../../kit/plan-time.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { describeExtraTime, listClosing, listOpening } from '../../kit/what-to-say.ts';
import { sitePath } from '../frame/site-path.ts';
import { StepHeading } from '../frame/step-heading.tsx';

interface Props {
  run: RunRecord;
  plan: TimePlan;
  takesFocus: boolean;
}

const minutes = (seconds: number): number => Math.round(seconds / 60);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul class="run-say">
    {lines.map((line) => (
      <li>{line}</li>
    ))}
  </ul>
);

export function RunIntroduction({ run: { items, choices }, plan, takesFocus }: Props) {
  const candidateMinutes = minutes(plan.candidateQuestions);
  return (
    <section class="run-words" aria-labelledby="run-place">
      <StepHeading level={2} id="run-place" takesFocus={takesFocus}>
        Introduction
      </StepHeading>
      <p class="soft">Say it in your own words, and the same to everybody.</p>
      <Lines lines={listOpening({ minutes: minutes(plan.slot), questions: items.length, candidateMinutes })} />
      {choices.extraTime !== 1 && (
        <div class="note-box">
          <p>{describeExtraTime(choices.extraTime)}</p>
        </div>
      )}
      <p class="small soft">
        Why it is done this way: <a href={sitePath('/kit/fairness/')}>a fair interview</a>.
      </p>
    </section>
  );
}

export function RunCandidateQuestions({ plan, takesFocus }: Props) {
  return (
    <section class="run-words" aria-labelledby="run-place">
      <StepHeading level={2} id="run-place" takesFocus={takesFocus}>
        The candidate’s own questions
      </StepHeading>
      <p class="soft">What is asked here is not scored. Say nothing about how it went.</p>
      <Lines lines={listClosing(minutes(plan.candidateQuestions))} />
    </section>
  );
}
