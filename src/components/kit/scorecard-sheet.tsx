// The scorecard for a pen: a row for each question, its score and the evidence for it.
import { ANCHORS } from '../../kit/scorecard-shape.ts';
import { Html } from '../frame/html.tsx';
import { Box, Lines, SheetHead, type SheetProps } from './sheet-parts.tsx';

const SCORES = [...ANCHORS, 'not asked'] as const;

/** The anchors in general; those of a question are on the interviewer’s sheet. */
const MEANINGS: Readonly<Record<(typeof SCORES)[number], string>> = {
  poor: 'a wrong claim, or nothing that carries',
  mixed: 'part of it, without something essential',
  good: 'what is essential, with its reason',
  excellent: 'more than asked: limits, costs, what else would change',
  'not asked': 'did not come up; counts in no mean',
};

export function ScorecardSheet({ sheet }: SheetProps) {
  return (
    <article class="sheet sheet-scorecard" aria-labelledby="sheet-scorecard">
      <SheetHead id="sheet-scorecard" title="Scorecard" sheet={sheet}>
        <p class="sheet-fields">
          <span>Label</span>
          <span>Date</span>
        </p>
      </SheetHead>
      <div class="sheet-note">
        <p>
          Every question counts the same. Score each by its own anchors on the interviewer sheet, from what was said,
          before you talk to the other interviewers. Without evidence there is no score. A label, not a name.
        </p>
        <dl>
          {SCORES.map((score) => (
            <div>
              <dt>{score}</dt>
              <dd>{MEANINGS[score]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ol class="sheet-rows">
        {sheet.questions.map(({ number, card, asked }) => (
          <li class="sheet-question">
            <h4>
              {number}. <Html html={card.title} />
              {asked !== undefined && ` (variant ${asked.number})`}
            </h4>
            <p class="sheet-scores">
              {SCORES.map((score) => (
                <span>
                  <Box /> {score}
                </span>
              ))}
            </p>
            <Lines name="Evidence" rows={2} />
          </li>
        ))}
      </ol>
    </article>
  );
}
