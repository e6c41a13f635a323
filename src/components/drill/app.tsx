// The drill: today, a session, its end, and what else there is; all over one list of reviews.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { dayOf } from '../../study/day.ts';
import type { DrillData } from '../../study/drill-data.ts';
import { listPractice } from '../../study/exercise.ts';
import { forecastDue } from '../../study/forecast.ts';
import { replay } from '../../study/schedule.ts';
import { answerFirst, roundOf, skipFirst, type Session } from '../../study/session.ts';
import type { Grade, ItemId, Review } from '../../study/types.ts';
import { loadAhead } from './ahead.ts';
import { createId } from '../frame/create-id.ts';
import { ViewBar, ViewPlace } from '../frame/tool-views.tsx';
import { formatAhead } from './days.ts';
import { askPersist } from '../frame/persistence.ts';
import { planDay, type Plan } from './plan-day.ts';
import { SessionEnd } from './session-end.tsx';
import { SessionView } from './session-view.tsx';
import type { Store } from './store.ts';
import { TodayView } from './today-view.tsx';
import { useNow, useStudy, type Kept } from './use-study.ts';
import { MORE_VIEWS, type MoreView } from './views.ts';

export interface AppProps {
  data: DrillData;
  store: Store;
  first: Kept;
  /** Is told when a session begins and when it is over, so that the page can put its text away. */
  onSession: (isOn: boolean) => void;
}

const BAR = [{ name: 'today' as const, title: 'Today' }, ...MORE_VIEWS];

type View = 'today' | 'session' | 'end' | MoreView['name'];

export function App({ data, store, first, onSession }: AppProps) {
  const study = useStudy(store, first);
  const { reviews, settings, notices } = study;
  const { interview } = settings;
  const now = useNow();
  const today = dayOf(now);
  const [view, setView] = useState<View>('today');
  const [session, setSession] = useState<Session>();
  const [hasMoved, setMoved] = useState(false);

  const material = useMemo(() => {
    const practice = listPractice(data);
    return { practice, byItem: new Map(practice.map((one) => [one.item, one])) };
  }, [data]);
  const schedule = useMemo(() => replay(reviews, { now: Date.now(), interview }), [reviews, interview, today]);
  const plan = useMemo(
    () => planDay(material, { reviews, schedule, today, settings }),
    [material, reviews, schedule, today, settings],
  );

  const go = (next: View): void => {
    setView(next);
    setMoved(true);
    onSession(next === 'session' || next === 'end');
  };
  const begin = ({ session: begun }: Plan): void => {
    setSession(begun);
    go('session');
    // Some browsers ask the reader, so it takes a click, and once is enough.
    if (reviews.length === 0) void askPersist();
  };
  const next = (grade: Grade | undefined): void => {
    if (session === undefined) return;
    const after = grade === undefined ? skipFirst(session) : answerFirst(session, grade);
    setSession(after);
    if (after.queue.length === 0) go('end');
  };
  const answer = (review: Pick<Review, 'item' | 'grade' | 'met' | 'hash'>): void =>
    study.add({ id: createId(), at: Date.now(), ...review });
  const dismiss = (): void => {
    study.dismiss();
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('.drill h2[tabindex]')?.focus();
  };
  const outlook = (item: ItemId, grade: Grade): string => {
    if (grade === 'again') return 'It comes back at the end of this session.';
    const at = Date.now();
    const own = reviews.filter((one) => one.item === item);
    // Not the day of the last look at the clock, which may be a minute old.
    const day = dayOf(at);
    const { due = day + 1 } = replay([...own, { id: '', item, at, grade }], { now: at, interview }).get(item) ?? {};
    // What was seen today has had its day, wherever a near interview puts the next.
    return due > day ? `It comes back ${formatAhead(due, day)}.` : 'That was its last time before your interview.';
  };

  useEffect(() => {
    const { queue } = view === 'session' && session !== undefined ? session : plan.session;
    void loadAhead(data, queue, (item) => roundOf(reviews, item));
    // Not with each answer.
  }, [data, view]);

  const more = MORE_VIEWS.find(({ name }) => name === view);
  const isSitting = view === 'session' || view === 'end';

  return (
    <>
      {MORE_VIEWS.length > 0 && !isSitting && <ViewBar label="Drill" views={BAR} view={view} onView={go} />}
      {notices.length > 0 && (
        <div class="note-box" role="alert">
          {notices.map((notice) => (
            <p>{notice}</p>
          ))}
          <button type="button" onClick={dismiss}>
            Put away
          </button>
        </div>
      )}
      {view === 'session' && session !== undefined ? (
        <SessionView
          session={session}
          data={data}
          byItem={material.byItem}
          reviews={reviews}
          settings={settings}
          outlook={outlook}
          onAnswer={answer}
          onNext={next}
          onLeave={() => go('today')}
        />
      ) : view === 'end' && session !== undefined ? (
        <SessionEnd session={session} data={data} onDone={() => go('today')} />
      ) : more !== undefined ? (
        <ViewPlace
          key={more.name}
          id="drill-view"
          {...more}
          props={{ data, material, store, study, schedule, today, onBegin: begin, onPrint: () => go('cards') }}
        />
      ) : (
        <TodayView
          plan={plan}
          onDone={() => ({
            more: planDay(material, { reviews, schedule, today, settings, isMore: true }),
            tomorrow: forecastDue({ practice: material.practice, schedule }, { today, interview })[1]?.due ?? 0,
          })}
          today={today}
          settings={settings}
          unseen={material.practice.filter(({ item }) => !schedule.has(item)).length}
          takesFocus={hasMoved}
          onSettings={study.change}
          onBegin={begin}
        />
      )}
    </>
  );
}
