// What each interviewer heard, side by side, and the key points with who heard them.
import { comparePoints, compareWrong, type Heard } from '../../kit/panel-groups.ts';
import type { Panel, PanelQuestion } from '../../kit/panel.ts';
import { listNames } from '../../kit/panel-words.ts';
import type { ScorecardQuestion } from '../../kit/scorecard.ts';

interface Props {
  panel: Panel;
  question: PanelQuestion;
}

export function PanelEvidence({ panel: { members }, question }: Props) {
  const asked = members.flatMap(({ name }, index) => {
    const answer = question.answers[index];
    return answer === undefined || answer.score === 'not-asked' ? [] : [{ name, answer }];
  });
  const everybody = asked.length;
  return (
    <>
      <div class="panel-columns">
        {asked.map(({ name, answer }) => (
          <Column name={name} answer={answer} />
        ))}
      </div>
      <Points title="Key points" points={comparePoints(question, members)} everybody={everybody} />
      <Points title="Wrong answers" points={compareWrong(question, members)} everybody={everybody} />
    </>
  );
}

function Column({ name, answer: { score, notes, followUps } }: { name: string; answer: ScorecardQuestion }) {
  return (
    <div class="panel-column">
      <p class="panel-who">
        <bdi>{name}</bdi> <span>{score}</span>
      </p>
      <p class="panel-notes">{notes.trim()}</p>
      {followUps.map(({ question, heard }) => (
        <>
          <p class="small soft">Follow-up: {question}</p>
          {heard.length === 0 ? (
            <p class="small">Nothing expected was heard.</p>
          ) : (
            <ul class="small">
              {heard.map((point) => (
                <li>{point}</li>
              ))}
            </ul>
          )}
        </>
      ))}
    </div>
  );
}

const nameHearers = ({ by, notBy }: Heard, everybody: number): string => {
  if (by.length === 0) return 'heard by nobody';
  if (notBy.length === 0) return everybody === 1 ? 'heard' : everybody === 2 ? 'heard by both' : 'heard by all';
  return `heard by ${listNames(by)}, not by ${listNames(notBy)}`;
};

function Points({ title, points, everybody }: { title: string; points: readonly Heard[]; everybody: number }) {
  if (points.length === 0) return null;
  return (
    <>
      <p class="label">{title}</p>
      <ul class="panel-points plain">
        {points.map((point) => (
          <li class={point.by.length > 0 && point.notBy.length > 0 ? 'panel-differs' : undefined}>
            <span>{point.text}</span> <span class="panel-hearers">{nameHearers(point, everybody)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
