// What to listen for: the computed answer of a variant, the key points, and the wrong answers that are often heard.
import { toggleHeard, togglePoint } from '../../kit/hear.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import type { Answer } from '../../kit/run-record.ts';
import type { AnswerPatch } from '../../kit/run.ts';
import { Html } from '../frame/html.tsx';
import { RunTicks } from './run-ticks.tsx';
import { VariantAnswer } from './variant-case.tsx';

interface Props {
  card: KitCard;
  answer: Answer;
  onChange: (change: AnswerPatch) => void;
}

export function RunListen({ card, answer, onChange }: Props) {
  const variant = answer.variant === undefined ? undefined : card.variants[answer.variant - 1];
  return (
    <>
      <fieldset class="run-part">
        <legend>Listen for</legend>
        {variant !== undefined && <VariantAnswer key={answer.variant} variant={variant} isShort />}
        <RunTicks
          points={card.keyPoints}
          ticked={answer.met}
          onToggle={(index) => onChange(togglePoint(answer, index))}
        />
      </fieldset>
      {card.wrongAnswers.length > 0 && (
        <fieldset class="run-part run-wrong">
          <legend>Wrong answers</legend>
          <p class="small soft">Tick what you hear: it goes into the notes as evidence.</p>
          <ul class="run-ticks plain">
            {card.wrongAnswers.map(({ claim, correction }, index) => (
              <li>
                <label>
                  <input
                    type="checkbox"
                    checked={answer.heard.includes(index)}
                    onChange={() => onChange(toggleHeard(card, answer, index))}
                  />
                  <span>
                    <Html as="q" html={claim} />
                  </span>
                </label>
                {answer.heard.includes(index) && (
                  <p class="run-correction small">
                    <Html html={correction} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}
