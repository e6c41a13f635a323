// A session: one exercise at a time, how far it is, and the way out, which loses nothing.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LEVELS, TOPICS } from '../../schemas/taxonomy.ts';
import type { DrillCard, DrillData } from '../../study/drill-data.ts';
import { createExercise, type Exercise, type WireExercise } from '../../study/exercise.ts';
import { progressOf, roundOf, type Session } from '../../study/session.ts';
import type { Grade, ItemId, Practice, Review, Settings } from '../../study/types.ts';
import { loadWire } from './ahead.ts';
import { CardView } from './card-exercise.tsx';
import type { ExerciseProps, Way } from './exercise-props.ts';
import { Html } from '../frame/html.tsx';
import { RuleView } from './rule-exercise.tsx';
import { SpotView } from './spot-exercise.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { Timer } from './timer.tsx';

interface Props {
  session: Session;
  data: DrillData;
  byItem: ReadonlyMap<ItemId, Practice>;
  reviews: readonly Review[];
  settings: Settings;
  /** What becomes of an item after a grade: `It comes back in 9 days.` */
  outlook: (item: ItemId, grade: Grade) => string;
  onAnswer: (review: Pick<Review, 'item' | 'grade' | 'met' | 'hash'>) => void;
  /** Goes on; without a grade the exercise was left out. */
  onNext: (grade: Grade | undefined) => void;
  onLeave: () => void;
}

const KINDS = { card: 'Question', spot: 'Spot the wrong answer', wire: 'Predict the wire', rule: 'Rule' } as const;

export function SessionView(props: Props) {
  const { session, data, byItem, reviews, settings, onLeave } = props;
  const [way, setWay] = useState<Way>('aloud');
  const [isDown, setDown] = useState(false);
  const [item] = session.queue;
  // Answering adds a review, and must not change what is on the page.
  const exercise = useMemo(
    () => (item === undefined ? undefined : createExercise(data, item, roundOf(reviews, item))),
    [session],
  );
  const graded = useRef<Grade>();
  if (exercise === undefined) return null;

  const practice = byItem.get(exercise.item);
  const { number, total, minutes } = progressOf(session, (one) => byItem.get(one)?.minutes ?? 0);
  const limit = exercise.seconds * settings.timer;
  const last = reviews.findLast((review) => review.item === item);
  const common: Omit<ExerciseProps<Exercise>, 'exercise'> = {
    timer: limit > 0 && <Timer limit={limit} isDown={isDown} onTurn={() => setDown(!isDown)} />,
    way,
    onWay: setWay,
    hasKeys: settings.shortcuts !== false,
    outlook: (grade) => props.outlook(exercise.item, grade),
    onAnswer: (grade, met) => {
      graded.current = grade;
      props.onAnswer({ item: exercise.item, grade, hash: exercise.hash, ...(met === undefined ? {} : { met }) });
    },
    onNext: () => {
      const grade = graded.current;
      graded.current = undefined;
      props.onNext(grade);
    },
  };
  return (
    <article
      class="drill-session"
      aria-labelledby="drill-question"
      data-item={exercise.item}
      key={`${number} ${exercise.item}`}
    >
      <div class="drill-progress">
        <p>
          {number} of {total}
          <span class="soft">, about {Math.max(1, Math.round(minutes))} min left</span>
        </p>
        <progress value={number - 1} max={total} aria-hidden="true" />
        <button type="button" onClick={onLeave}>
          Leave
        </button>
      </div>
      <p class="crumb label">
        <span>{KINDS[exercise.kind]}</span>
        {practice && (
          <>
            <span>{TOPICS[practice.topic as keyof typeof TOPICS]}</span>
            <span>{LEVELS[practice.level].name}</span>
          </>
        )}
      </p>
      <Question exercise={exercise} />
      {last?.hash !== undefined && last.hash !== exercise.hash && (
        <p class="small soft">This one has changed since you last answered it.</p>
      )}
      <ExerciseBody exercise={exercise} common={common} />
      {common.hasKeys && (
        <p class="drill-hint small soft">
          Keys: Enter or Space reveals, Enter checks, 1 to 9 tick and choose, N goes on. The settings turn them off.
        </p>
      )}
    </article>
  );
}

/** The situation that a question is about, where it needs one. */
const Prompt = ({ card: { prompt } }: { card: DrillCard }) =>
  prompt === undefined ? null : (
    <div class="prompt">
      <Html as="p" html={prompt} />
    </div>
  );

/** What is asked, under the heading that takes the focus. */
function Question({ exercise }: { exercise: Exercise }) {
  const ask = (heading: ComponentChildren, text?: ComponentChildren) => (
    <>
      <StepHeading level={2} id="drill-question">
        {heading}
      </StepHeading>
      {text}
    </>
  );
  switch (exercise.kind) {
    case 'card':
      return ask(<Html html={exercise.card.title} />, <Prompt card={exercise.card} />);
    case 'spot':
      return ask(
        'Which of these answers is wrong?',
        <>
          <Html as="p" html={exercise.card.title} />
          {/* Claims speak of what it tells, such as `server B`. */}
          <Prompt card={exercise.card} />
        </>,
      );
    case 'wire':
      return ask('What comes back?', <Html as="p" html={exercise.variant.ask} />);
    case 'rule':
      return ask(
        'What does the specification demand instead, and with which keyword?',
        <p>
          Some believe: <Html as="q" html={exercise.rule.misconception.belief} />
        </p>,
      );
  }
}

type Common = Omit<ExerciseProps<Exercise>, 'exercise'>;

function ExerciseBody({ exercise, common }: { exercise: Exercise; common: Common }) {
  switch (exercise.kind) {
    case 'card':
      return <CardView {...common} exercise={exercise} />;
    case 'spot':
      return <SpotView {...common} exercise={exercise} />;
    case 'rule':
      return <RuleView {...common} exercise={exercise} />;
    case 'wire':
      return <Wire {...common} exercise={exercise} />;
  }
}

type WireView = Awaited<ReturnType<typeof loadWire>>['WireView'];

/** Predicting takes the printer and the engine, which come when they are first needed, or before. */
function Wire(props: ExerciseProps<WireExercise>) {
  const [View, setView] = useState<{ component: WireView }>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    loadWire().then(
      ({ WireView: component }) => setView({ component }),
      () => setLost(true),
    );
  }, []);
  if (View !== undefined) return <View.component {...props} />;
  if (!isLost) return <p role="status">Loading …</p>;
  return (
    <>
      <p role="status">The code that predicts could not be loaded. Check the connection.</p>
      <button type="button" onClick={props.onNext}>
        Leave this one out
      </button>
    </>
  );
}
