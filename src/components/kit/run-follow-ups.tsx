// Follow-ups: the first one is asked to everybody; the others may be asked, and it is recorded which were.
import { readFollowUp, toggleAsked, toggleExpected } from '../../kit/hear.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import type { Answer } from '../../kit/run-record.ts';
import type { AnswerPatch } from '../../kit/run.ts';
import { LEVELS } from '../../schemas/taxonomy.ts';
import { count } from '../drill/days.ts';
import { Html } from '../frame/html.tsx';
import { RunTicks } from './run-ticks.tsx';

interface Props {
  card: KitCard;
  answer: Answer;
  onChange: (change: AnswerPatch) => void;
}

export function RunFollowUps({ card, answer, onChange }: Props) {
  const others = card.followUps.length - 1;
  const asked = card.followUps.filter((_, number) => number > 0 && readFollowUp(answer, number) !== undefined).length;
  if (others < 0) return null;
  return (
    <div class="run-part">
      <FollowUpPart {...{ card, answer, onChange }} number={0} />
      {others > 0 && (
        <details class="run-more">
          <summary>
            {count(others, 'more follow-up')}
            {asked > 0 && `, ${asked} asked`}
          </summary>
          {card.followUps.slice(1).map((_, index) => (
            <FollowUpPart {...{ card, answer, onChange }} number={index + 1} />
          ))}
        </details>
      )}
    </div>
  );
}

function FollowUpPart({ card, answer, onChange, number }: Props & { number: number }) {
  const followUp = card.followUps[number];
  if (followUp === undefined) return null;
  const said = readFollowUp(answer, number);
  const isFirst = number === 0;
  return (
    <fieldset class="run-follow-up">
      <legend>
        {isFirst ? 'Follow-up: ask everybody' : `Follow-up ${number + 1}, ${LEVELS[followUp.level].name}`}
        {!isFirst && followUp.changesCondition && ', changes a condition'}
      </legend>
      <p class="run-aloud">
        <Html html={followUp.question} />
      </p>
      <label class="tool-check">
        <input type="checkbox" checked={said !== undefined} onChange={() => onChange(toggleAsked(answer, number))} />
        <span>Asked</span>
      </label>
      {(isFirst || said !== undefined) && (
        <RunTicks
          points={followUp.expected.map((html) => ({ html }))}
          ticked={said ?? []}
          onToggle={(point) => onChange(toggleExpected(answer, number, point))}
        />
      )}
    </fieldset>
  );
}
