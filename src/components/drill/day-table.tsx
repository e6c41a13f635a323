// The numbers of a plot by day, as a table that opens.
import type { Day } from '../../study/types.ts';

interface Props {
  /** What the first column holds, and the two others. */
  heads: readonly [day: string, one: string, other: string];
  rows: readonly { day: Day; name: string; one: number | string; other: number | string }[];
}

export const DayTable = ({ heads, rows }: Props) => (
  <details class="day-table">
    <summary>Day by day</summary>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, name, one, other }) => (
          <tr key={day}>
            <th scope="row">{name}</th>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
