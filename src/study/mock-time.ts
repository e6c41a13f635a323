// How long the parts of an interview take, and how many follow-ups fill the time of one.
import { plainText } from './drill-data.ts';
import type { DrillCard } from './drill-data.ts';

const WORDS_SAID_A_MINUTE = 150;
/** Seconds that an interviewer grants before an answer. */
export const THINKING_SECONDS = 30;
/** Seconds that one follow-up takes with its reply. */
export const FOLLOW_UP_SECONDS = 75;

/** Seconds that a question takes without follow-ups: read out, thought about, answered well. */
export function questionSeconds({ title, prompt = '', solid }: Pick<DrillCard, 'title' | 'prompt' | 'solid'>): number {
  const words = plainText(`${title} ${prompt} ${solid}`).split(/\s+/).filter(Boolean).length;
  return THINKING_SECONDS + Math.round((words / WORDS_SAID_A_MINUTE) * 60);
}

/** What most questions take with a few follow-ups. */
const TYPICAL = 275;
/** Follow-ups that a question has at first, and the fewest that it keeps. */
const USUAL = 2;
const FEWEST = 1;

/** How many questions an interview of so many seconds has; at least one. */
export const countQuestions = (seconds: number): number => Math.max(1, Math.round(seconds / TYPICAL));

/**
 * Says how many follow-ups each question gets, so that all of it takes as long as it should, give or take half a follow-up. `parts` are
 * the questions in order: their seconds without follow-ups, and how many there are. One follow-up stays to each, however short the time.
 */
export function shareFollowUps(parts: readonly { seconds: number; available: number }[], seconds: number): number[] {
  const counts = parts.map(({ available }) => Math.min(USUAL, available));
  const left = (): number =>
    seconds - parts.reduce((sum, part, index) => sum + part.seconds + FOLLOW_UP_SECONDS * (counts[index] ?? 0), 0);
  const indices = [...counts.keys()];
  const of = (index: number): number => counts[index] ?? 0;
  while (left() < -FOLLOW_UP_SECONDS / 2) {
    // From the easiest of those with the most.
    const [most] = indices.filter((index) => of(index) > FEWEST).sort((a, b) => of(b) - of(a) || a - b);
    if (most === undefined) break;
    counts[most] = of(most) - 1;
  }
  while (left() > FOLLOW_UP_SECONDS / 2) {
    // To the hardest of those with the fewest.
    const open = indices.filter((index) => of(index) < (parts[index]?.available ?? 0));
    const [fewest] = open.sort((a, b) => of(a) - of(b) || b - a);
    if (fewest === undefined) break;
    counts[fewest] = of(fewest) + 1;
  }
  return counts;
}
