// The last weeks: on which days was practised, and how much. No streaks: a day without is a day without.
import { dayOf } from '../../study/day.ts';
import { countReviews } from '../../study/forecast.ts';
import { formatDay } from './days.ts';
import { DayPlot } from './plots.tsx';
import { describePast } from './progress-words.ts';
import type { ViewProps } from './views.ts';

const DAYS = 28;

export function PastPart({ material, study, today }: Pick<ViewProps, 'material' | 'study' | 'today'>) {
  const { reviews, settings } = study;
  const past = countReviews(reviews, { today, days: DAYS });
  const recent = reviews.filter(({ at }) => dayOf(at) > today - DAYS && dayOf(at) <= today);
  const minutes = recent.reduce((sum, { item }) => sum + (material.byItem.get(item)?.minutes ?? 0), 0);
  const practised = past.filter((day) => day.reviews > 0);
  return (
    <section aria-labelledby="drill-past">
      <h3 id="drill-past">The last four weeks</h3>
      <p>{describePast(past, minutes, settings.minutes)}</p>
      {practised.length > 0 && (
        <>
          <DayPlot
            values={past.map((day) => day.reviews)}
            ends={[formatDay(past[0]?.day ?? today), 'today']}
            unit="answers a day"
          />
          <details class="day-table">
            <summary>Day by day</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Practised</th>
                  <th scope="col">answers</th>
                  <th scope="col">missed</th>
                </tr>
              </thead>
              <tbody>
                {practised.toReversed().map((day) => (
                  <tr>
                    <th scope="row">{day.day === today ? 'today' : formatDay(day.day)}</th>
                    <td>{day.reviews}</td>
                    <td>{day.again}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
