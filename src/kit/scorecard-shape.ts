// The shape of a scorecard file, in one place: the page reads files by it, and its JSON Schema is made from it.
import '../study/jitless.ts';
import * as z from 'zod/mini';
import { MOST_ITEMS } from './kit.ts';

/** What the file calls itself. */
export const SCORECARD_FORMAT = 'wireproof-scorecard';

/** The version of the file that this code writes, and the newest that it reads. */
export const SCORECARD_VERSION = 1;

/** The four anchors, from the lowest. */
export const ANCHORS = ['poor', 'mixed', 'good', 'excellent'] as const;

/** One of the four. */
export type Anchor = (typeof ANCHORS)[number];

const text = z.string();
const word = z.string().check(z.minLength(1));
const texts = z.array(word);
const from1 = z.int().check(z.minimum(1));
const time = z.iso.datetime();

const asked = {
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  hash: word,
  number: from1,
  title: word,
  level: z.enum(['L1', 'L2', 'L3', 'L4']),
  topic: word,
  variant: z.optional(from1),
  hadSeen: z.boolean(),
  seconds: z.number().check(z.minimum(0)),
  heardPoints: texts,
  missedPoints: texts,
  heardWrong: texts,
  followUps: z.array(z.object({ question: word, heard: texts })),
};

const scored = z.object({ ...asked, score: z.enum(ANCHORS), notes: z.string().check(z.regex(/\S/)) });
const notAsked = z.object({ ...asked, score: z.literal('not-asked'), notes: text });

/** A scorecard of a finished interview. A score rests on notes, so that one without is none. */
export const scorecardShape = z.object({
  $schema: z.optional(text),
  format: z.literal(SCORECARD_FORMAT),
  version: z.literal(SCORECARD_VERSION),
  id: word,
  label: text,
  revision: word,
  startedAt: time,
  finishedAt: time,
  kit: z.string().check(z.startsWith('#')),
  minutes: from1,
  extraTime: z.number().check(z.positive()),
  questions: z.array(z.discriminatedUnion('score', [scored, notAsked])).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
});

const TOP = scorecardShape.def.shape;

/** What the fields mean, for those who read or write such files with programs. */
export const DESCRIPTIONS: readonly (readonly [schema: z.core.$ZodType, description: string])[] = [
  [scorecardShape, 'What one interviewer heard and scored in one finished interview. All text is plain.'],
  [TOP.id, 'Random; the same in every file that is saved of one interview.'],
  [TOP.label, 'What the interviewer calls it; no name of a person is needed.'],
  [TOP.revision, 'The revision of the protocol that the questions are about.'],
  [TOP.kit, 'The fragment of the address /kit/ that opens the same questions.'],
  [TOP.minutes, 'Minutes of the slot, before extra time.'],
  [TOP.extraTime, 'All times were planned so many times as long.'],
  [asked.slug, 'Permanent name of the question; its page is /questions/<slug>/.'],
  [asked.hash, 'Changes with anything that is asked, expected or graded by.'],
  [asked.number, 'Its place in the interview, from 1.'],
  [asked.topic, 'Its first topic.'],
  [asked.variant, 'Which variant was asked in its place, from 1; absent for the question itself.'],
  [asked.hadSeen, 'Whether the candidate had seen the question before.'],
  [asked.seconds, 'How long it took.'],
  [asked.heardWrong, 'Wrong answers that were heard.'],
  [asked.followUps, 'Those that were asked, with the expected points that were heard.'],
  [scored, 'A question that was asked and scored; its notes are the evidence and are not blank.'],
  [notAsked, 'A question that did not come up; it counts in no mean.'],
];
