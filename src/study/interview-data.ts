// What /drill/interview.json holds: of each card what only an interview needs, fetched when one begins.
import './jitless.ts';
import * as z from 'zod/mini';
import { DATA_VERSION, formatDataProblem } from './drill-data.ts';
import type { Source } from './drill-data.ts';
import type { Practice } from './types.ts';

export interface FollowUp {
  /** HTML. */
  question: string;
  level: Practice['level'];
  /** What a good reply contains, each as HTML. */
  expected: string[];
  /** Whether it moves the ground of the first question. */
  changesCondition: boolean;
}

/** How to carry a question on, and four anchors to grade by, as HTML. */
export interface InterviewCard {
  followUps: FollowUp[];
  rubric: Record<'poor' | 'mixed' | 'good' | 'excellent', string>;
  /** Slugs of cards that ask for much the same; only where there are any. */
  related?: string[];
  /** Slugs of the lessons that teach it; only where there are any. */
  lessons?: string[];
}

export interface InterviewData {
  version: typeof DATA_VERSION;
  /** By slug. */
  cards: Record<string, InterviewCard>;
  /** The lessons that cards name, by slug. */
  lessons?: Record<string, Source>;
}

const card = z.looseObject({ followUps: z.array(z.looseObject({ question: z.string() })), rubric: z.looseObject({}) });
const shape = z.looseObject({ version: z.literal(DATA_VERSION), cards: z.record(z.string(), card) });

/** Takes what was fetched for the data, after a look at its outline; throws a sentence for the reader where that is wrong. */
export function parseInterviewData(value: unknown): InterviewData {
  const { error } = shape.safeParse(value);
  if (error === undefined) return value as InterviewData;
  throw new Error(formatDataProblem('of the interviews', error.issues[0]));
}
