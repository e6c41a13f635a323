// Points to be ticked as they are heard; the essential ones are marked before their text, to be found at a glance.
import { Html } from '../frame/html.tsx';

interface Props {
  points: readonly { html: string; essential?: boolean }[];
  ticked: readonly number[];
  onToggle: (index: number) => void;
}

export const RunTicks = ({ points, ticked, onToggle }: Props) => (
  <ol class="run-ticks plain">
    {points.map(({ html, essential = false }, index) => (
      <li>
        <label>
          <input type="checkbox" checked={ticked.includes(index)} onChange={() => onToggle(index)} />
          <span>
            {essential && <strong class="run-essential">essential </strong>}
            <Html html={html} />
          </span>
        </label>
      </li>
    ))}
  </ol>
);
