// A clock for the attempt, which counts up or down and which one can ignore: nothing depends on it.
import { useEffect, useState } from 'preact/hooks';

interface Props {
  /** Seconds that the attempt should take. */
  limit: number;
  isDown: boolean;
  onTurn: () => void;
}

const format = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export function Timer({ limit, isDown, onTurn }: Props) {
  const [began] = useState(() => Date.now());
  const [now, setNow] = useState(began);
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(interval);
  }, []);
  // A clock that is set back does not count.
  const passed = Math.max(0, Math.round((now - began) / 1000));
  const isOver = passed >= limit;
  return (
    <div class="drill-timer">
      <span role="timer">
        {isDown ? `${format(Math.max(0, limit - passed))} left` : `${format(passed)} of ${format(limit)}`}
      </span>
      <button type="button" onClick={onTurn}>
        {isDown ? 'count up' : 'count down'}
      </button>
      <span role="status">{isOver && 'The time is over. Take as much more as you like.'}</span>
    </div>
  );
}
