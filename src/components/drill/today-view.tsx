// Today: what is due, what is new, how long it takes, and the button that begins.
import { dayOfDate } from '../../study/day.ts';
import type { Day, Settings } from '../../study/types.ts';
import { count, formatAhead, formatDay } from './days.ts';
import type { Plan } from './plan-day.ts';
import { SettingsForm } from './settings-form.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { useSteps } from '../frame/use-steps.ts';

interface Props {
  plan: Plan;
  /** Looks further once nothing is left: what another sitting would hold, and how many items fall due tomorrow. */
  onDone: () => { more: Plan; tomorrow: number };
  today: Day;
  settings: Settings;
  /** How many items have never been seen. */
  unseen: number;
  takesFocus: boolean;
  onSettings: (settings: Settings) => void;
  onBegin: (plan: Plan) => void;
}

const figure = (number: number, words: string) => (
  <div>
    <dt>{words}</dt>
    <dd>{number}</dd>
  </div>
);

function describeInterview(interview: string | undefined, today: Day): string {
  const day = interview === undefined ? undefined : dayOfDate(interview);
  if (day === undefined) return 'no interview date';
  if (day < today) return `interview was on ${formatDay(day)}`;
  return `interview ${formatAhead(day, today)}, ${formatDay(day)}`;
}

const describeTimer = (timer: number): string =>
  timer === 0 ? 'timer off' : timer === 1 ? 'timer on' : `timer × ${timer}`;

export function TodayView(props: Props) {
  const { plan, onDone, today, settings, unseen, takesFocus, onSettings, onBegin } = props;
  const { session, due, dueInSession, newInSession, returning, minutes, spent } = plan;
  const isDone = session.queue.length === 0;
  // What is folded is drawn in a step of its own.
  const step = useSteps(1);
  return (
    <section class="drill-today" aria-labelledby="drill-today">
      <StepHeading level={2} id="drill-today" takesFocus={takesFocus}>
        {isDone ? (spent > 0 ? 'Done for today' : 'Nothing is due today') : 'Today'}
      </StepHeading>
      {isDone ? (
        <DayDone {...{ onDone, spent, unseen, onBegin }} />
      ) : (
        <>
          <dl class="drill-figures">
            {due > 0 && figure(due, 'due')}
            {returning > 0 && figure(returning, 'to repeat')}
            {newInSession > 0 && figure(newInSession, 'new')}
            {figure(Math.max(1, Math.round(minutes)), 'minutes')}
          </dl>
          {due > dueInSession && (
            <p class="small">
              {dueInSession} of the {due} fit into the minutes of today, the least certain first. The others stay due.
            </p>
          )}
          <button type="button" class="run tool-main" onClick={() => onBegin(plan)}>
            {spent > 0 ? 'Go on' : 'Start'}
          </button>
        </>
      )}
      <details class="tool-more">
        <summary>
          <b>Settings</b> <span>{describeInterview(settings.interview, today)}</span> ·{' '}
          <span>{settings.minutes} minutes a day</span> · <span>{describeTimer(settings.timer)}</span>
        </summary>
        {step > 0 && <SettingsForm settings={settings} onChange={onSettings} />}
      </details>
    </section>
  );
}

/** What comes tomorrow, and the way on for whoever has time left. */
function DayDone({ onDone, spent, unseen, onBegin }: Pick<Props, 'onDone' | 'unseen' | 'onBegin'> & { spent: number }) {
  const { more, tomorrow } = onDone();
  return (
    <>
      <p>
        {spent > 0 && `You practised for about ${count(Math.round(spent), 'minute')}. `}
        Tomorrow {tomorrow === 0 ? 'nothing is' : `${count(tomorrow, 'exercise')} ${tomorrow === 1 ? 'is' : 'are'}`} due
        {unseen > 0 ? `; ${unseen} you have not seen yet.` : '.'}
      </p>
      {more.session.queue.length > 0 && (
        <button type="button" class="tool-main" onClick={() => onBegin(more)}>
          Practise on: {count(more.session.queue.length, 'exercise')}, about {count(Math.round(more.minutes), 'minute')}
        </button>
      )}
    </>
  );
}
