// The candidate’s sheet: the questions and room for notes. Nothing of any answer stands in it, and no level that could be read as one.
import type { SheetQuestion } from '../../kit/sheet.ts';
import { Html } from '../frame/html.tsx';
import { Lines, SheetHead, type SheetProps } from './sheet-parts.tsx';
import { VariantCase } from './variant-case.tsx';

export function CandidateSheet({ sheet }: SheetProps) {
  return (
    <article class="sheet sheet-candidate" aria-labelledby="sheet-candidate">
      <SheetHead id="sheet-candidate" title="Interview questions" sheet={sheet}>
        <p>Take time to think before you answer: it is planned for. Ask when a question is unclear.</p>
      </SheetHead>
      {sheet.questions.map((question) => (
        <section class="sheet-question">
          <h4>Question {question.number}</h4>
          <Asked {...question} />
          <Lines name="Notes" rows={4} />
        </section>
      ))}
    </article>
  );
}

function Asked({ card: { title, prompt }, asked }: SheetQuestion) {
  if (asked !== undefined) return <VariantCase variant={asked.variant} />;
  return (
    <>
      <div class="sheet-title">
        <Html as="p" html={title} />
      </div>
      {prompt !== undefined && (
        <div class="sheet-prompt">
          <Html as="p" html={prompt} />
        </div>
      )}
    </>
  );
}

/** Variants to hand over, each by itself, when the candidate had seen a question; nothing of any answer either. */
export function SpareSheet({ sheet }: SheetProps) {
  const spares = sheet.questions.flatMap(({ number, spare }) => (spare === undefined ? [] : [{ number, spare }]));
  return (
    <article class="sheet sheet-spare" aria-labelledby="sheet-spare">
      <SheetHead id="sheet-spare" title="Other forms" sheet={sheet}>
        <p class="sheet-about">
          For the interviewer: hand over the one whose question had been seen before, and no other; cut where two share
          a page.
        </p>
      </SheetHead>
      {spares.map(({ number, spare }) => (
        <section class="sheet-question">
          <h4>Instead of question {number}</h4>
          <VariantCase variant={spare.variant} />
          <Lines name="Notes" rows={3} />
        </section>
      ))}
    </article>
  );
}
