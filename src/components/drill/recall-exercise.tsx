// An exercise of recall: a question is answered, the answer revealed, and what was said is ticked off.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Exercise } from '../../study/exercise.ts';
import { gradePoints } from '../../study/exercise.ts';
import { Attempt, Written } from './attempt.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { Key } from './key.tsx';
import { digits, useKeys } from './keys.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import type { TickPoint } from './point-list.tsx';
import { TickList } from './tick-list.tsx';

interface Props extends ExerciseProps<Exercise> {
  points: readonly TickPoint[];
  /** The heading of what is revealed. */
  heading: ComponentChildren;
  /** What is revealed before the points and after them. */
  before?: ComponentChildren;
  after?: ComponentChildren;
}

export function RecallExercise({ points, heading, before, after, ...props }: Props) {
  const { hasKeys, outlook, onAnswer, onNext } = props;
  const [isRevealed, setRevealed] = useState(false);
  const [notes, setNotes] = useState('');
  const [met, setMet] = useState<number[]>([]);
  const reveal = (): void => setRevealed(true);
  const toggle = (index: number): void =>
    setMet((ticked) =>
      ticked.includes(index) ? ticked.filter((one) => one !== index) : [...ticked, index].sort((a, b) => a - b),
    );
  const finish = (): void => {
    onAnswer(gradePoints(points, met), met);
    onNext();
  };
  useKeys(isRevealed ? { n: finish, ...digits(points.length, toggle) } : { enter: reveal, ' ': reveal }, hasKeys);
  if (!isRevealed) return <Attempt {...props} notes={notes} onNotes={setNotes} onReveal={reveal} />;
  return (
    <div class="drill-answer">
      <StepHeading level={3} id="drill-answer">
        {heading}
      </StepHeading>
      <Written notes={notes} />
      {before}
      <p class="soft small">Tick what you said, in whatever words.</p>
      <TickList
        points={points}
        met={met}
        onToggle={toggle}
        labelledBy="drill-answer"
        hasKeys={hasKeys}
        outlook={outlook}
      />
      <button type="button" class="run tool-main" onClick={finish}>
        Next {hasKeys && <Key name="N" />}
      </button>
      {after}
    </div>
  );
}
