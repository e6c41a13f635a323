// What /kit/data.json holds: of each card what an interviewer needs, its text as HTML that the build made.
import '../study/jitless.ts';
import * as z from 'zod/mini';
import { formatDataProblem } from '../study/drill-data.ts';
import type { KeyPoint, Source, Variant } from '../study/drill-data.ts';
import type { FollowUp, InterviewCard } from '../study/interview-data.ts';

/** Raised when a page could misread what an earlier or a later build wrote. */
export const KIT_DATA_VERSION = 1;

export type Level = 'L1' | 'L2' | 'L3' | 'L4';
export type Importance = 'must-know' | 'should-know' | 'good-to-know';

/** A claim to listen for. */
export interface HeardClaim {
  claim: string;
  correction: string;
  /** The rule or the passage that settles it. */
  source: Source;
}

/** A card as an interview asks it. Texts are HTML of inline elements: `code`, `em`, `strong`, `a`. */
export interface KitCard {
  /** Permanent. */
  slug: string;
  title: string;
  prompt?: string;
  level: Level;
  kind: string;
  importance: Importance;
  /** The first one is its own. */
  topics: string[];
  roles: string[];
  keyPoints: KeyPoint[];
  /** The first one is asked to everybody. */
  followUps: FollowUp[];
  wrongAnswers: HeardClaim[];
  rubric: InterviewCard['rubric'];
  variants: Variant[];
  /** Seconds it takes to read it out, to think, and to answer it well; without follow-ups. */
  seconds: number;
  /** The passages and rules that its essential points rest on, such as `basic/index#meta`: cards that share one overlap. */
  cores: string[];
  /** Slugs of cards that ask for much the same, or whose answers give one another away. */
  near: string[];
  /** Path of its page, with the site’s base. */
  url: string;
  /** Eight characters that change with anything that is asked, expected or graded by; src/kit/card-hash.ts makes them. */
  hash: string;
  /** It is asked no more but where a link names it: it comes from the archive, and is never proposed. */
  withdrawn?: true;
}

export interface KitData {
  version: typeof KIT_DATA_VERSION;
  /** The revision of the protocol. */
  revision: string;
  /** By slug. */
  cards: KitCard[];
}

const text = z.string();
const list = z.array(z.unknown());
const shape = z.looseObject({
  version: z.literal(KIT_DATA_VERSION),
  revision: text,
  cards: z
    .array(z.looseObject({ slug: text, title: text, hash: text, topics: list, keyPoints: list, followUps: list }))
    .check(z.minLength(1)),
});

/** Takes what was fetched for the data, after a look at its outline; throws a sentence for the reader where that is wrong. */
export function parseKitData(value: unknown): KitData {
  const { error } = shape.safeParse(value);
  // The build that wrote it checked the rest.
  if (error === undefined) return value as KitData;
  throw new Error(formatDataProblem('of the questions', error.issues[0]));
}
