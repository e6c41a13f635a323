// One question as the interviewer holds it: to read aloud, to listen for, to ask further, to score by.
import type { SheetQuestion } from '../../kit/sheet.ts';
import { ANCHORS } from '../../kit/scorecard-shape.ts';
import { formatClock } from '../../kit/timetable.ts';
import { KINDS, LEVELS } from '../../schemas/taxonomy.ts';
import { count } from '../drill/days.ts';
import { Html } from '../frame/html.tsx';
import { FollowUps, KeyPoints, Variant, WrongAnswers } from './interviewer-blocks.tsx';
import { Box, Lines } from './sheet-parts.tsx';

interface Props {
  question: SheetQuestion;
  /** Lines for notes. */
  rows: number | 'rest';
}

export function InterviewerQuestion({ question: { number, card, asked, spare, stop }, rows }: Props) {
  const [first, ...others] = card.followUps;
  return (
    <section class="sheet-question" aria-labelledby={`sheet-${card.slug}`}>
      <p class="sheet-bar">
        <span class="sheet-number">{number}</span>
        <span>
          {formatClock(stop.start)} to {formatClock(stop.start + stop.minutes)}, {count(stop.minutes, 'minute')}
        </span>
        <span>
          {LEVELS[card.level].name} · {KINDS[card.kind as keyof typeof KINDS]}
        </span>
        <span class="sheet-seen">
          <Box /> had seen it
        </span>
      </p>
      <h4 id={`sheet-${card.slug}`}>
        <Html html={card.title} />
      </h4>
      {card.prompt !== undefined && (
        <div class="sheet-prompt">
          <p class="sheet-label">{asked === undefined ? 'Read aloud first' : 'Where the variant comes from'}</p>
          <Html as="p" html={card.prompt} />
        </div>
      )}
      {asked !== undefined && <Variant title="Asked in its place" {...asked} />}
      <div class="sheet-columns">
        <KeyPoints card={card} />
        {first !== undefined && <FollowUps title="First follow-up: ask everybody" followUps={[first]} />}
        {others.length > 0 && <FollowUps title="Further follow-ups" followUps={others} />}
        <WrongAnswers card={card} />
        {spare !== undefined && <Variant title="For who had seen it" {...spare} />}
      </div>
      <dl class="sheet-anchors">
        {ANCHORS.map((anchor) => (
          <div>
            <dt>{anchor}</dt>
            <Html as="dd" html={card.rubric[anchor]} />
          </div>
        ))}
      </dl>
      <Lines name={`Evidence for question ${number}: what was said`} rows={rows} />
    </section>
  );
}
