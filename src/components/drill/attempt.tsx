// The attempt: the clock, aloud or in notes, and the button that ends it.
import type { ExerciseProps, Way } from './exercise-props.ts';
import type { Exercise } from '../../study/exercise.ts';
import { Key } from './key.tsx';

interface Props extends Pick<ExerciseProps<Exercise>, 'timer' | 'way' | 'onWay' | 'hasKeys'> {
  notes: string;
  onNotes: (notes: string) => void;
  onReveal: () => void;
}

const WAYS: readonly (readonly [Way, string])[] = [
  ['aloud', 'aloud'],
  ['notes', 'in notes'],
];

export function Attempt({ timer, way, onWay, notes, onNotes, onReveal, hasKeys }: Props) {
  return (
    <div class="drill-attempt">
      <div class="drill-bar">
        <fieldset class="drill-ways">
          <legend>Answer</legend>
          {WAYS.map(([value, words]) => (
            <label>
              <input type="radio" name="way" value={value} checked={way === value} onChange={() => onWay(value)} />{' '}
              {words}
            </label>
          ))}
        </fieldset>
        {timer}
      </div>
      {way === 'notes' && (
        <label class="drill-notes">
          Notes, which are not kept
          <textarea rows={5} value={notes} onInput={(event) => onNotes(event.currentTarget.value)} />
        </label>
      )}
      <button type="button" class="run tool-main" onClick={onReveal}>
        Reveal {hasKeys && <Key name="Enter" />}
      </button>
    </div>
  );
}

/** What was written, to be held against what was expected. */
export function Written({ notes }: { notes: string }) {
  if (notes.trim() === '') return null;
  return (
    <div class="drill-written">
      <span class="label">You wrote</span>
      <p>{notes}</p>
    </div>
  );
}
