// Known, shaky and unseen of each topic or level: numbers, with a bar for the eye.
import type { ComponentChildren } from 'preact';
import type { Standing } from '../../study/forecast.ts';
import { StackedBar, Swatch } from './plots.tsx';

interface Props {
  /** What the rows are, such as `Topic`. */
  of: string;
  /** What the table is called. */
  label: string;
  rows: readonly { name: ComponentChildren; counts: Record<Standing, number> }[];
}

const STANDINGS = ['known', 'shaky', 'unseen'] as const satisfies readonly Standing[];
const sum = (counts: Record<Standing, number>): number => counts.known + counts.shaky + counts.unseen;

export function StandingTable({ of, label, rows }: Props) {
  const longest = Math.max(...rows.map(({ counts }) => sum(counts)));
  return (
    <table class="standing" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {STANDINGS.map((standing) => (
            <th scope="col">
              <Swatch standing={standing} /> {standing}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr>
            <th scope="row">
              <div>
                <span>{name}</span>
                <StackedBar counts={counts} longest={longest} />
              </div>
            </th>
            {STANDINGS.map((standing) => (
              <td>{counts[standing]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
