// Asks whether a long time in which the page was closed belongs to the interview.
import type { Absence } from '../../kit/absence.ts';
import { dateFormat } from '../frame/date-format.ts';

interface Props {
  absence: Absence;
  onCount: () => void;
  onLeaveOut: () => void;
}

const writeTime = dateFormat({ weekday: 'short', hour: '2-digit', minute: '2-digit' });

export const RunAbsence = ({ absence: { from, to }, onCount, onLeaveOut }: Props) => (
  <div class="note-box" role="alert">
    <p>
      The clock ran from {writeTime(from)} to {writeTime(to)}, while this page was not open. Was that part of the
      interview?
    </p>
    <div class="tool-buttons">
      <button type="button" onClick={onLeaveOut}>
        No, leave that time out
      </button>
      <button type="button" onClick={onCount}>
        Yes, count it
      </button>
    </div>
  </div>
);
