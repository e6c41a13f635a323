// The last weeks: on which days was practised, and how much. No streaks: a day without is a day without.
import { DayTable } from './day-table.tsx';
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
          <DayTable
            heads={['Practised', 'answers', 'missed']}
            rows={practised.toReversed().map(({ day, reviews, again }) => ({
              day,
              name: day === today ? 'today' : formatDay(day),
              one: reviews,
              other: again,
            }))}
          />
        </>
      )}
    </section>
  );
}
