// A question card: what an author writes in the frontmatter of content/questions/<topic>/<slug>.mdx.
import * as z from 'zod';
import { claim, conflict, day, prose, revision, ruleId, slug, source } from './parts.ts';
import { scenario, step } from './scenario.ts';
import { AREAS, IMPORTANCES, keysOf, KINDS, LEVELS, ROLES, TOPICS } from './taxonomy.ts';

const level = z.enum(keysOf(LEVELS));

const keyPoint = z.strictObject({
  /** One thing a good answer contains; an interviewer ticks it. */
  text: prose,
  /** Whether an answer without it is wrong. */
  essential: z.boolean().default(false),
  /** What it rests on, or `advice` where it is our judgement. */
  source,
});

const followUp = z.strictObject({
  /** The question as asked. */
  question: prose,
  level,
  /** What a good reply contains. */
  expected: z.array(prose).min(1),
  /** Whether it moves the ground: changes a condition of the first question. */
  changesCondition: z.boolean().default(false),
});

const wrongAnswer = z
  .strictObject({
    /** The claim as people say it. */
    claim: prose,
    /** Why it sounds right. */
    tempting: prose,
    /** What is right instead. */
    correction: prose,
    /** The rule that settles it. */
    rule: ruleId.optional(),
    /** Or what else settles it; `advice` where it is our judgement. */
    source: source.optional(),
  })
  .refine((answer) => answer.rule !== undefined || answer.source !== undefined, {
    message: 'name the rule or the source that settles it',
    path: ['rule'],
  });

const variant = z
  .strictObject({
    /** What the candidate is asked about the scenario. */
    ask: prose,
    scenario,
    /** Which request's answer is asked for, from 1. */
    answerOf: z.number().int().min(1),
    /** Where in that answer the point shows: a JSON pointer into its message, or the name of a header. */
    decides: z
      .string()
      .regex(/^(\/\S+|[A-Z][A-Za-z-]+)$/, 'a JSON pointer such as /error/code, or a header such as WWW-Authenticate')
      .optional(),
  })
  .refine(
    ({ scenario: { transport, requests }, answerOf }) =>
      transport === undefined && (answerOf <= requests.length || requests.length === 0),
    {
      message: 'answerOf counts the requests of the scenario, which speaks HTTP; lines over stdio go into steps',
      path: ['answerOf'],
    },
  );

export const cardSchema = z.strictObject({
  /** The question as asked. */
  title: prose.max(200),
  /** What the card is about, for lists and search results; gives no answer away. */
  description: prose.max(200),
  /** A scenario the interviewer reads aloud first. */
  prompt: prose.optional(),
  level,
  kind: z.enum(keysOf(KINDS)),
  importance: z.enum(keysOf(IMPORTANCES)),
  /** The first one names the folder. */
  topics: z.array(z.enum(keysOf(TOPICS))).min(1),
  roles: z.array(z.enum(keysOf(ROLES))).min(1),
  areas: z.array(z.enum(keysOf(AREAS))).min(1),
  /** What a good answer must contain: 3 to 7, at least one essential. */
  keyPoints: z
    .array(keyPoint)
    .min(3)
    .max(7)
    .refine((points) => points.some((point) => point.essential), 'mark at least one point essential: true'),
  /** The short spoken answer; at most 25 s at 150 words a minute. */
  basics: prose,
  /** The solid spoken answer; at most 65 s. */
  solid: prose,
  /** What to add at each level; each names something that the level below lacks. */
  goDeeper: z.strictObject({ junior: prose, middle: prose, senior: prose, principal: prose }),
  /** Three or more; one changes a condition. */
  followUps: z
    .array(followUp)
    .min(3)
    .refine((all) => all.some((one) => one.changesCondition), 'one follow-up has changesCondition: true'),
  /** Three or more claims as spoken. */
  wrongAnswers: z.array(wrongAnswer).min(3),
  /** Four anchors, written as things said or done. */
  rubric: z.strictObject({ poor: prose, mixed: prose, good: prose, excellent: prose }),
  /** Parameterised versions whose answer the engine computes; two or more where the card is about the wire. */
  variants: z.array(variant).default([]),
  /** Exchanges of its own, which the body places: `<Step id="…" />`. */
  steps: z.array(step).default([]),
  /** Rules it leans on. */
  rules: z.array(ruleId).default([]),
  /** Lessons that teach it. */
  lessons: z.array(slug).default([]),
  /** Other cards. */
  related: z.array(slug).default([]),
  /** Where the specification disagrees with itself on this point. */
  conflict: conflict.optional(),
  /** The normative sentences the card leans on. */
  claims: z.array(claim).min(1),
  revision,
  /** Date of the last check against the specification. */
  reviewed: day,
});

export type Card = z.output<typeof cardSchema>;
export type CardInput = z.input<typeof cardSchema>;
