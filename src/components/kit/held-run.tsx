// Shows an interview where this tab may write it; else says where it is open, and takes it over.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { countDone, nameOf } from '../../kit/places.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { WITHOUT_LOCKS } from '../../kit/run-storage-words.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import { useHold } from './use-hold.ts';
import type { Runs } from './use-runs.ts';

interface Props {
  runs: Runs;
  run: RunRecord;
  onLeave: () => void;
  /** `takesFocus` when it was open in another tab before. */
  children: (takesFocus: boolean) => ComponentChildren;
}

export function HeldRun({ runs, run, onLeave, children }: Props) {
  const { holding, takeOver } = useHold(runs, run.id);
  const [isAsked, setAsked] = useState(false);
  const wasElsewhere = useRef(false);
  if (holding === 'elsewhere') wasElsewhere.current = true;
  // Whoever took it over may lose it again.
  useEffect(() => setAsked(false), [holding]);
  if (holding === 'held')
    return (
      <>
        {runs.isKept() && !runs.canHold() && <p class="small soft">{WITHOUT_LOCKS}</p>}
        {children(wasElsewhere.current)}
      </>
    );
  if (holding === 'asking') return <p role="status">Opening …</p>;
  const take = (): void => {
    setAsked(true);
    takeOver();
  };
  return (
    <section aria-labelledby="run-elsewhere">
      <StepHeading level={3} id="run-elsewhere" takesFocus>
        {run.label} is open in another tab
      </StepHeading>
      <p>
        {countDone(run)} of {run.items.length} questions are done; it stands at “{nameOf(run, run.place)}”. One tab at a
        time writes an interview, so that no note replaces another.
      </p>
      <div class="tool-buttons">
        <button type="button" class="run" disabled={isAsked} onClick={take}>
          Take it over here
        </button>
        <button type="button" onClick={onLeave}>
          Back to all interviews
        </button>
      </div>
      <p role="status">{isAsked && 'Asking the other tab to save what it has …'}</p>
    </section>
  );
}
