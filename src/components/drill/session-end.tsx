// The end of a session: what was answered, and what failed on the way.
import type { DrillData } from '../../study/drill-data.ts';
import { createExercise } from '../../study/exercise.ts';
import { FIRST_ROUND, type Session } from '../../study/session.ts';
import { count } from './days.ts';
import { Html } from '../frame/html.tsx';
import { StepHeading } from '../frame/step-heading.tsx';

interface Props {
  session: Session;
  data: DrillData;
  onDone: () => void;
}

export function SessionEnd({ session: { answered }, data, onDone }: Props) {
  const failed = [...new Set(answered.flatMap(({ item, grade }) => (grade === 'again' ? [item] : [])))];
  const items = new Set(answered.map(({ item }) => item)).size;
  return (
    <section class="drill-end" aria-labelledby="drill-end">
      <StepHeading level={2} id="drill-end">
        That was all
      </StepHeading>
      <p>
        {count(items, 'exercise')} answered
        {failed.length > 0
          ? `, ${items - failed.length} at the first attempt.`
          : items > 1
            ? ', all at the first attempt.'
            : '.'}
        {failed.length > 0 && ' These were not, and come back soon:'}
      </p>
      {failed.length > 0 && (
        <ul class="rows">
          {failed.map((item) => {
            const exercise = createExercise(data, item, FIRST_ROUND);
            if (exercise === undefined) return null;
            return (
              <li>
                <a href={exercise.url}>
                  <Html html={exercise.kind === 'rule' ? exercise.rule.title : exercise.card.title} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" class="run tool-main" onClick={onDone}>
        Back to today
      </button>
    </section>
  );
}
