// One step of a mock interview: a question or a follow-up is asked, then what was expected is ticked.
import type { ComponentChildren } from 'preact';
import { LEVELS, TOPICS } from '../../schemas/taxonomy.ts';
import type { InterviewCard } from '../../study/interview-data.ts';
import type { MockStep } from '../../study/mock-steps.ts';
import { FOLLOW_UP_SECONDS } from '../../study/mock-time.ts';
import { Html } from '../frame/html.tsx';
import { Key } from './key.tsx';
import { useKeys } from './keys.ts';
import { MockExpected } from './mock-expected.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { Timer } from './timer.tsx';

export interface StepProps {
  step: MockStep;
  /** What comes after it, if anything. */
  next: MockStep | undefined;
  progress: ComponentChildren;
  rubric: InterviewCard['rubric'] | undefined;
  /** How many times as long the timer runs; 0 is off. */
  timer: number;
  hasKeys: boolean;
  isDown: boolean;
  onTurn: () => void;
  isAloud: boolean;
  onLeaveAloud: () => void;
  /** Of the question, with its follow-ups. */
  notes: string;
  onNotes: (notes: string) => void;
  isRevealed: boolean;
  onReveal: () => void;
  met: readonly number[];
  onToggle: (index: number) => void;
  /** Whether the ticks of the key points count as practice. */
  isCounted: boolean;
  onNext: () => void;
}

export function MockStepView(props: StepProps) {
  const { step, progress, isAloud, isRevealed } = props;
  const { card, followUps } = step.question;
  const { followUp } = step;
  if (isAloud && !isRevealed) return <Aloud {...props} />;
  return (
    <article class="drill-session mock-run" aria-labelledby="drill-question">
      {progress}
      <p class="crumb label">
        {followUp === undefined ? (
          <>
            <span>{TOPICS[card.topics[0] as keyof typeof TOPICS]}</span>
            <span>{LEVELS[card.level].name}</span>
          </>
        ) : (
          <>
            <span>
              Follow-up {followUp.number} of {followUps.length}
            </span>
            <span>{LEVELS[followUp.level].name}</span>
            {followUp.changesCondition && <span>changes a condition</span>}
          </>
        )}
      </p>
      <Asked step={step} takesFocus={!isRevealed} />
      {followUp !== undefined && (
        <p class="small soft">
          The question was: <Html html={card.title} />
        </p>
      )}
      {isRevealed ? <MockExpected {...props} /> : <Attempt {...props} />}
    </article>
  );
}

/** What is asked, under the heading that takes the focus. */
function Asked({ step: { question, followUp }, takesFocus }: { step: MockStep; takesFocus: boolean }) {
  const { title, prompt } = question.card;
  return (
    <>
      <StepHeading level={2} id="drill-question" takesFocus={takesFocus}>
        <Html html={followUp === undefined ? title : followUp.question} />
      </StepHeading>
      {followUp === undefined && prompt !== undefined && (
        <div class="prompt">
          <Html as="p" html={prompt} />
        </div>
      )}
    </>
  );
}

function Attempt({ step, timer, isDown, onTurn, notes, onNotes, onReveal, hasKeys }: StepProps) {
  useKeys({ enter: onReveal, ' ': onReveal }, hasKeys);
  // To a quarter of a minute, as nobody counts more finely.
  const seconds = step.followUp === undefined ? Math.round(step.question.seconds / 15) * 15 : FOLLOW_UP_SECONDS;
  return (
    <div class="drill-attempt">
      {timer > 0 && (
        <div class="drill-bar">
          <Timer limit={seconds * timer} isDown={isDown} onTurn={onTurn} />
        </div>
      )}
      <label class="drill-notes">
        Notes, in this tab alone
        <textarea rows={4} value={notes} onInput={(event) => onNotes(event.currentTarget.value)} />
      </label>
      <button type="button" class="run tool-main" onClick={onReveal}>
        Reveal {hasKeys && <Key name="Space" />}
      </button>
    </div>
  );
}

/** Nothing but the question, and large. */
function Aloud({ step, onReveal, onLeaveAloud, hasKeys }: StepProps) {
  useKeys({ enter: onReveal, ' ': onReveal, escape: onLeaveAloud }, hasKeys);
  return (
    <article class="mock-aloud" aria-labelledby="drill-question">
      <div>
        <Asked step={step} takesFocus />
      </div>
      {/* Without it neither a finger nor a voice gets any further. */}
      <button type="button" onClick={onReveal}>
        Reveal
      </button>
    </article>
  );
}
