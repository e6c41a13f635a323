// An interview under way, as it is kept: one record, complete in itself, so that nothing that changes elsewhere changes it.
import type { Choices, KitItem } from './kit.ts';
import type { KitCard } from './kit-data.ts';

export const RUN_VERSION = 1;

/** One of the four anchors, or that the question did not come up; nothing as long as it is open. */
export type Score = 'poor' | 'mixed' | 'good' | 'excellent' | 'not-asked';

/** What was heard to one question. */
export interface Answer {
  /** The evidence, in the interviewer’s words. */
  notes: string;
  /** Numbers of the key points that were said, from 0. */
  met: number[];
  /** Numbers of the wrong answers that were heard, from 0. */
  heard: number[];
  /** By number of the follow-up, from 0: the expected points that were said. One that is here was asked. */
  followUps: Record<string, number[]>;
  /** Whether the candidate had seen the question before. */
  hadSeen: boolean;
  /** Which variant was asked in its place, from 1. */
  variant?: number;
  score?: Score;
}

/** Where an interview stands: the introduction, a question by its slug, or the candidate’s own questions. */
export type Place = 'introduction' | 'candidate-questions' | `question:${string}`;

/** A time in which the clock ran, in milliseconds since 1970; the last one has no end while it runs. */
export interface Stretch {
  place: Place;
  from: number;
  to?: number;
}

export interface RunRecord {
  version: typeof RUN_VERSION;
  /** Random. */
  id: string;
  /** What the interviewer calls it; no name of a person is asked for. */
  label: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Since then it is sealed: scores and notes stay as they are. */
  finishedAt?: number;
  choices: Choices;
  items: KitItem[];
  /** The cards as they were when it began, in the order of the items. */
  cards: KitCard[];
  /** The revision of the protocol. */
  revision: string;
  place: Place;
  stretches: Stretch[];
  /** When the page was last open with it while the clock ran, in milliseconds since 1970: a long gap was no interview. */
  seenAt?: number;
  /** By slug. */
  answers: Record<string, Answer>;
}
