// What a good answer contains, ticked one by one; the grade follows from the ticks.
import type { ComponentChildren } from 'preact';
import { gradePoints } from '../../study/exercise.ts';
import type { Grade } from '../../study/types.ts';
import { Key } from './key.tsx';

export interface Point {
  essential: boolean;
  text: ComponentChildren;
  /** What it rests on; stands outside of the label. */
  source?: ComponentChildren;
}

interface Props {
  points: readonly Point[];
  met: readonly number[];
  onToggle: (index: number) => void;
  labelledBy: string;
  hasKeys: boolean;
  outlook: (grade: Grade) => string;
}

/** Says what the ticks amount to, and what follows. */
function describeTicks(points: readonly Point[], met: readonly number[], outlook: Props['outlook']): string {
  const essential = points.flatMap((point, index) => (point.essential ? [index] : []));
  const grade = gradePoints(points, met);
  const count = essential.filter((index) => met.includes(index)).length;
  const of = `${count} of ${essential.length} essential ${essential.length === 1 ? 'point' : 'points'}`;
  return `${of}: ${grade === 'good' ? 'good' : 'again'}. ${outlook(grade)}`;
}

export function TickList({ points, met, onToggle, labelledBy, hasKeys, outlook }: Props) {
  // Where all are essential that goes without saying.
  const hasOthers = points.some(({ essential }) => !essential);
  return (
    <>
      <div role="group" aria-labelledby={labelledBy}>
        <ol class="drill-ticks plain">
          {points.map(({ essential, text, source }, index) => (
            <li>
              <label>
                <input type="checkbox" checked={met.includes(index)} onChange={() => onToggle(index)} />
                <span>{text}</span>
                {hasKeys && <Key name={String(index + 1)} />}
              </label>
              {(source !== undefined || hasOthers) && (
                <span class="source">
                  {essential && hasOthers && <strong>essential</strong>}
                  {source}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p class="drill-verdict" role="status">
        {describeTicks(points, met, outlook)}
      </p>
    </>
  );
}
