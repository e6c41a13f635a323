// Small plots of the progress view: for the eye alone, since the same stands beside them in words and numbers.
import type { Standing } from '../../study/forecast.ts';

const STANDINGS = ['known', 'shaky', 'unseen'] as const satisfies readonly Standing[];
/** A bar is told by its height as well as its colour: full, half, and a line. In percent. */
const HEIGHTS: Record<Standing, number> = { known: 100, shaky: 55, unseen: 18 };

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10}%`;

/** One bar of three parts, as long as its sum is of the longest. */
export function StackedBar({ counts, longest }: { counts: Record<Standing, number>; longest: number }) {
  let before = 0;
  return (
    <svg class="stacked-bar" width="100%" height="10" aria-hidden="true" focusable="false">
      {STANDINGS.map((standing) => {
        const x = percent(before, longest);
        before += counts[standing];
        const height = HEIGHTS[standing];
        return (
          <rect
            class={standing}
            x={x}
            y={`${100 - height}%`}
            width={percent(counts[standing], longest)}
            height={`${height}%`}
          />
        );
      })}
    </svg>
  );
}

/** What a part of the bars looks like, beside its name. */
export const Swatch = ({ standing }: { standing: Standing }) => (
  <svg class="stacked-bar" width="10" height="10" aria-hidden="true" focusable="false">
    <rect class={standing} x="0" y={`${100 - HEIGHTS[standing]}%`} width="100%" height={`${HEIGHTS[standing]}%`} />
  </svg>
);

interface DayPlotProps {
  /** One value a day. */
  values: readonly number[];
  /** Drawn as a line across, with its name. */
  line?: { at: number; name: string };
  /** What stands below the first and the last day. */
  ends: readonly [string, string];
  unit: string;
}

/** The share of its place that a day’s bar takes, and the least that can be seen of one, in percent. */
const FILLED = 0.7;
const LEAST = 2;

/** A bar for each day. */
export function DayPlot({ values, line, ends, unit }: DayPlotProps) {
  const most = Math.max(...values, 0);
  const top = Math.max(most, line?.at ?? 0) * 1.05 || 1;
  const heightOf = (value: number): number => (value > 0 ? Math.max(LEAST, (value / top) * 100) : 0);
  return (
    <div class="day-plot" aria-hidden="true">
      <p>
        <span>{most > 0 && `at most ${Math.max(1, Math.round(most))} ${unit}`}</span>
        {line && <span class="line-name">{line.name}</span>}
      </p>
      <svg width="100%" height="84" focusable="false">
        {values.map((value, index) => (
          <rect
            class={line !== undefined && value > line.at ? 'over' : undefined}
            x={percent(index + (1 - FILLED) / 2, values.length)}
            y={`${100 - heightOf(value)}%`}
            width={percent(FILLED, values.length)}
            height={`${heightOf(value)}%`}
          />
        ))}
        {line && (
          <line x1="0" x2="100%" y1={`${100 - (line.at / top) * 100}%`} y2={`${100 - (line.at / top) * 100}%`} />
        )}
      </svg>
      <p>
        {ends.map((end) => (
          <span>{end}</span>
        ))}
      </p>
    </div>
  );
}
