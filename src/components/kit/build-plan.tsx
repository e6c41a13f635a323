// The plan: the introduction, the questions, what the candidate asks, each with its time.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { moveItem, replaceItem, setLocked, setVariant } from '../../kit/edit-items.ts';
import type { Kit } from '../../kit/kit.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import type { TimePlan } from '../../kit/plan-time.ts';
import { proposeOther } from '../../kit/propose.ts';
import { createTimetable, formatClock, type Stop } from '../../kit/timetable.ts';
import { plainText } from '../../study/drill-data.ts';
import { BuildQuestion, type Acts } from './build-question.tsx';
import type { Build } from './use-build.ts';

interface Props {
  kit: Kit;
  cards: readonly KitCard[];
  bySlug: ReadonlyMap<string, KitCard>;
  plan: TimePlan;
  build: Build;
  /** How many of the questions are drawn. */
  shown: number;
}

export function BuildPlan({ kit, cards, bySlug, plan, build, shown }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ index: number; control: string }>();
  const { items } = kit;

  // What moves or goes takes the focus with it, so it is put back where the work goes on.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const { index, control } = wanted.current;
    wanted.current = undefined;
    const question = list.current?.querySelectorAll<HTMLElement>('.build-question')[index];
    const target = question?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? question;
    (target ?? document.getElementById('build-plan'))?.focus();
  });

  const titleAt = (index: number): string => {
    const slug = items[index]?.slug ?? '';
    return plainText(bySlug.get(slug)?.title ?? slug);
  };
  const acts: Acts = {
    swap: (index) => {
      const other = proposeOther(cards, kit, index);
      if (other === undefined)
        return build.tell(
          `There is no other question for place ${index + 1} up to this level, of these topics and kinds.`,
        );
      wanted.current = { index, control: 'another' };
      const title = plainText(bySlug.get(other.slug)?.title ?? other.slug);
      build.setItems(replaceItem(items, index, other), `Question ${index + 1} is now: ${title}`);
    },
    lock: (index) => {
      const item = items[index];
      if (item === undefined) return;
      const isLocked = item.isLocked !== true;
      const said = isLocked ? 'stays when the rest is proposed anew.' : 'may be replaced when you propose anew.';
      build.setItems(replaceItem(items, index, setLocked(item, isLocked)), `Question ${index + 1} ${said}`);
    },
    move: (index, to, control) => {
      if (items[to] === undefined)
        return build.tell(`Question ${index + 1} is the ${to < 0 ? 'first' : 'last'} one already.`);
      wanted.current = { index: to, control };
      build.setItems(moveItem(items, index, to), `Moved to place ${to + 1} of ${items.length}: ${titleAt(index)}`);
    },
    remove: (index) => {
      wanted.current = { index: Math.min(index, items.length - 2), control: 'item' };
      build.setItems(replaceItem(items, index), `Removed: ${titleAt(index)}`);
    },
    ask: (index, variant) => {
      const item = items[index];
      if (item === undefined) return;
      const said = variant === undefined ? 'is asked as itself.' : `is asked as variant ${variant}.`;
      build.setItems(replaceItem(items, index, setVariant(item, variant)), `Question ${index + 1} ${said}`);
    },
  };

  const stops = stopsOf(plan);
  return (
    <ol class="build-plan plain" ref={list}>
      <Part stop={stops.introduction}>Introduction</Part>
      {items.slice(0, shown).map((item, index) => (
        <BuildQuestion
          key={item.slug}
          item={item}
          card={bySlug.get(item.slug)}
          index={index}
          count={items.length}
          stop={stops.questions.get(item.slug)}
          acts={acts}
        />
      ))}
      {stops.reserve !== undefined && <Part stop={stops.reserve}>Left for further follow-ups</Part>}
      <Part stop={stops.candidateQuestions}>The candidate’s own questions</Part>
    </ol>
  );
}

/** When each part begins; further follow-ups are asked before the candidate’s own questions. */
function stopsOf({ introduction, questions, candidateQuestions, reserve }: TimePlan) {
  const spare = Math.max(0, reserve);
  const seconds = [introduction, ...questions.map((one) => one.seconds), spare, candidateQuestions];
  const stops = createTimetable(seconds);
  const [left, end] = stops.slice(-2);
  return {
    introduction: stops[0],
    questions: new Map(questions.map(({ slug }, index) => [slug, stops[index + 1]])),
    reserve: left !== undefined && left.minutes > 0 ? left : undefined,
    candidateQuestions: end,
  };
}

function Part({ stop, children }: { stop: Stop | undefined; children: string }) {
  return (
    <li class="build-part">
      <p class="build-at">{stop !== undefined && <span>{formatClock(stop.start)}</span>}</p>
      <p class="build-minutes">{stop !== undefined && `${stop.minutes} min`}</p>
      <p class="build-what">{children}</p>
    </li>
  );
}
