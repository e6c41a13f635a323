// Which request is in the editor, where there are several, and how they go out.
import { describeRequest } from '../../exchange/labels.ts';
import { requestOf } from './drafts.ts';
import type { Work } from './drafts.ts';

interface Props {
  work: Work;
  /** Whether the server keeps connections apart; a browser decides itself over which it fetches. */
  hasConnections: boolean;
  onChoose: (index: number) => void;
  onAdd: () => void;
  onRemove: () => void;
  onConnection: (connection: number) => void;
  onTogether: (together: boolean) => void;
}

/** The requests by number and name, and buttons to add one or take the shown one away. */
export function DraftList({ work, hasConnections, onChoose, onAdd, onRemove, onConnection, onTogether }: Props) {
  const { drafts, current, together } = work;
  const several = drafts.length > 1;
  return (
    <div class="pg-drafts">
      <p class="hidden" role="status">
        {several && `Request ${current + 1} of ${drafts.length} is in the editor.`}
      </p>
      {several && (
        <fieldset>
          <legend class="hidden">Request to edit</legend>
          {drafts.map((draft, index) => {
            const request = requestOf(draft);
            return (
              <label key={index}>
                <input type="radio" name="draft" checked={index === current} onChange={() => onChoose(index)} />{' '}
                {index + 1} {request === undefined ? 'no HTTP message' : describeRequest(request)}
              </label>
            );
          })}
        </fieldset>
      )}
      <button type="button" onClick={onAdd}>
        add a request
      </button>
      {several && (
        <>
          <button type="button" onClick={onRemove}>
            take this one away
          </button>
          {hasConnections && (
            <label>
              on connection{' '}
              <select
                value={drafts[current]?.connection ?? 1}
                onChange={(event) => onConnection(Number(event.currentTarget.value))}
              >
                {choicesOf(work).map((number) => (
                  <option value={number}>{number}</option>
                ))}
              </select>
            </label>
          )}
          <label>
            <input type="checkbox" checked={together} onChange={(event) => onTogether(event.currentTarget.checked)} />{' '}
            all at the same time
          </label>
        </>
      )}
    </div>
  );
}

/** The connections in use, and one more. */
const choicesOf = ({ drafts }: Work): number[] =>
  Array.from({ length: Math.max(...drafts.map(({ connection }) => connection)) + 1 }, (_, index) => index + 1);
