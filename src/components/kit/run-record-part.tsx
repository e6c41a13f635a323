// One question of a finished interview: its score with the anchor, the evidence, and what was heard.
import { readFollowUp } from '../../kit/hear.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import { formatClock } from '../../kit/places.ts';
import { answerOf, hasEvidence, millisecondsAt } from '../../kit/run.ts';
import type { Answer, RunRecord } from '../../kit/run-record.ts';
import { LEVELS } from '../../schemas/taxonomy.ts';
import { Html } from '../frame/html.tsx';

interface Props {
  run: RunRecord;
  slug: string;
  number: number;
}

export function RunRecordPart({ run, slug, number }: Props) {
  const card = run.cards.find((one) => one.slug === slug);
  if (card === undefined) return null;
  const answer = answerOf(run, slug);
  const { score, hadSeen, variant } = answer;
  const spent = millisecondsAt(run, run.finishedAt ?? run.startedAt, `question:${slug}`);
  const facts = [
    LEVELS[card.level].name,
    `${formatClock(spent)} on the clock`,
    ...(variant === undefined ? [] : [`asked as variant ${variant}`]),
    ...(hadSeen ? ['had seen it before'] : []),
  ];
  return (
    <section class="run-record" aria-labelledby={`run-record-${number}`}>
      <h3 id={`run-record-${number}`}>
        {number}. <Html html={card.title} />
      </h3>
      <p class="run-facts small soft">
        {facts.map((fact) => (
          <span>{fact}</span>
        ))}
      </p>
      <p>
        <b class="run-result">{score === 'not-asked' ? 'not asked' : (score ?? 'no score')}</b>{' '}
        {score !== undefined && score !== 'not-asked' && <Html html={card.rubric[score]} />}
      </p>
      {hasEvidence(answer) && (
        <>
          <h4>Evidence</h4>
          <p class="run-evidence">{answer.notes}</p>
        </>
      )}
      {score !== 'not-asked' && <Heard card={card} answer={answer} />}
    </section>
  );
}

function Heard({ card, answer }: { card: KitCard; answer: Answer }) {
  const wrong = card.wrongAnswers.filter((_, index) => answer.heard.includes(index));
  return (
    <>
      <h4>
        Key points: {answer.met.length} of {card.keyPoints.length}
      </h4>
      <Points points={card.keyPoints} said={answer.met} />
      {wrong.length > 0 && (
        <>
          <h4>Wrong answers heard</h4>
          <ul>
            {wrong.map(({ claim }) => (
              <li>
                <Html as="q" html={claim} />
              </li>
            ))}
          </ul>
        </>
      )}
      {card.followUps.map(({ question, expected }, number) => {
        const said = readFollowUp(answer, number);
        if (said === undefined) return null;
        return (
          <>
            <h4>
              Follow-up asked: <Html html={question} />
            </h4>
            <Points points={expected.map((html) => ({ html }))} said={said} />
          </>
        );
      })}
    </>
  );
}

const Points = ({ points, said }: { points: readonly { html: string; essential?: boolean }[]; said: number[] }) => (
  <ul class="run-points plain">
    {points.map(({ html, essential = false }, index) => (
      <li>
        <span class={said.includes(index) ? 'run-said' : 'run-unsaid'}>
          {said.includes(index) ? 'said' : 'not said'}
        </span>
        <span>
          <Html html={html} />
          {essential && <strong class="label"> essential</strong>}
        </span>
      </li>
    ))}
  </ul>
);
