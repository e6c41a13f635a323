// The clocks of an interview: of this place and of the whole, both count up, and both can be ignored.
import { useEffect, useState } from 'preact/hooks';
import { formatClock, secondsOf, slugOf } from '../../kit/places.ts';
import type { TimePlan } from '../../kit/plan-time.ts';
import { isPaused, millisecondsAt } from '../../kit/run.ts';
import type { RunRecord } from '../../kit/run-record.ts';

interface Props {
  run: RunRecord;
  plan: TimePlan;
  onTurn: () => void;
}

/** Draws again each second, while the clock runs. */
function useSeconds(isOn: boolean): void {
  const [, setNow] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const interval = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(interval);
  }, [isOn]);
}

export function RunClock({ run, plan, onTurn }: Props) {
  const paused = isPaused(run);
  useSeconds(!paused);
  const now = Date.now();
  const isQuestion = slugOf(run.place) !== undefined;
  return (
    <div class="run-clocks">
      <Clock
        key={run.place}
        name={isQuestion ? 'this question' : 'this part'}
        spent={millisecondsAt(run, now, run.place)}
        planned={secondsOf(plan, run.place)}
        over={`The time planned for this ${isQuestion ? 'question' : 'part'} is over. Go on when it suits.`}
      />
      <Clock
        name="in all"
        spent={millisecondsAt(run, now)}
        planned={plan.slot}
        over="The time planned for the interview is over."
      />
      <button type="button" aria-keyshortcuts="Alt+C" onClick={onTurn}>
        {paused ? 'Let the clock run' : 'Pause'}
      </button>
      <span role="status" class="run-paused">
        {paused && 'The clock stands still.'}
      </span>
    </div>
  );
}

interface ClockProps {
  name: string;
  /** Milliseconds. */
  spent: number;
  /** Seconds. */
  planned: number;
  /** What is said, once, when the planned time is over. */
  over: string;
}

function Clock({ name, spent, planned, over }: ClockProps) {
  const isOver = spent >= planned * 1000;
  // Whoever comes back to it was told already.
  const [wasOver] = useState(isOver);
  return (
    <div class="run-clock">
      <span role="timer" aria-label={name}>
        <b>{formatClock(spent)}</b> of {formatClock(planned * 1000)}
      </span>
      <span class="soft">
        {name}
        {isOver && ', over'}
      </span>
      <span role="status" class="run-told">
        {isOver && !wasOver && over}
      </span>
    </div>
  );
}
