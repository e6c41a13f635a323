// Carries an interviewer through the hour: the interviews that are kept, one under way, and what came of it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pause } from '../../kit/run.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { askPersist } from '../frame/persistence.ts';
import { HeldRun } from './held-run.tsx';
import { InterviewBegin } from './interview-begin.tsx';
import { InterviewList } from './interview-list.tsx';
import { readOpenRun, rememberOpenRun } from './open-run.ts';
import { RunScreen } from './run-screen.tsx';
import { RunSummary } from './run-summary.tsx';
import type { ViewProps } from './views.ts';

export function View({ data, kit, runs, onView }: ViewProps) {
  const [openId, setOpenId] = useState(readOpenRun);
  const [hasMoved, setMoved] = useState(false);
  const [said, setSaid] = useState('');
  const open = runs.all.find(({ id }) => id === openId);

  const show = (run: RunRecord | undefined): void => {
    rememberOpenRun(run?.id);
    setOpenId(run?.id);
    setMoved(true);
    setSaid('');
  };
  const begin = (run: RunRecord): void => {
    // Some browsers ask the reader, so it takes a click, and once is enough.
    if (runs.all.length === 0) void askPersist();
    runs.save(run);
    show(run);
  };
  const remove = async (run: RunRecord): Promise<void> => {
    // That it failed is told above.
    if (!(await runs.remove(run.id))) return;
    show(undefined);
    setSaid(`${run.label} was deleted.`);
  };
  const clear = async (): Promise<void> => {
    if (!(await runs.clear())) return;
    show(undefined);
    setSaid('All interviews were deleted.');
  };
  useListFocus(open === undefined, hasMoved, runs.all.length);

  if (open === undefined)
    return (
      <div class="interview">
        <p role="status">{said}</p>
        <InterviewList
          all={runs.all}
          aside={runs.aside()}
          onOpen={show}
          onDelete={(run) => void remove(run)}
          onClear={() => void clear()}
        />
        <InterviewBegin data={data} kit={kit} onBegin={begin} onBuild={() => onView('build')} />
      </div>
    );
  if (open.finishedAt !== undefined)
    return (
      <RunSummary
        key={open.id}
        run={open}
        takesFocus={hasMoved}
        onPanel={() => onView('panel')}
        onLeave={() => show(undefined)}
        onDelete={() => void remove(open)}
      />
    );
  return (
    <HeldRun key={open.id} runs={runs} run={open} onLeave={() => show(undefined)}>
      {(wasElsewhere) => (
        <RunScreen
          run={open}
          takesFocus={hasMoved || wasElsewhere}
          onRun={(run) => {
            runs.save(run);
            if (run.finishedAt !== undefined) setMoved(true);
          }}
          onLeave={() => {
            runs.save(pause(open, Date.now()));
            show(undefined);
          }}
        />
      )}
    </HeldRun>
  );
}

/** Leads the focus to the name of the view when an interview was left or deleted, since its button is gone. */
function useListFocus(isList: boolean, hasMoved: boolean, number: number): void {
  const before = useRef(number);
  useLayoutEffect(() => {
    if (isList && hasMoved && (number < before.current || document.activeElement === document.body))
      document.getElementById('kit-view')?.focus();
    before.current = number;
  }, [isList, number]);
}
