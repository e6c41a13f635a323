// A finished interview, to read, print, save and delete: what was heard to each question, and no overall verdict.
import { useMemo } from 'preact/hooks';
import { countScores, formatClock } from '../../kit/places.ts';
import { slotMinutes } from '../../kit/plan-time.ts';
import { millisecondsAt } from '../../kit/run.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { LEVELS, ROLES } from '../../schemas/taxonomy.ts';
import { count } from '../drill/days.ts';
import { dateFormat } from '../frame/date-format.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import { Confirm } from './run-confirm.tsx';
import { RunRecordPart } from './run-record-part.tsx';
import { ScorecardFiles } from './scorecard-files.tsx';

interface Props {
  run: RunRecord;
  takesFocus: boolean;
  onPanel: () => void;
  onLeave: () => void;
  onDelete: () => void;
}

const writeDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const writeTime = dateFormat({ hour: '2-digit', minute: '2-digit' });

export function RunSummary({ run, takesFocus, onPanel, onLeave, onDelete }: Props) {
  const { label, choices, startedAt, finishedAt = startedAt, items, revision } = run;
  const scores = useMemo(() => countScores(run), [run]);
  const role = choices.role === undefined ? 'any role' : ROLES[choices.role as keyof typeof ROLES];
  const facts = [
    `${writeDate(startedAt)}, ${writeTime(startedAt)} to ${writeTime(finishedAt)}`,
    `${LEVELS[choices.level].name}, ${role}`,
    `${formatClock(millisecondsAt(run, finishedAt))} on the clock, ${count(slotMinutes(choices), 'minute')} planned`,
    ...(choices.extraTime === 1 ? [] : [`extra time × ${choices.extraTime}`]),
    `MCP ${revision}`,
  ];
  return (
    <article class="interview-summary" aria-labelledby="run-place">
      <StepHeading level={2} id="run-place" takesFocus={takesFocus}>
        Interview {label}
      </StepHeading>
      <p class="run-facts small soft">
        {facts.map((fact) => (
          <span>{fact}</span>
        ))}
      </p>
      <p class="screen">It is finished and sealed: notes and scores stay as they are.</p>
      <dl class="run-counts" aria-label="Scores">
        {scores.map(({ score, number }) => (
          <div>
            <dt>{score}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <p class="small soft">
        Each question counts the same, and no overall verdict is made of them. A question that was not asked counts
        neither for nor against.
      </p>
      <div class="screen run-files">
        <ScorecardFiles run={run} />
        <div class="tool-buttons">
          <button type="button" class="tool-main" onClick={() => window.print()}>
            Print
          </button>
          <button type="button" class="tool-main" onClick={onPanel}>
            Go to the panel
          </button>
          <button type="button" class="tool-main" onClick={onLeave}>
            All interviews
          </button>
        </div>
      </div>
      {items.map(({ slug }, index) => (
        <RunRecordPart key={slug} run={run} slug={slug} number={index + 1} />
      ))}
      <div class="screen run-delete">
        <Confirm label="Delete this interview …" yes="Delete it" no="Keep it" isDanger onYes={onDelete}>
          This deletes the notes and scores of {label} from this browser. It cannot be undone. Files that you saved
          stay.
        </Confirm>
      </div>
    </article>
  );
}
