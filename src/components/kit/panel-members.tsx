// Whose scorecards are in: what each is called, when it was, what it asked.
import type { Panel } from '../../kit/panel.ts';
import { count } from '../drill/days.ts';
import { dateFormat } from '../frame/date-format.ts';

interface Props {
  panel: Panel;
  onRemove: (id: string) => void;
}

const writeDate = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

export function PanelMembers({ panel: { members }, onRemove }: Props) {
  return (
    <>
      <ul class="rows panel-members" aria-labelledby="panel-members">
        {members.map(({ name, scorecard: { id, startedAt, questions, extraTime } }, index) => {
          const asked = questions.filter(({ score }) => score !== 'not-asked').length;
          const facts = [
            writeDate(new Date(startedAt)),
            `${asked} of ${count(questions.length, 'question')} asked`,
            ...(extraTime === 1 ? [] : [`extra time × ${extraTime}`]),
          ];
          return (
            <li key={id}>
              <div>
                <b>
                  <bdi>{name}</bdi>
                </b>
                {index === 0 && ' (yours)'} <span class="small soft">{facts.join(', ')}</span>
              </div>
              {index > 0 && (
                <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
                  Remove
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p class="small soft">No file names a candidate, so whether these are about the same one is yours to know.</p>
    </>
  );
}
