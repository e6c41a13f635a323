// The scorecards side by side: who is in, what differs, the questions by spread, and means once they are asked for.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { KitCard } from '../../kit/kit-data.ts';
import type { Desk } from '../../kit/panel-desk.ts';
import { groupQuestions } from '../../kit/panel-groups.ts';
import { joinPanel } from '../../kit/panel.ts';
import { count } from '../drill/days.ts';
import { dateFormat } from '../frame/date-format.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import { AddFiles } from './panel-add.tsx';
import { PanelFiles } from './panel-files.tsx';
import { PanelMeans } from './panel-means.tsx';
import { PanelMembers } from './panel-members.tsx';
import { PanelQuestionPart } from './panel-question.tsx';
import { Problems } from './panel-start.tsx';
import type { PanelState } from './use-panel.ts';

interface Props {
  panel: PanelState;
  desk: Desk & { own: object };
  cards: readonly KitCard[];
}

const writeDate = dateFormat({ dateStyle: 'long' });

export function PanelTable({ panel: state, desk, cards }: Props) {
  const entries = [desk.own, ...desk.others];
  const panel = useMemo(() => joinPanel(entries.map(({ scorecard }) => scorecard)), [desk.own, desk.others]);
  const key = entries.map(({ scorecard }) => scorecard.id).join(' ');
  // With another scorecard there is another spread, and it comes before the means again.
  const [shownFor, setShownFor] = useState('');
  const hasMeans = shownFor === key;
  const heading = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState(0);
  useLayoutEffect(() => {
    if (removed > 0) heading.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [removed]);
  const groups = groupQuestions(panel);
  const hasOthers = desk.others.length > 0;
  // Not closed when the first file comes: the focus is in it.
  const [wasAlone] = useState(!hasOthers);
  return (
    <>
      <p class="panel-printed">
        Panel of {count(entries.length, 'scorecard')}, printed on {writeDate(new Date())}
      </p>
      <div ref={heading}>
        <StepHeading level={3} id="panel-members">
          Scorecards
        </StepHeading>
      </div>
      <PanelMembers
        panel={panel}
        onRemove={(id) => {
          state.remove(id);
          setRemoved(removed + 1);
        }}
      />
      {!hasOthers && <p>Yours is in. Add the scorecard of at least one other interviewer to compare.</p>}
      <details class="tool-more panel-again screen" open={wasAlone}>
        <summary>Add another scorecard</summary>
        <AddFiles add={state.add} />
      </details>
      <div role="status" class="screen">
        {desk.said.map((sentence) => (
          <p class="panel-said">{sentence}</p>
        ))}
      </div>
      <Problems problems={[...state.problems, ...desk.problems]} />
      {hasOthers && panel.notices.length > 0 && (
        <div class="note-box">
          <p>Before you compare:</p>
          <ul>
            {panel.notices.map((notice) => (
              <li>{notice}</li>
            ))}
          </ul>
        </div>
      )}
      {hasOthers && (
        <div class="panel-questions">
          <h3>How far apart</h3>
          <p class="panel-sum">
            {groups.map(({ sum, questions }) => (
              <span>
                <b>{questions.length}</b> {sum}
              </span>
            ))}
          </p>
          {groups.map(({ title, lead, questions }) => (
            <section key={title} aria-label={`${title}: ${count(questions.length, 'question')}`}>
              <h4 class="panel-group">{title}</h4>
              <p class="small soft">{lead}</p>
              {questions.map((question) => (
                <PanelQuestionPart
                  key={`${question.slug} ${question.hash}`}
                  panel={panel}
                  question={question}
                  card={cards.find(({ slug }) => slug === question.slug)}
                />
              ))}
            </section>
          ))}
          <PanelMeans panel={panel} isShown={hasMeans} onShow={() => setShownFor(key)} />
          <PanelFiles panel={panel} hasMeans={hasMeans} />
        </div>
      )}
      <p class="screen panel-anew">
        <button type="button" onClick={state.beginAnew}>
          Begin anew
        </button>{' '}
        <span class="small soft">Forgets the scorecards that are here. Files and kept interviews stay.</span>
      </p>
    </>
  );
}
