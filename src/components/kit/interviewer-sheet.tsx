// The interviewer’s sheet: the plan of the slot, what to say, then each question with all that is listened for.
import type { ComponentChildren } from 'preact';
import { minutesOf, type Sheet } from '../../kit/sheet.ts';
import { linesFor } from '../../kit/sheet-length.ts';
import { formatClock, type Stop } from '../../kit/timetable.ts';
import { AFTERWARDS, describeExtraTime, listClosing, listOpening } from '../../kit/what-to-say.ts';
import { Html } from '../frame/html.tsx';
import { sitePath } from '../frame/site-path.ts';
import { InterviewerQuestion } from './interviewer-question.tsx';
import { SheetHead, type SheetProps } from './sheet-parts.tsx';

export function InterviewerSheet({ sheet, paper, cases }: SheetProps) {
  const { choices, questions, candidateQuestions } = sheet;
  const candidateMinutes = candidateQuestions.minutes;
  return (
    <article class="sheet sheet-interviewer" aria-labelledby="sheet-interviewer">
      <div class="sheet-front">
        <SheetHead id="sheet-interviewer" title="Interviewer sheet" sheet={sheet}>
          {choices.extraTime !== 1 && <p class="sheet-note">{describeExtraTime(choices.extraTime)}</p>}
        </SheetHead>
        <Plan sheet={sheet} />
        <div class="sheet-columns">
          <section class="sheet-block">
            <h4>Say first</h4>
            <p class="sheet-about">In your own words, and the same to everybody.</p>
            <List items={listOpening({ minutes: minutesOf(sheet), questions: questions.length, candidateMinutes })} />
          </section>
          <section class="sheet-block">
            <h4>At the end: the candidate’s own questions</h4>
            <List items={listClosing(candidateMinutes)} />
          </section>
          <section class="sheet-block">
            <h4>When the candidate has left</h4>
            <List items={AFTERWARDS} />
          </section>
          <p class="sheet-about sheet-block">
            Key points and corrections name what they rest on. Why it is done this way:{' '}
            <a href={sitePath('/kit/fairness/')}>a fair interview</a>.
          </p>
        </div>
      </div>
      {questions.map((question) => (
        <InterviewerQuestion question={question} rows={linesFor(question, paper, cases)} />
      ))}
    </article>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li>{item}</li>
    ))}
  </ul>
);

function Plan({ sheet: { introduction, questions, reserve, candidateQuestions } }: { sheet: Sheet }) {
  return (
    <table class="sheet-plan">
      <caption>Plan: each question with its first follow-up</caption>
      <thead>
        <tr>
          <th scope="col">Clock</th>
          <th scope="col">What</th>
          <th scope="col">Minutes</th>
        </tr>
      </thead>
      <tbody>
        <Row stop={introduction}>Introduction</Row>
        {questions.map(({ number, card, stop }) => (
          <Row stop={stop}>
            {number}. <Html html={card.title} />
          </Row>
        ))}
        {reserve !== undefined && <Row stop={reserve}>Further follow-ups</Row>}
        <Row stop={candidateQuestions}>The candidate’s own questions</Row>
      </tbody>
    </table>
  );
}

function Row({ stop, children }: { stop: Stop; children: ComponentChildren }) {
  return (
    <tr>
      <td>{formatClock(stop.start)}</td>
      <td>{children}</td>
      <td>{stop.minutes}</td>
    </tr>
  );
}
