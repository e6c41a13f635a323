// Question by question: what was met and missed, what was noted; closed on the screen, open on paper.
import type { MockAnswer } from '../../study/mock-summary.ts';
import { Html } from '../frame/html.tsx';

interface Props {
  answers: readonly MockAnswer[];
  notes: Readonly<Record<string, string>>;
}

export function MockRecord({ answers, notes }: Props) {
  return (
    <section aria-labelledby="mock-record">
      <h3 id="mock-record">Question by question</h3>
      {answers.map((answer) => (
        <details class="answer mock-record">
          <summary>
            <Html html={answer.question.card.title} />
          </summary>
          <div>
            <Points
              points={answer.question.card.keyPoints.map(({ html, essential }) => ({ html, essential }))}
              met={answer.met}
            />
            {answer.followUps.map((met, index) => {
              const followUp = answer.question.followUps[index];
              return (
                followUp && (
                  <>
                    <h4>
                      <Html html={followUp.question} />
                    </h4>
                    <Points points={followUp.expected.map((html) => ({ html, essential: false }))} met={met} />
                  </>
                )
              );
            })}
            {(notes[answer.question.card.slug] ?? '').trim() !== '' && (
              <>
                <h4>Notes</h4>
                <p class="mock-notes">{notes[answer.question.card.slug]}</p>
              </>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}

function Points({ points, met }: { points: { html: string; essential: boolean }[]; met: readonly number[] }) {
  return (
    <ul class="mock-points plain">
      {points.map(({ html, essential }, index) => (
        <li>
          <span class={met.includes(index) ? 'mock-met' : 'mock-missed'}>{met.includes(index) ? 'met' : 'missed'}</span>
          <span>
            <Html html={html} />
            {essential && <strong class="label"> essential</strong>}
          </span>
        </li>
      ))}
    </ul>
  );
}
