// What came back for an edited request, in a line and as it stood on the wire.
import type { Turn } from '../../exchange/exchange.ts';
import { printTurns } from '../../exchange/print.ts';
import { Html } from '../frame/html.tsx';
import type { Reply as ReplyState } from './send-edited.ts';

/** Shows the answer, or why there is none; the line is spoken by screen readers. */
export function Reply({ reply }: { reply: ReplyState }) {
  return (
    <>
      <div class="reply" role="status">
        {reply.state === 'sending' && <p>Sending to {reply.server.name} …</p>}
        {reply.state === 'failed' && <p class="run-trouble">{reply.message}</p>}
        {reply.state === 'done' && (
          <p>
            <span class="label">{reply.server.name} answers</span> <code>{reply.said}</code>{' '}
            <span class="soft">in {Math.max(1, Math.round(reply.milliseconds))} ms</span>
          </p>
        )}
      </div>
      {reply.state === 'done' && (
        <div class="capture plain">
          <Turns turns={reply.turns.filter((turn) => turn.exchange === reply.number && turn.kind !== 'sent')} />
          <details class="more">
            <summary>all that was sent and came back</summary>
            <Turns turns={reply.turns} />
          </details>
        </div>
      )}
    </>
  );
}

const Turns = ({ turns }: { turns: Turn[] }) => <Html as="div" html={printTurns(turns)} />;
