// What came back: in a sentence, as it stood on the wire, and the rules that speak of it.
import { formatCurlScript } from '../../exchange/curl.ts';
import { drawSequence } from '../../exchange/diagram.ts';
import type { BackTurn, SilenceTurn, Turn } from '../../exchange/exchange.ts';
import { describeRequest } from '../../exchange/labels.ts';
import { printTurns } from '../../exchange/print.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import type { RulesByName } from './about.ts';
import { CopyButton } from '../frame/copy-button.tsx';
import { Html } from '../frame/html.tsx';
import { describeEnd } from './describe-answer.ts';
import { createRetry } from './retry.ts';
import { RuleLinks } from './rule-links.tsx';
import { originOf } from './servers.ts';
import { endsOf } from './state.ts';
import type { Sent } from './state.ts';

interface Props {
  sent: Sent;
  rules: RulesByName;
  onRetry: (request: HttpRequest) => void;
}

/** The answers of one sending, each with what it is; then the whole exchange and the command that repeats it. */
export function Answer({ sent, rules, onRetry }: Props) {
  const { turns } = sent;
  const ends = endsOf(turns);
  const script = formatCurlScript(turns, originOf(sent.server));
  return (
    <section class="capture plain" aria-label="What came back">
      {ends.map((end) => (
        <End end={end} turns={turns} isOnly={ends.length === 1} rules={rules} onRetry={onRetry} />
      ))}
      <details class="more">
        <summary>all that was sent and came back</summary>
        <Html as="div" html={drawSequence(turns) + printTurns(turns)} />
      </details>
      <details class="curl">
        <summary>curl</summary>
        <CopyButton label="copy" name="copy the curl commands" text={script} />
        <pre>
          <code>{script}</code>
        </pre>
      </details>
    </section>
  );
}

interface EndProps extends Pick<Props, 'rules' | 'onRetry'> {
  end: BackTurn | SilenceTurn;
  turns: readonly Turn[];
  isOnly: boolean;
}

function End({ end, turns, isOnly, rules, onRetry }: EndProps) {
  const { said, sentence, at, names } = describeEnd(end);
  const request = turns.find((turn) => turn.kind === 'sent' && turn.exchange === end.exchange);
  const asked = request?.kind === 'sent' ? request.request : undefined;
  const retry = asked && end.kind === 'back' ? createRetry(asked, end) : undefined;
  return (
    <>
      {!isOnly && (
        <p class="say">
          <span class="label">
            {end.exchange} {asked && describeRequest(asked)}
          </span>{' '}
          <code>{said}</code>
        </p>
      )}
      {sentence !== '' && <p class="say">{sentence}</p>}
      {retry && (
        <p class="say">
          <button type="button" onClick={() => onRetry(retry)}>
            write the retry
          </button>
        </p>
      )}
      <Html as="div" html={printTurns([end], at === undefined ? {} : { at })} />
      <RuleLinks
        intro={`Rules that name ${(names ?? '').replace('-', '−')}`}
        rules={names === undefined ? [] : (rules[names] ?? [])}
      />
    </>
  );
}
