// The list of all places of an interview, each with how it stands, to jump to.
import { countDone, nameOf, slugOf, standingOf } from '../../kit/places.ts';
import { answerOf, listPlaces } from '../../kit/run.ts';
import type { Place, RunRecord } from '../../kit/run-record.ts';
import { count } from '../drill/days.ts';

interface Props {
  run: RunRecord;
  isAtEnd: boolean;
  onGo: (place: Place) => void;
  onEnd: () => void;
}

export function RunPlaces({ run, isAtEnd, onGo, onEnd }: Props) {
  return (
    <details class="run-places">
      <summary>
        All places: {countDone(run)} of {count(run.items.length, 'question')} done
      </summary>
      <nav aria-label="Places of the interview">
        <ol class="plain">
          {listPlaces(run).map((place, index) => {
            const slug = slugOf(place);
            const isHere = !isAtEnd && place === run.place;
            return (
              <li>
                <button type="button" aria-current={isHere ? 'step' : undefined} onClick={() => onGo(place)}>
                  <span class="run-number">{slug === undefined ? '' : index}</span>
                  <span>{nameOf(run, place)}</span>
                  {slug !== undefined && <span class="run-standing">{standingOf(answerOf(run, slug))}</span>}
                </button>
              </li>
            );
          })}
          <li>
            <button type="button" aria-current={isAtEnd ? 'step' : undefined} onClick={onEnd}>
              <span class="run-number" />
              <span>The end</span>
            </button>
          </li>
        </ol>
      </nav>
    </details>
  );
}
