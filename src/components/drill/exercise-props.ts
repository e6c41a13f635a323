// What each kind of exercise gets from the session that shows it.
import type { ComponentChildren } from 'preact';
import type { Exercise } from '../../study/exercise.ts';
import type { Grade } from '../../study/types.ts';

/** How an answer is given: said aloud, or written down. */
export type Way = 'aloud' | 'notes';

export interface ExerciseProps<E extends Exercise> {
  exercise: E;
  /** The clock of the attempt; nothing where it is off. */
  timer: ComponentChildren;
  way: Way;
  onWay: (way: Way) => void;
  /** Whether the keys are named beside what they do. */
  hasKeys: boolean;
  /** What becomes of the item after such a grade: `It comes back in 9 days.` */
  outlook: (grade: Grade) => string;
  /** Stores the answer; asked once for each exercise. */
  onAnswer: (grade: Grade, met?: number[]) => void;
  onNext: () => void;
}
