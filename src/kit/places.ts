// The places of an interview as its page shows them: what comes before and after, how long they may take, how they stand.
import { plainText } from '../study/drill-data.ts';
import type { TimePlan } from './plan-time.ts';
import { answerOf, goTo, hasEvidence, listPlaces, pause } from './run.ts';
import type { Answer, Place, RunRecord } from './run-record.ts';

const QUESTION = 'question:';

/** The slug of the question that a place is; nothing for the introduction and the candidate’s own questions. */
export const slugOf = (place: Place): string | undefined =>
  place.startsWith(QUESTION) ? place.slice(QUESTION.length) : undefined;

/** What a place is called. Plain text. */
export function nameOf(run: RunRecord, place: Place): string {
  const slug = slugOf(place);
  if (slug === undefined) return place === 'introduction' ? 'Introduction' : 'The candidate’s own questions';
  return plainText(run.cards.find((card) => card.slug === slug)?.title ?? slug);
}

/** The place so many steps further on; nothing beyond the first and the last. */
export function placeAt(run: RunRecord, steps: number): Place | undefined {
  const places = listPlaces(run);
  return places[places.indexOf(run.place) + steps];
}

/** Seconds that the plan gives to a place. */
export function secondsOf({ introduction, questions, candidateQuestions }: TimePlan, place: Place): number {
  const slug = slugOf(place);
  if (slug !== undefined) return questions.find((question) => question.slug === slug)?.seconds ?? 0;
  return place === 'introduction' ? introduction : candidateQuestions;
}

export type Standing = 'scored' | 'evidence, no score' | 'open' | 'not asked';

/** How a question stands, in words that do not give its score away to whoever looks at the screen. */
export function standingOf(answer: Answer): Standing {
  if (answer.score !== undefined) return answer.score === 'not-asked' ? 'not asked' : 'scored';
  return hasEvidence(answer) ? 'evidence, no score' : 'open';
}

/** How many questions have a score or are marked as not asked. */
export const countDone = (run: RunRecord): number =>
  run.items.filter(({ slug }) => answerOf(run, slug).score !== undefined).length;

/** Leaves the last place, so that what is open can be scored while no clock runs. */
export const goToEnd = (run: RunRecord, now: number): RunRecord => pause(goTo(run, 'candidate-questions', now), now);

/** A time as a clock shows it: `3:07`, `65:00`. Takes milliseconds. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const SCORES = ['poor', 'mixed', 'good', 'excellent', 'not-asked'] as const;

/** How often each score was given, from poor to excellent, then what was not asked; scores are counted, never added up. */
export const countScores = (run: RunRecord): { score: string; number: number }[] =>
  SCORES.map((score) => ({
    score: score === 'not-asked' ? 'not asked' : score,
    number: run.items.filter(({ slug }) => answerOf(run, slug).score === score).length,
  }));
