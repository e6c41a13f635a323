// The beginning of a panel: one’s own scorecard is chosen; files of others can be added, and stay closed until then.
import type { RunRecord } from '../../kit/run-record.ts';
import { count } from '../drill/days.ts';
import { dateFormat } from '../frame/date-format.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import { AddFiles } from './panel-add.tsx';
import type { PanelState } from './use-panel.ts';
import type { ViewProps } from './views.ts';

interface Props {
  panel: PanelState;
  /** Files of others that are closed. */
  waiting: number;
  all: readonly RunRecord[];
  onView: ViewProps['onView'];
}

const writeDate = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

const described = ({ startedAt, items }: RunRecord): string =>
  `${writeDate(startedAt)}, ${count(items.length, 'question')}`;

export function PanelStart({ panel, waiting, all, onView }: Props) {
  const sorted = all.toSorted((a, b) => b.startedAt - a.startedAt);
  const finished = sorted.filter(({ finishedAt }) => finishedAt !== undefined);
  const open = sorted.filter(({ finishedAt }) => finishedAt === undefined);
  return (
    <>
      <p>
        Everybody scores alone first. Then the scorecards of one candidate are laid side by side, the widest differences
        on top. Nobody else’s scorecard is shown before yours is in.
      </p>
      <section aria-labelledby="panel-own">
        <StepHeading level={3} id="panel-own" takesFocus={panel.beginnings > 0}>
          1. Your own scorecard
        </StepHeading>
        {finished.length === 0 && (
          <p>
            This browser has no finished interview. Finish yours in Interview, or choose the file that you saved of it.
          </p>
        )}
        {finished.length > 0 && (
          <ul class="rows panel-runs">
            {finished.map((run) => (
              <li key={run.id}>
                <div>
                  <b>
                    <bdi>{run.label}</bdi>
                  </b>{' '}
                  <span class="small soft">{described(run)}</span>
                </div>
                <button
                  type="button"
                  class="run"
                  aria-label={`This is mine: ${run.label}`}
                  onClick={() => panel.takeRun(run)}
                >
                  This is mine
                </button>
              </li>
            ))}
          </ul>
        )}
        {open.map((run) => (
          <p key={run.id} class="panel-open">
            <bdi>{run.label}</bdi> ({described(run)}) is not finished. Score what is open, finish it, then come back:
            files that wait here stay.
          </p>
        ))}
        {(open.length > 0 || finished.length === 0) && (
          <p>
            <button type="button" onClick={() => onView('interview')}>
              Go to Interview
            </button>
          </p>
        )}
        <label class="panel-file">
          <span>{finished.length > 0 ? 'Or your own file (JSON)' : 'Your own file (JSON)'}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) panel.takeFile(file);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
      </section>
      <section aria-labelledby="panel-others">
        <h3 id="panel-others">2. Scorecards of the others</h3>
        <AddFiles add={panel.add} />
        <p role="status" class="panel-waiting">
          {waiting > 0 &&
            `${count(waiting, 'file')} ${waiting === 1 ? 'waits' : 'wait'} until yours is in. ${waiting === 1 ? 'It stays' : 'They stay'} closed until then.`}
        </p>
      </section>
      <Problems problems={panel.problems} />
      {waiting > 0 && (
        <button type="button" onClick={panel.beginAnew}>
          Put the files away
        </button>
      )}
    </>
  );
}

/** What was not taken; always there, so that screen readers notice when it gets words. */
export const Problems = ({ problems }: { problems: readonly string[] }) => (
  <div role="alert">
    {problems.map((problem) => (
      <p class="problem panel-problem">{problem}</p>
    ))}
  </div>
);
