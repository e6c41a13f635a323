// How a slot is spent: the introduction, each question with its first follow-up, the candidate’s own questions, and what is left.
import { FOLLOW_UP_SECONDS, THINKING_SECONDS } from '../study/mock-time.ts';
import type { Choices } from './kit.ts';
import type { KitCard } from './kit-data.ts';

export interface TimePlan {
  /** Seconds to say who is who, and what will happen. */
  introduction: number;
  /** In the order of the cards; `seconds` has the first follow-up in it, which takes `followUpSeconds`. */
  questions: { slug: string; seconds: number; followUpSeconds: number }[];
  /** Seconds for what the candidate asks. */
  candidateQuestions: number;
  /** Seconds for further follow-ups; negative when there are too many questions. */
  reserve: number;
  /** All of the above without the reserve. */
  total: number;
  /** What there is. */
  slot: number;
}

/**
 * Seconds of quiet before an answer. In the mock interview it is half of that: there nobody watches, and whoever asks is ready when
 * the answer is. Before an interviewer people need a minute that is theirs, and are told that they have it.
 */
const QUIET_SECONDS = 60;
/** Seconds to finish the notes before the next question: a score needs evidence, and it is gone a question later. */
const NOTES_SECONDS = 30;

/** Seconds that a question takes from the first word to the last note, its first follow-up with it; before extra time. */
export const askedSeconds = ({ seconds }: Pick<KitCard, 'seconds'>): number =>
  seconds - THINKING_SECONDS + QUIET_SECONDS + FOLLOW_UP_SECONDS + NOTES_SECONDS;

/**
 * Seconds at both ends: three minutes each up to a slot of 30, five each from 45. Between them the end grows before the beginning, a
 * minute at a time, so that a longer slot never has less time for questions.
 */
function framing(minutes: number): { introduction: number; candidateQuestions: number } {
  const grown = Math.min(4, Math.max(0, Math.floor(((minutes - 30) / 15) * 4)));
  return { introduction: 60 * (3 + Math.floor(grown / 2)), candidateQuestions: 60 * (3 + Math.ceil(grown / 2)) };
}

/** Seconds of a slot that are there for questions; before extra time. */
export function questionTime(minutes: number): number {
  const { introduction, candidateQuestions } = framing(minutes);
  return minutes * 60 - introduction - candidateQuestions;
}

/** Whole minutes of a slot, with extra time. */
export const slotMinutes = ({ minutes, extraTime }: Pick<Choices, 'minutes' | 'extraTime'>): number =>
  Math.round(minutes * extraTime);

/** Seconds from which on a proposal keeps a tenth of the time for questions free. */
const ALL_USED = 18 * 60;

/**
 * Seconds that a proposal fills with questions; before extra time. A tenth stays free: an answer that runs on, or a further follow-up, must
 * not cost the last question. A short slot has no tenth to spare.
 */
export const proposedTime = (minutes: number): number =>
  Math.max(Math.floor(questionTime(minutes) * 0.9), Math.min(questionTime(minutes), ALL_USED));

/**
 * Says what takes how long, in seconds. Extra time makes everything longer by its factor, the slot too: the same questions fit. Parts are
 * cut to whole seconds, so that what fits goes on fitting.
 */
export function planTime(choices: Choices, cards: readonly Pick<KitCard, 'slug' | 'seconds'>[]): TimePlan {
  const { minutes, extraTime } = choices;
  const stretch = (seconds: number): number => Math.floor(seconds * extraTime);
  const { introduction, candidateQuestions } = framing(minutes);
  const ends = { introduction: stretch(introduction), candidateQuestions: stretch(candidateQuestions) };
  const questions = cards.map((card) => ({
    slug: card.slug,
    seconds: stretch(askedSeconds(card)),
    followUpSeconds: stretch(FOLLOW_UP_SECONDS),
  }));
  const total = questions.reduce((sum, { seconds }) => sum + seconds, ends.introduction + ends.candidateQuestions);
  const slot = stretch(minutes * 60);
  return { ...ends, questions, reserve: slot - total, total, slot };
}
