// The means of a panel, which come only after the spread was there, and say what they rest on.
import { describeLimits, describeOverall, describeRange, formatMean, MEANS_LEAD } from '../../kit/panel-means.ts';
import { sumUp, type Panel } from '../../kit/panel.ts';
import { count } from '../drill/days.ts';
import { StepHeading } from '../frame/step-heading.tsx';

interface Props {
  panel: Panel;
  isShown: boolean;
  onShow: () => void;
}

export function PanelMeans({ panel, isShown, onShow }: Props) {
  if (!isShown)
    return (
      <div class="panel-ask screen">
        <p>A mean hides who differs. Talk about the spread first; the scores stay as they were given.</p>
        <button type="button" class="run tool-main" onClick={onShow}>
          Show the means
        </button>
      </div>
    );
  const { members, questions } = panel;
  const overall = sumUp(panel);
  return (
    <section aria-labelledby="panel-means" class="panel-means">
      <StepHeading level={3} id="panel-means">
        Means
      </StepHeading>
      <p>{MEANS_LEAD}</p>
      <p>
        <b>{describeRange(overall)}</b>
      </p>
      <MeanTable
        caption="By interviewer"
        head="Interviewer"
        rows={members.map(({ name }, index) => {
          const { mean, questions: number } = overall.byMember[index] ?? { questions: 0 };
          return { name, mean, rests: count(number, 'question') };
        })}
      />
      <p>{describeOverall(overall, questions.length)}</p>
      <MeanTable
        caption="By question"
        head="Question"
        rows={questions.map(({ title, mean, asked }) => ({ name: title, mean, rests: count(asked, 'score') }))}
      />
      <p class="small soft">{describeLimits(members.length)}</p>
    </section>
  );
}

interface TableProps {
  caption: string;
  head: string;
  rows: readonly { name: string; mean: number | undefined; rests: string }[];
}

function MeanTable({ caption, head, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Mean</th>
          <th scope="col">Rests on</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, mean, rests }) => (
          <tr>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{formatMean(mean)}</td>
            <td>{rests}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
