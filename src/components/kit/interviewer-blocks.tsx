// What an interviewer listens for, block by block: key points, follow-ups, wrong answers, a variant with its answer.
import type { NumberedVariant, SheetQuestion } from '../../kit/sheet.ts';
import { LEVELS } from '../../schemas/taxonomy.ts';
import type { Source } from '../../study/drill-data.ts';
import type { FollowUp } from '../../study/interview-data.ts';
import { Html, SourceLink } from '../frame/html.tsx';
import { Box } from './sheet-parts.tsx';
import { VariantAnswer } from './variant-case.tsx';

const Rests = ({ source }: { source: Source }) => (
  <small class="sheet-source">
    <SourceLink source={source} />
  </small>
);

export const KeyPoints = ({ card: { keyPoints } }: Pick<SheetQuestion, 'card'>) => (
  <>
    <h5>Key points</h5>
    <ul class="sheet-ticks">
      {keyPoints.map(({ html, essential, source }) => (
        <li>
          <Box />
          {essential && <strong>Essential. </strong>}
          <Html html={html} /> <Rests source={source} />
        </li>
      ))}
    </ul>
  </>
);

export const FollowUps = ({ title, followUps }: { title: string; followUps: readonly FollowUp[] }) => (
  <>
    <h5>{title}</h5>
    {followUps.map(({ question, level, changesCondition, expected }) => (
      <div class="sheet-block sheet-follow-up">
        <p>
          <b>
            <Html html={question} />
          </b>{' '}
          <small class="sheet-source">
            {LEVELS[level].name}
            {changesCondition && ', changes a condition'}
          </small>
        </p>
        <ul class="sheet-ticks">
          {expected.map((html) => (
            <li>
              <Box />
              <Html html={html} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
);

export const WrongAnswers = ({ card: { wrongAnswers } }: Pick<SheetQuestion, 'card'>) => (
  <>
    <h5>Wrong answers to listen for</h5>
    <ul class="sheet-ticks">
      {wrongAnswers.map(({ claim, correction, source }) => (
        <li>
          <Box />
          <Html as="q" html={claim} /> <Html html={correction} /> <Rests source={source} />
        </li>
      ))}
    </ul>
  </>
);

export const Variant = ({ title, number, variant }: NumberedVariant & { title: string }) => (
  <div class="sheet-block sheet-variant">
    <h5>
      {title}: variant {number}
    </h5>
    <Html as="p" html={variant.ask} />
    <VariantAnswer variant={variant} isShort />
  </div>
);
