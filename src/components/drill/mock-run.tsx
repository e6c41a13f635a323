// A mock interview under way: where it stands, what was ticked, and the way out of it.
import { useLayoutEffect, useState } from 'preact/hooks';
import { gradePoints } from '../../study/exercise.ts';
import type { InterviewData } from '../../study/interview-data.ts';
import type { MockInterview } from '../../study/mock.ts';
import { collectAnswers, listSteps } from '../../study/mock-steps.ts';
import { createId } from '../frame/create-id.ts';
import type { MockResult } from './mock-end.tsx';
import type { Setup } from './mock-setup.tsx';
import { MockStepView } from './mock-step.tsx';
import { useNow, type Study } from './use-study.ts';

interface Props {
  interview: MockInterview;
  setup: Setup;
  study: Study;
  rubrics: InterviewData;
  /** Is told what came of it; nothing where nothing was answered. */
  onEnd: (result: MockResult | undefined) => void;
}

const MINUTE = 60_000;

/** Lets the browser ask before the page is left, since that loses what was noted and ticked. */
function useGuard(): void {
  // Before the question is painted: what can be left must be guarded.
  useLayoutEffect(() => {
    const guard = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, []);
}

export function MockRun({ interview, setup, study, rubrics, onEnd }: Props) {
  // What is asked must not change under way.
  const [steps] = useState(() => listSteps(interview));
  const [began] = useState(() => Date.now());
  const [ticked, setTicked] = useState<readonly (readonly number[])[]>([]);
  const [met, setMet] = useState<readonly number[]>([]);
  const [isRevealed, setRevealed] = useState(false);
  const [isAloud, setAloud] = useState(setup.isAloud);
  const [isDown, setDown] = useState(false);
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  useGuard();
  useNow();
  const step = steps[ticked.length];
  if (step === undefined) return null;

  const { settings } = study;
  const { card } = step.question;
  const minutes = Math.max(0, Math.floor((Date.now() - began) / MINUTE));
  const total = steps.at(-1)?.number ?? 1;

  /** Takes the ticks of this step for good. */
  const commit = (): readonly (readonly number[])[] => {
    const all = [...ticked, met];
    if (setup.isCounted && step.followUp === undefined) {
      const grade = gradePoints(card.keyPoints, met);
      const item = `card:${card.slug}` as const;
      study.add({ id: createId(), item, at: Date.now(), grade, met: [...met], hash: card.hash });
    }
    return all;
  };
  const end = (all: readonly (readonly number[])[]): void =>
    onEnd(all.length === 0 ? undefined : { answers: collectAnswers(steps, all), notes, minutes });
  const next = (): void => {
    const all = commit();
    if (all.length === steps.length) return end(all);
    setTicked(all);
    setMet([]);
    setRevealed(false);
  };
  const toggle = (index: number): void =>
    setMet((all) => (all.includes(index) ? all.filter((one) => one !== index) : [...all, index].sort((a, b) => a - b)));

  const progress = (
    <div class="drill-progress">
      <p>
        Question {step.number} of {total}
        {settings.timer > 0 && (
          <span class="soft">
            , {minutes} of {Math.round(setup.minutes * settings.timer)} min
          </span>
        )}
      </p>
      <progress value={ticked.length} max={steps.length} aria-hidden="true" />
      <button type="button" aria-pressed={isAloud} onClick={() => setAloud(!isAloud)}>
        Aloud
      </button>
      <button type="button" onClick={() => end(isRevealed ? commit() : ticked)}>
        End here
      </button>
    </div>
  );
  return (
    <MockStepView
      key={ticked.length}
      step={step}
      next={steps[ticked.length + 1]}
      progress={progress}
      rubric={rubrics.cards[card.slug]?.rubric}
      timer={settings.timer}
      hasKeys={settings.shortcuts !== false}
      isDown={isDown}
      onTurn={() => setDown(!isDown)}
      isAloud={isAloud}
      onLeaveAloud={() => setAloud(false)}
      notes={notes[card.slug] ?? ''}
      onNotes={(text) => setNotes({ ...notes, [card.slug]: text })}
      isRevealed={isRevealed}
      onReveal={() => setRevealed(true)}
      met={met}
      onToggle={toggle}
      isCounted={setup.isCounted}
      onNext={next}
    />
  );
}
