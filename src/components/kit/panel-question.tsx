// One question of a panel: who gave which anchor, and the evidence side by side.
import type { KitCard } from '../../kit/kit-data.ts';
import { nameSpread } from '../../kit/panel-groups.ts';
import { namesFor, TALK_FROM, type Panel, type PanelQuestion } from '../../kit/panel.ts';
import { listNames, tellVariants } from '../../kit/panel-words.ts';
import { ANCHORS } from '../../kit/scorecard-shape.ts';
import { nameTopic } from '../../kit/scorecard-text.ts';
import { Html } from '../frame/html.tsx';
import { PanelEvidence } from './panel-evidence.tsx';

interface Props {
  panel: Panel;
  question: PanelQuestion;
  /** Of today, if there still is one. */
  card: KitCard | undefined;
}

export function PanelQuestionPart({ panel, question, card }: Props) {
  const { title, level, topic, hash, spread, asked, answers } = question;
  const { members } = panel;
  const variants = tellVariants(members, question);
  const missing = members.filter((_, index) => answers[index] === undefined).map(({ name }) => name);
  const silent = namesFor(panel, question, 'not-asked');
  const seen = members.filter((_, index) => answers[index]?.hadSeen === true).map(({ name }) => name);
  const told = [
    ...(silent.length === 0 ? [] : [`Not asked by ${listNames(silent)}.`]),
    ...(missing.length === 0 ? [] : [`Not in the kit of ${listNames(missing)}.`]),
    ...(variants === undefined ? [] : [variants]),
    ...(seen.length === 0 ? [] : [`Had been seen before, noted ${listNames(seen)}.`]),
  ];
  return (
    <article class="panel-question">
      <h5>{card === undefined ? title : <a href={card.url}>{title}</a>}</h5>
      <p class="panel-facts small soft">
        <strong class={(spread ?? 0) >= TALK_FROM ? 'panel-talk' : undefined}>{nameSpread(question)}</strong>
        <span>
          {level}, {nameTopic(topic)}
        </span>
        <span>
          asked by {asked} of {members.length}
        </span>
      </p>
      {asked > 0 && <Scale panel={panel} question={question} />}
      {told.length > 0 && <p class="small">{told.join(' ')}</p>}
      {asked > 0 && (
        <details class="panel-more" open={(spread ?? 0) >= TALK_FROM}>
          <summary>Evidence</summary>
          <PanelEvidence panel={panel} question={question} />
        </details>
      )}
      {asked > 0 && card?.hash === hash && (
        <details class="panel-more screen">
          <summary>What the anchors say</summary>
          <dl class="two">
            {ANCHORS.map((anchor) => (
              <>
                <dt>{anchor}</dt>
                <dd>
                  <Html html={card.rubric[anchor]} />
                </dd>
              </>
            ))}
          </dl>
        </details>
      )}
    </article>
  );
}

/** The four anchors with who gave them; what lies between the lowest and the highest is marked. */
function Scale({ panel, question }: Pick<Props, 'panel' | 'question'>) {
  const names = ANCHORS.map((anchor) => namesFor(panel, question, anchor));
  const isGiven = names.map((some) => some.length > 0);
  const [first, last] = [isGiven.indexOf(true), isGiven.lastIndexOf(true)];
  return (
    <dl class="panel-scale">
      {ANCHORS.map((anchor, index) => (
        <div class={index >= first && index <= last ? 'panel-between' : undefined}>
          <dt>{anchor}</dt>
          <dd>{isGiven[index] ? names[index]?.map((name) => <bdi>{name}</bdi>) : <span class="soft">nobody</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
