// The days ahead: what falls due on each, and whether the daily minutes suffice to see everything in time.
import { DayTable } from './day-table.tsx';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { forecastDue } from '../../study/forecast.ts';
import { minutesToSeeAll, playAhead } from '../../study/outlook.ts';
import { spentMinutes } from '../../study/session.ts';
import { formatDay } from './days.ts';
import { DayPlot } from './plots.tsx';
import { describeHeaviest, describeOutlook, interviewAhead, roundMinutes } from './progress-words.ts';
import type { ViewProps } from './views.ts';

type Props = Pick<ViewProps, 'material' | 'study' | 'schedule' | 'today'>;

/** Lets the page draw and be used. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Playing months of practice through takes a phone a moment; the rest of the view does not wait for it. */
function useOutlook({ material, study: { reviews, settings }, schedule, today }: Props): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    let isGone = false;
    const work = async (): Promise<void> => {
      await pause();
      const all = { practice: material.practice, schedule, reviews };
      const { interview, minutes } = settings;
      const options = { today, interview, minutes, spent: spentMinutes(reviews, today, material.byItem) };
      const outlook = playAhead(all, options);
      const enough = outlook.left > 0 ? await minutesToSeeAll(all, options, pause) : undefined;
      if (!isGone) setWords(describeOutlook(outlook, { settings, today, enough }));
    };
    void work();
    return () => {
      isGone = true;
    };
  }, [material, reviews, settings, schedule, today]);
  return words;
}

export function AheadPart(props: Props) {
  const { material, study, schedule, today } = props;
  const { settings } = study;
  const { interview, minutes } = settings;
  const days = useMemo(
    () => forecastDue({ practice: material.practice, schedule }, { today, interview }),
    [material, schedule, today, interview],
  );
  const outlook = useOutlook(props);
  const end = interviewAhead(settings, today);
  const last = days.at(-1)?.day ?? today;
  const isWhole = end === last;
  return (
    <section aria-labelledby="drill-ahead">
      <h3 id="drill-ahead">{isWhole ? 'Up to the interview' : `The next ${days.length} days`}</h3>
      <p class="outlook">{outlook || 'Working it out …'}</p>
      <p>{describeHeaviest(days, settings)}</p>
      {days.some(({ due }) => due > 0) && (
        <>
          <DayPlot
            values={days.map((day) => day.minutes)}
            line={{ at: minutes, name: `your ${minutes}` }}
            ends={['today', isWhole ? `interview, ${formatDay(last)}` : formatDay(last)]}
            unit="min due"
          />
          <DayTable
            heads={['Due', 'exercises', 'minutes']}
            rows={days
              .filter(({ due }) => due > 0)
              .map(({ day, due, minutes }) => ({
                day,
                name: day === today ? 'today, with what is overdue' : formatDay(day),
                one: due,
                other: roundMinutes(minutes),
              }))}
          />
        </>
      )}
    </section>
  );
}
