// What was expected of an answer, to be ticked: key points of a question, or the points of a follow-up.
import { gradePoints } from '../../study/exercise.ts';
import type { InterviewCard } from '../../study/interview-data.ts';
import type { MockStep } from '../../study/mock-steps.ts';
import { Written } from './attempt.tsx';
import { count } from './days.ts';
import { Html, SourceLink } from '../frame/html.tsx';
import { Key } from './key.tsx';
import { digits, useKeys } from './keys.ts';
import type { StepProps } from './mock-step.tsx';
import { PointList, type TickPoint } from './point-list.tsx';
import { StepHeading } from '../frame/step-heading.tsx';

const pointsOf = ({ question, followUp }: MockStep): TickPoint[] =>
  followUp === undefined
    ? question.card.keyPoints.map(({ html, essential, source }) => ({
        essential,
        text: <Html html={html} />,
        source: <SourceLink source={source} />,
      }))
    : followUp.expected.map((html) => ({ essential: false, text: <Html html={html} /> }));

/** Says what the ticks amount to. */
function describe(step: MockStep, met: readonly number[], isCounted: boolean): string {
  if (step.followUp !== undefined) return `${met.length} of ${count(step.followUp.expected.length, 'point')}.`;
  const { keyPoints } = step.question.card;
  const essential = keyPoints.flatMap((point, index) => (point.essential ? [index] : []));
  const said = essential.filter((index) => met.includes(index)).length;
  const all = `${said} of ${count(essential.length, 'essential point')}, ${met.length} of ${keyPoints.length} in all.`;
  return isCounted ? `${all} As practice: ${gradePoints(keyPoints, met)}.` : all;
}

function describeNext(step: MockStep, next: MockStep | undefined): string {
  if (next === undefined) return 'To the summary';
  if (next.followUp === undefined) return 'Next question';
  return step.followUp === undefined ? 'First follow-up' : 'Next follow-up';
}

export function MockExpected(props: StepProps) {
  const { step, next, notes, met, onToggle, isCounted, onNext, hasKeys, rubric } = props;
  const points = pointsOf(step);
  useKeys({ n: onNext, ...digits(points.length, onToggle) }, hasKeys);
  return (
    <div class="drill-answer">
      <StepHeading level={3} id="drill-answer">
        {step.followUp === undefined ? 'Key points' : 'What a good reply contains'}
      </StepHeading>
      <Written notes={notes} />
      <p class="soft small">Tick what you said, in whatever words.</p>
      <PointList points={points} met={met} onToggle={onToggle} labelledBy="drill-answer" hasKeys={hasKeys} />
      <p class="drill-verdict" role="status">
        {describe(step, met, isCounted)}
      </p>
      <button type="button" class="run tool-main" onClick={onNext}>
        {describeNext(step, next)} {hasKeys && <Key name="N" />}
      </button>
      {step.followUp === undefined && <More solid={step.question.card.solid} rubric={rubric} />}
    </div>
  );
}

const ANCHORS = ['poor', 'mixed', 'good', 'excellent'] as const;

function More({ solid, rubric }: { solid: string; rubric: InterviewCard['rubric'] | undefined }) {
  return (
    <div class="drill-more">
      <details class="answer">
        <summary>
          <span>A solid answer</span>
        </summary>
        <div>
          <Html as="p" html={solid} />
        </div>
      </details>
      {rubric !== undefined && (
        <details class="answer">
          <summary>
            <span>From a poor to an excellent answer</span>
          </summary>
          <div>
            <dl class="two">
              {ANCHORS.map((anchor) => (
                <>
                  <dt class={anchor}>{anchor}</dt>
                  <Html as="dd" html={rubric[anchor]} />
                </>
              ))}
            </dl>
          </div>
        </details>
      )}
    </div>
  );
}
