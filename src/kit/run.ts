// An interview under way: its clock, its answers, its end. Each act gives a new record; a finished one stays as it is.
import type { Kit } from './kit.ts';
import type { KitCard } from './kit-data.ts';
import { RUN_VERSION, type Answer, type Place, type RunRecord, type Score, type Stretch } from './run-record.ts';

/** What an interview is begun with. */
export interface Start {
  kit: Kit;
  /** The questions of today; those of the kit are copied into the record. */
  cards: readonly KitCard[];
  label: string;
  /** The revision of the protocol. */
  revision: string;
  /** Random. */
  id: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Begins an interview at its introduction, with the clock running. A question comes up once, and only if its card is there. */
export function startRun({ kit, cards, label, revision, id, now }: Start): RunRecord {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const items = kit.items.filter(
    ({ slug }, index) => bySlug.has(slug) && kit.items.findIndex((other) => other.slug === slug) === index,
  );
  return {
    version: RUN_VERSION,
    id,
    label: label.trim(),
    startedAt: now,
    choices: kit.choices,
    items,
    cards: items.flatMap(({ slug }) => bySlug.get(slug) ?? []),
    revision,
    place: 'introduction',
    stretches: [{ place: 'introduction', from: now }],
    seenAt: now,
    answers: {},
  };
}

/** The places of an interview in their order: introduction, questions, the candidate’s own questions. */
export const listPlaces = ({ items }: Pick<RunRecord, 'items'>): Place[] => [
  'introduction',
  ...items.map(({ slug }): Place => `question:${slug}`),
  'candidate-questions',
];

const isFinished = ({ finishedAt }: RunRecord): boolean => finishedAt !== undefined;

const runningOf = ({ stretches }: RunRecord): Stretch | undefined => {
  const last = stretches.at(-1);
  return last?.to === undefined ? last : undefined;
};

/** Whether the clock of an interview that is not finished stands still. */
export const isPaused = (run: RunRecord): boolean => !isFinished(run) && runningOf(run) === undefined;

/** The end of what was counted so far: a clock that was set back counts nothing twice. */
const endOf = ({ stretches, startedAt }: RunRecord): number =>
  stretches.reduce((latest, { from, to = from }) => Math.max(latest, from, to), startedAt);

function close(run: RunRecord, now: number): Stretch[] {
  const running = runningOf(run);
  if (running === undefined) return run.stretches;
  const closed = run.stretches.slice(0, -1);
  return now > running.from ? [...closed, { ...running, to: now }] : closed;
}

const opened = (run: RunRecord, now: number): Stretch => ({ place: run.place, from: Math.max(now, endOf(run)) });

/** Stops the clock. */
export const pause = (run: RunRecord, now: number): RunRecord =>
  runningOf(run) === undefined ? run : { ...run, stretches: close(run, now) };

/** Lets the clock run on, at the place where the interview stands. */
export const resume = (run: RunRecord, now: number): RunRecord =>
  isPaused(run) ? { ...run, stretches: [...run.stretches, opened(run, now)], seenAt: now } : run;

/** Goes to another place; the clock goes with it, unless it stands still. */
export function goTo(run: RunRecord, place: Place, now: number): RunRecord {
  if (isFinished(run) || place === run.place || !listPlaces(run).includes(place)) return run;
  if (isPaused(run)) return { ...run, place };
  const moved = { ...run, place, stretches: close(run, now) };
  return { ...moved, stretches: [...moved.stretches, opened(moved, now)] };
}

/** The time that was spent at a place, or at all of them, in milliseconds. */
export function millisecondsAt({ stretches }: RunRecord, now: number, place?: Place): number {
  return stretches
    .filter((stretch) => place === undefined || stretch.place === place)
    .reduce((sum, { from, to = now }) => sum + Math.max(0, to - from), 0);
}

/** What was heard to a question; an empty answer where nothing is kept, to the variant that the kit asks. */
export function answerOf({ answers, items }: RunRecord, slug: string): Answer {
  const kept = Object.hasOwn(answers, slug) ? answers[slug] : undefined;
  if (kept !== undefined) return kept;
  const variant = items.find((item) => item.slug === slug)?.variant;
  const empty: Answer = { notes: '', met: [], heard: [], followUps: {}, hadSeen: false };
  return variant === undefined ? empty : { ...empty, variant };
}

/** Whether something was written down that a score can rest on. */
export const hasEvidence = ({ notes }: Pick<Answer, 'notes'>): boolean => notes.trim() !== '';

/** Whether a score can stand: that a question did not come up needs no evidence, an anchor does. */
export const canScore = (answer: Answer): boolean =>
  answer.score === undefined || answer.score === 'not-asked' || hasEvidence(answer);

/** What changes in an answer; a score or a variant that is `undefined` is taken away. */
export type AnswerPatch = Partial<Omit<Answer, 'score' | 'variant'>> & {
  score?: Score | undefined;
  variant?: number | undefined;
};

/** Changes what was heard to a question. A score without evidence goes. */
export function changeAnswer(run: RunRecord, slug: string, patch: AnswerPatch): RunRecord {
  if (isFinished(run) || !run.items.some((item) => item.slug === slug)) return run;
  const { score, variant, ...rest } = { ...answerOf(run, slug), ...patch };
  const answer: Answer = {
    ...rest,
    ...(variant === undefined ? {} : { variant }),
    ...(score === undefined || !canScore({ ...rest, score }) ? {} : { score }),
  };
  return { ...run, answers: { ...run.answers, [slug]: answer } };
}

/** Slugs of the questions that have neither a score nor “not asked”, in their order. */
export const findUnscored = (run: RunRecord): string[] =>
  run.items.map(({ slug }) => slug).filter((slug) => answerOf(run, slug).score === undefined);

/** Ends an interview and seals it; or says which questions are open. */
export function finish(run: RunRecord, now: number): { run: RunRecord } | { unscored: string[] } {
  if (isFinished(run)) return { run };
  const unscored = findUnscored(run);
  if (unscored.length > 0) return { unscored };
  const ended = { ...run, stretches: close(run, now) };
  return { run: { ...ended, finishedAt: Math.max(now, endOf(ended)) } };
}
