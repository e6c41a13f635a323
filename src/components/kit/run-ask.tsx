// What is read aloud: the question, or the variant that is asked in its place.
import type { Answer } from '../../kit/run-record.ts';
import type { AnswerPatch } from '../../kit/run.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import { LEVELS, TOPICS } from '../../schemas/taxonomy.ts';
import { Html } from '../frame/html.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { VariantCase } from './variant-case.tsx';

interface Props {
  card: KitCard;
  answer: Answer;
  onChange: (change: AnswerPatch) => void;
  takesFocus: boolean;
}

export function RunAsk({ card, answer: { hadSeen, variant }, onChange, takesFocus }: Props) {
  const asked = variant === undefined ? undefined : card.variants[variant - 1];
  return (
    <div class="run-ask">
      <p class="crumb label">
        <span>{TOPICS[card.topics[0] as keyof typeof TOPICS]}</span>
        <span>{LEVELS[card.level].name}</span>
        {asked !== undefined && (
          <span>
            variant {variant} of {card.variants.length}
          </span>
        )}
      </p>
      <StepHeading level={2} id="run-place" takesFocus={takesFocus}>
        <Html html={card.title} />
      </StepHeading>
      {asked === undefined ? (
        card.prompt !== undefined && (
          <div class="run-prompt">
            <Html as="p" html={card.prompt} />
          </div>
        )
      ) : (
        <>
          <p class="soft small">Ask it as this case: read it out, and show what is sent.</p>
          <VariantCase key={variant} variant={asked} />
        </>
      )}
      <label class="tool-check run-seen">
        <input
          type="checkbox"
          checked={hadSeen}
          onChange={(event) => onChange({ hadSeen: event.currentTarget.checked })}
        />
        <span>Had seen it before</span>
      </label>
      <Variants count={card.variants.length} {...{ hadSeen, variant, onChange }} />
    </div>
  );
}

interface VariantsProps extends Pick<Props, 'onChange'> {
  count: number;
  hadSeen: boolean;
  variant: number | undefined;
}

/** Offers the other forms of a question, once it was seen or where one is asked. */
function Variants({ count, hadSeen, variant, onChange }: VariantsProps) {
  if (!hadSeen && variant === undefined) return null;
  if (count === 0)
    return <p class="soft small">This question has no variant. Ask it all the same; its follow-ups tell more.</p>;
  return (
    <div class="run-variants">
      <span class="small soft">Ask it in another form:</span>
      {Array.from({ length: count }, (_, index) => (
        <button type="button" aria-pressed={variant === index + 1} onClick={() => onChange({ variant: index + 1 })}>
          Variant {index + 1}
        </button>
      ))}
      <button type="button" aria-pressed={variant === undefined} onClick={() => onChange({ variant: undefined })}>
        The question itself
      </button>
    </div>
  );
}
