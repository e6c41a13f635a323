// What was sent in this visit, to go back to or to run again. It is gone with the page.
import { isSent } from '../../exchange/exchange.ts';
import { describeRequest } from '../../exchange/labels.ts';
import { describeEnd } from './describe-answer.ts';
import { nameOf } from './servers.ts';
import { endsOf } from './state.ts';
import type { Sent } from './state.ts';

interface Props {
  history: readonly Sent[];
  shown: Sent | undefined;
  onShow: (sent: Sent) => void;
  onAgain: (sent: Sent) => void;
}

/** The sendings of the visit, the latest first. */
export function History({ history, shown, onShow, onAgain }: Props) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="pg-history">
      <h2 id="pg-history">This visit</h2>
      <p class="small soft">Kept in this page’s memory alone; it is gone when you leave.</p>
      <ol class="rows pg-history">
        {history.map((sent) => (
          <li key={sent.number} aria-current={sent === shown ? 'true' : undefined}>
            <span>
              <span class="label">{new Date(sent.when).toLocaleTimeString('en-GB')}</span> <b>{nameSent(sent)}</b>{' '}
              <span class="soft">{nameOf(sent.server)}</span>
            </span>
            <code>{answerOf(sent)}</code>
            <span class="pg-buttons">
              <button type="button" aria-label={`show, ${nameSent(sent)}`} onClick={() => onShow(sent)}>
                show
              </button>
              <button type="button" aria-label={`run again, ${nameSent(sent)}`} onClick={() => onAgain(sent)}>
                run again
              </button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const nameSent = ({ turns }: Sent): string =>
  turns
    .filter(isSent)
    .map((turn) => (turn.kind === 'sent' ? describeRequest(turn.request) : ''))
    .join(', ');

function answerOf({ turns }: Sent): string {
  const last = endsOf(turns).at(-1);
  return last === undefined ? 'nothing' : describeEnd(last).said;
}
