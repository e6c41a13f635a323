// The interviews that this browser keeps: those under way to go on with, those that are finished to read.
import { countDone, nameOf } from '../../kit/places.ts';
import type { RunAside } from '../../kit/read-runs.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { LEVELS } from '../../schemas/taxonomy.ts';
import { count } from '../drill/days.ts';
import { AsidePart } from './aside-part.tsx';
import { Confirm } from './run-confirm.tsx';
import { dateFormat } from '../frame/date-format.ts';

interface Props {
  all: readonly RunRecord[];
  /** What could not be read as it was kept. */
  aside: readonly RunAside[];
  onOpen: (run: RunRecord) => void;
  onDelete: (run: RunRecord) => void;
  onClear: () => void;
}

const writeDate = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export function InterviewList({ all, aside, onOpen, onDelete, onClear }: Props) {
  const sorted = all.toSorted((a, b) => b.startedAt - a.startedAt);
  const groups = [
    { title: 'Under way', runs: sorted.filter(({ finishedAt }) => finishedAt === undefined) },
    { title: 'Finished', runs: sorted.filter(({ finishedAt }) => finishedAt !== undefined) },
  ];
  return (
    <div class="interview-list">
      {groups.map(
        ({ title, runs }) =>
          runs.length > 0 && (
            <section>
              <h3>{title}</h3>
              <ul class="rows">
                {runs.map((run) => (
                  <Row key={run.id} run={run} onOpen={() => onOpen(run)} onDelete={() => onDelete(run)} />
                ))}
              </ul>
            </section>
          ),
      )}
      <AsidePart aside={aside} />
      {all.length + aside.length > 0 && (
        <Confirm label="Delete all …" yes="Delete all" no="Keep them" isDanger onYes={onClear}>
          This deletes {count(all.length, 'interview')} with notes and scores
          {aside.length > 0 && ', and what was set aside,'} from this browser, in every tab. It cannot be undone. Files
          that you saved stay.
        </Confirm>
      )}
    </div>
  );
}

interface RowProps {
  run: RunRecord;
  onOpen: () => void;
  onDelete: () => void;
}

function Row({ run, onOpen, onDelete }: RowProps) {
  const isFinished = run.finishedAt !== undefined;
  return (
    <li>
      <div>
        <b>{run.label}</b>
        <span class="small soft">
          {writeDate(run.startedAt)}, {LEVELS[run.choices.level].name},{' '}
          {isFinished
            ? count(run.items.length, 'question')
            : `${countDone(run)} of ${count(run.items.length, 'question')} done, at: ${nameOf(run, run.place)}`}
        </span>
      </div>
      <div class="tool-buttons">
        <button
          type="button"
          class={isFinished ? undefined : 'run'}
          aria-label={`${isFinished ? 'Read' : 'Go on with'} ${run.label}`}
          onClick={onOpen}
        >
          {isFinished ? 'Read' : 'Go on'}
        </button>
        <Confirm label={`Delete ${run.label} …`} yes="Delete it" no="Keep it" isDanger onYes={onDelete}>
          This deletes the notes and scores of {run.label} from this browser. It cannot be undone.
        </Confirm>
      </div>
    </li>
  );
}
