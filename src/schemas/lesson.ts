// A lesson: what an author writes in the frontmatter of content/lessons/<slug>.mdx.
import * as z from 'zod';
import { claim, day, prose, revision, ruleId, slug } from './parts.ts';
import { step } from './scenario.ts';

const check = z.strictObject({
  /** The name by which the body places it: `<Check id="…" />`. */
  id: slug,
  question: prose,
  /** Two or more, exactly one right; each says why. */
  choices: z
    .array(z.strictObject({ text: prose, right: z.boolean().default(false), because: prose }))
    .min(2)
    .refine((all) => all.filter((one) => one.right).length === 1, 'exactly one choice has right: true'),
});

export const lessonSchema = z.strictObject({
  title: prose.max(120),
  description: prose.max(200),
  /** How long it takes, in minutes. */
  minutes: z.number().int().min(5).max(30),
  /** Its place in the list of lessons. */
  order: z.number().int().min(1),
  /** Runnable exchanges, three or more. */
  steps: z.array(step).min(3),
  /** Two or three checks for understanding. */
  checks: z.array(check).min(2).max(3),
  rules: z.array(ruleId).min(1),
  cards: z.array(slug).min(1),
  claims: z.array(claim).default([]),
  revision,
  reviewed: day,
});

export type Lesson = z.output<typeof lessonSchema>;
export type LessonInput = z.input<typeof lessonSchema>;
