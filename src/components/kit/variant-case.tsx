// A variant of a question: what is sent and asked, and, for the interviewer alone, what comes back.
import { printTurns } from '../../exchange/print.ts';
import { valueToShow } from '../../kit/sheet.ts';
import { nameAsked } from '../../study/exercise.ts';
import type { Variant } from '../../study/drill-data.ts';
import { Html } from '../frame/html.tsx';
import { printAnswer } from '../run/print-answer.ts';
import { useTurns, type Recording } from './use-turns.ts';
import { describeBack, sentOf } from './variant-back.ts';

/** Shows what is asked and what is sent; nothing of the answer, so the server’s fault is not named. */
export function VariantCase({ variant }: { variant: Variant }) {
  const recording = useTurns(variant);
  return (
    <div class="variant-case">
      <div class="variant-ask">
        <Html as="p" html={variant.ask} />
      </div>
      {recording.turns === undefined ? (
        <Waiting {...recording} />
      ) : (
        <div class="capture plain" role="group" aria-label="What is sent">
          <header>
            <span class="title">{nameAsked(variant)}</span>
          </header>
          <Html as="div" html={printTurns(sentOf(recording.turns, variant))} />
        </div>
      )}
    </div>
  );
}

interface AnswerProps {
  variant: Variant;
  /** Leaves out the whole message, of which the line above it says the gist. */
  isShort?: boolean;
}

/** Shows the answer as the engine computed it, with the field that decides, and names the server. */
export function VariantAnswer({ variant, isShort = false }: AnswerProps) {
  const recording = useTurns(variant);
  const { turns } = recording;
  if (turns === undefined) return <Waiting {...recording} />;
  const back = describeBack(turns, variant);
  const value = valueToShow(back);
  return (
    <div class="variant-answer">
      <p>
        Computed answer: <code>{back.answer}</code>
        {variant.decides !== undefined && (
          <>
            . It shows at <code>{variant.decides}</code>
            {value !== undefined && (
              <>
                : <code>{value}</code>
              </>
            )}
          </>
        )}
      </p>
      {isShort ? (
        // Only a fault has more to tell than its name before the answer.
        nameAsked(variant) !== variant.server && <p>The server’s fault: {variant.server}.</p>
      ) : (
        <Html as="div" html={printAnswer(turns, variant.answerOf, variant.server)} />
      )}
    </div>
  );
}

const Waiting = ({ trouble, tryAgain }: Recording) => (
  <>
    {/* Spoken only where something is wrong: a sheet has ten of them, and they are there in a second. */}
    <p role={trouble === undefined ? undefined : 'alert'}>{trouble ?? 'The engine computes this case …'}</p>
    {trouble !== undefined && (
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    )}
  </>
);
