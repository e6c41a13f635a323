// An interview under way: where it stands, its clocks, one place at a time, and the ways on.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { findAbsence, leaveOutAbsence, markSeen } from '../../kit/absence.ts';
import { goToEnd, placeAt, slugOf } from '../../kit/places.ts';
import { planTime } from '../../kit/plan-time.ts';
import { goTo, isPaused, pause, resume } from '../../kit/run.ts';
import type { Place, RunRecord } from '../../kit/run-record.ts';
import { useAltKeys } from './alt-keys.ts';
import { RunAbsence } from './run-absence.tsx';
import { RunClock } from './run-clock.tsx';
import { RunEnd } from './run-end.tsx';
import { RunPlaces } from './run-places.tsx';
import { RunQuestion } from './run-question.tsx';
import { RunCandidateQuestions, RunIntroduction } from './run-words.tsx';

interface Props {
  run: RunRecord;
  onRun: (run: RunRecord) => void;
  onLeave: () => void;
  /** Not when the page has just been opened. */
  takesFocus: boolean;
}

const HALF_MINUTE = 30_000;

export function RunScreen({ run, onRun, onLeave, takesFocus }: Props) {
  // Whoever stopped the clock at the last place was at the end.
  const [isAtEnd, setAtEnd] = useState(() => run.place === 'candidate-questions' && isPaused(run));
  const [hasMoved, setMoved] = useState(takesFocus);
  const plan = useMemo(() => planTime(run.choices, run.cards), [run.id]);
  const absence = findAbsence(run, Date.now());
  useSeen(run, onRun);

  const go = (place: Place): void => {
    setAtEnd(false);
    setMoved(true);
    onRun(goTo(run, place, Date.now()));
  };
  const end = (): void => {
    setAtEnd(true);
    setMoved(true);
    onRun(goToEnd(run, Date.now()));
  };
  const settle = (settled: RunRecord): void => {
    onRun(settled);
    // The button that had the focus goes.
    document.getElementById('run-place')?.focus();
  };
  const turn = (): void => onRun(isPaused(run) ? resume(run, Date.now()) : pause(run, Date.now()));
  const before = isAtEnd ? run.place : placeAt(run, -1);
  const after = placeAt(run, 1);
  const back = (): void => {
    if (before !== undefined) go(before);
  };
  const on = (): void => {
    if (after !== undefined) go(after);
    else if (!isAtEnd) end();
  };
  useAltKeys({ n: on, p: back, ...(isAtEnd ? {} : { c: turn }) });

  const slug = slugOf(run.place);
  const card = run.cards.find((one) => one.slug === slug);
  const number = run.items.findIndex((item) => item.slug === slug) + 1;
  const key = isAtEnd ? 'end' : run.place;
  const part = { run, plan, takesFocus: hasMoved };
  return (
    <div class="interview-run">
      <header class="run-bar">
        <p>
          <b>{run.label}</b>
          {number > 0 && !isAtEnd && ` Question ${number} of ${run.items.length}`}
        </p>
        {!isAtEnd && <RunClock run={run} plan={plan} onTurn={turn} />}
        <div class="run-moves">
          <button type="button" aria-keyshortcuts="Alt+P" disabled={before === undefined} onClick={back}>
            Previous
          </button>
          {!isAtEnd && (
            <button type="button" class="run" aria-keyshortcuts="Alt+N" onClick={on}>
              {after === undefined ? 'To the end' : 'Next'}
            </button>
          )}
        </div>
      </header>
      <RunPlaces key={`places ${key}`} run={run} isAtEnd={isAtEnd} onGo={go} onEnd={end} />
      {absence !== undefined && (
        <RunAbsence
          absence={absence}
          onCount={() => settle(markSeen(run, Date.now()))}
          onLeaveOut={() => settle(leaveOutAbsence(run, Date.now()))}
        />
      )}
      {isAtEnd ? (
        <RunEnd key={key} {...part} onRun={onRun} onGo={go} />
      ) : card !== undefined ? (
        <RunQuestion key={key} {...part} card={card} onRun={onRun} />
      ) : run.place === 'introduction' ? (
        <RunIntroduction key={key} {...part} />
      ) : (
        <RunCandidateQuestions key={key} {...part} />
      )}
      <footer class="run-foot">
        {!isAtEnd && (
          <button type="button" class="run tool-main" onClick={on}>
            {after === undefined
              ? 'To the end'
              : `Next: ${slugOf(after) === undefined ? 'their own questions' : `question ${number + 1}`}`}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {isPaused(run) ? 'Leave for now' : 'Stop the clock and leave'}
        </button>
        {!isAtEnd && (
          <p class="small soft run-keys">
            <kbd>Alt</kbd> with <kbd>N</kbd> goes on, <kbd>P</kbd> goes back, <kbd>C</kbd> stops the clock and lets it
            run. All of it is kept as you type.
          </p>
        )}
      </footer>
    </div>
  );
}

/** Notes twice a minute that the page is open, unless it has to be asked first whether a gap counts. */
function useSeen(run: RunRecord, onRun: (run: RunRecord) => void): void {
  const [, draw] = useState(0);
  const latest = useRef({ run, onRun });
  latest.current = { run, onRun };
  useEffect(() => {
    const look = (): void => {
      const { run, onRun } = latest.current;
      if (isPaused(run)) return;
      if (findAbsence(run, Date.now()) === undefined) onRun(markSeen(run, Date.now()));
      else draw(Date.now());
    };
    const interval = setInterval(look, HALF_MINUTE);
    return () => clearInterval(interval);
  }, []);
}
