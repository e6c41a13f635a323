// The end of a mock interview: what was met by topic, what to study, and a record to print.
import { useState } from 'preact/hooks';
import { LEVELS, ROLES, TOPICS } from '../../schemas/taxonomy.ts';
import type { InterviewData } from '../../study/interview-data.ts';
import type { MockInterview } from '../../study/mock.ts';
import { summarizeMock, type MockAnswer, type MockSummary, type Tally } from '../../study/mock-summary.ts';
import { count } from './days.ts';
import { MockRecord } from './mock-record.tsx';
import type { Setup } from './mock-setup.tsx';
import { MockStudy } from './mock-study.tsx';
import { dateFormat } from '../frame/date-format.ts';
import { StepHeading } from '../frame/step-heading.tsx';

export interface MockResult {
  answers: MockAnswer[];
  /** By the slug of the card. */
  notes: Readonly<Record<string, string>>;
  /** That it took. */
  minutes: number;
}

interface Props {
  interview: MockInterview;
  setup: Setup;
  result: MockResult;
  interviews: InterviewData;
  revision: string;
  /** How many times as long the timer ran; 0 was off. */
  timer: number;
  onAgain: () => void;
}

const writeDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const of = ({ met, total }: Tally): string => `${met} of ${total}`;

export function MockEnd({ interview, setup, result, interviews, revision, timer, onAgain }: Props) {
  const [date] = useState(() => writeDate(new Date()));
  const summary = summarizeMock(result.answers, interviews);
  const asked = result.answers.length;
  const planned = interview.questions.length;
  const facts = [
    date,
    LEVELS[setup.level].name,
    setup.role === '' ? 'any role' : ROLES[setup.role as keyof typeof ROLES],
    `${setup.minutes} minutes planned`,
    ...(timer === 0
      ? ['timer off']
      : [result.minutes === 0 ? 'less than a minute taken' : `${count(result.minutes, 'minute')} taken`]),
    ...(timer === 0 || timer === 1 ? [] : [`timer × ${timer}`]),
    `interview number ${setup.seed}`,
    `MCP ${revision}`,
  ];
  const hasNotes = Object.values(result.notes).some((text) => text.trim() !== '');
  return (
    <div class="drill-end mock-end">
      <StepHeading level={3} id="mock-end">
        How it went
      </StepHeading>
      <p class="mock-facts small soft">
        {facts.map((fact) => (
          <span>{fact}</span>
        ))}
      </p>
      {asked < planned && (
        <p>
          You ended it after {asked} of {count(planned, 'question')}.
        </p>
      )}
      <ByTopic summary={summary} />
      <p>
        {summary.followUps.asked === 0
          ? 'No follow-up was asked.'
          : `Follow-ups: ${summary.followUps.answered} of ${summary.followUps.asked} answered, with ${of(summary.followUps.points)} expected points.`}
      </p>
      <div class="tool-buttons screen">
        <button type="button" class="run tool-main" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" class="tool-main" onClick={onAgain}>
          Another interview
        </button>
      </div>
      <p class="small soft screen">
        {hasNotes
          ? 'Your notes and this summary are in this tab alone: print them to keep them.'
          : 'This summary is in this tab alone: print it to keep it.'}
        {setup.isCounted && ' What you ticked of the key points counts as practice, and is kept.'}
      </p>
      <MockStudy summary={summary} />
      <MockRecord answers={result.answers} notes={result.notes} />
    </div>
  );
}

function ByTopic({ summary: { topics, total } }: { summary: MockSummary }) {
  return (
    <table class="mock-topics">
      <caption>Key points met</caption>
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col">Essential</th>
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, questions, essential, all }) => (
          <tr>
            <th scope="row">
              {TOPICS[topic as keyof typeof TOPICS]}
              {questions > 1 && <span class="soft"> ({count(questions, 'question')})</span>}
            </th>
            <td class={essential.met < essential.total ? 'mock-less' : undefined}>{of(essential)}</td>
            <td>{of(all)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{of(total.essential)}</td>
          <td>{of(total.all)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
