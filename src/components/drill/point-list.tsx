// Points to be ticked one by one.
import type { ComponentChildren } from 'preact';
import { Key } from './key.tsx';

export interface TickPoint {
  essential: boolean;
  text: ComponentChildren;
  /** What it rests on; stands outside of the label. */
  source?: ComponentChildren;
}

export interface PointListProps {
  points: readonly TickPoint[];
  met: readonly number[];
  onToggle: (index: number) => void;
  labelledBy: string;
  hasKeys: boolean;
}

export function PointList({ points, met, onToggle, labelledBy, hasKeys }: PointListProps) {
  // Where all are essential, or none, that goes without saying.
  const isMixed = points.some(({ essential }) => essential) && points.some(({ essential }) => !essential);
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <ol class="drill-ticks plain">
        {points.map(({ essential, text, source }, index) => (
          <li>
            <label>
              <input type="checkbox" checked={met.includes(index)} onChange={() => onToggle(index)} />
              <span>{text}</span>
              {hasKeys && index < 9 && <Key name={String(index + 1)} />}
            </label>
            {(source !== undefined || (essential && isMixed)) && (
              <span class="source">
                {essential && isMixed && <strong>essential</strong>}
                {source}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
