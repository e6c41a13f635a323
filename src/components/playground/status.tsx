// The line that says what is going on or what came back; screen readers speak it.
import { isSent } from '../../exchange/exchange.ts';
import { describeEnd } from './describe-answer.ts';
import { nameOf } from './servers.ts';
import { endsOf } from './state.ts';
import type { Reply } from './state.ts';

interface Props {
  reply: Reply;
  onAgree: () => void;
  onRefuse: () => void;
  onStop: () => void;
}

/** What is said of a sending, in one or two lines. */
export function Status({ reply, onAgree, onRefuse, onStop }: Props) {
  switch (reply.state) {
    case 'none':
      return null;
    case 'told':
      return <p>{reply.message}</p>;
    case 'failed':
      return <p class="run-trouble">{reply.message}</p>;
    case 'asking':
      return (
        <div class="run-trouble" data-asking tabIndex={-1}>
          <p>
            The link that you followed names this server. Nothing has been sent to it:
            <br />
            <code>{reply.address}</code>
          </p>
          <p>Send the request there only if you know whose server it is, and what the request does.</p>
          <p>
            <button type="button" class="run" onClick={onAgree}>
              send it there
            </button>{' '}
            <button type="button" onClick={onRefuse}>
              do not send
            </button>
          </p>
        </div>
      );
    case 'sending':
      return (
        <p>
          Sending to {nameOf(reply.server)} …
          {reply.server.kind === 'own' && (
            <>
              {reply.heard > 0 && ` ${reply.heard} ${reply.heard === 1 ? 'message' : 'messages'} so far. `}{' '}
              <button type="button" onClick={onStop}>
                stop
              </button>
            </>
          )}
        </p>
      );
    case 'done': {
      const { sent } = reply;
      const ends = endsOf(sent.turns);
      const count = sent.turns.filter(isSent).length;
      const last = ends.at(-1);
      return (
        <p>
          <code>{count === 1 && last ? describeEnd(last).said : `${count} requests sent`}</code>{' '}
          <span class="soft">
            from {nameOf(sent.server)} in {Math.max(1, Math.round(sent.milliseconds))} ms
          </span>
        </p>
      );
    }
  }
}
