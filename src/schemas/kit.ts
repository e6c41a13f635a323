// A ready kit: what an author writes in the frontmatter of content/kits/<slug>.mdx.
import * as z from 'zod';
import { day, prose, revision, slug } from './parts.ts';
import { keysOf, LEVELS, ROLES, TOPICS } from './taxonomy.ts';

const question = z.strictObject({
  /** The card that is asked. */
  slug,
  /** Which of its variants is asked in its place, from 1. */
  variant: z.number().int().min(1).optional(),
  /** Why this kit asks it, and here; what the card is about stands on the card. */
  why: prose.max(320),
});

const leftOut = z
  .strictObject({
    /** The card that was weighed and not taken. */
    slug: slug.optional(),
    /** Or a whole topic. */
    topic: z.enum(keysOf(TOPICS)).optional(),
    why: prose.max(320),
  })
  .refine((entry) => (entry.slug === undefined) !== (entry.topic === undefined), {
    message: 'name either a card by slug or a topic',
    path: ['slug'],
  });

const level = z.enum(keysOf(LEVELS));
/** What an interview may last is said in src/kit/kit.ts. */
const minutes = z.number().int().min(15).max(180);

/** What to change for whom; with a change of level, slot or questions it is an interview of its own. */
const adaptation = z.strictObject({
  when: prose.max(80),
  change: prose,
  level: level.optional(),
  minutes: minutes.optional(),
  /** Questions that are not asked then. */
  without: z.array(slug).default([]),
  /** Questions that give their place to other cards. */
  instead: z.array(z.strictObject({ of: slug, slug })).default([]),
  /** Cards that are asked at the end. */
  add: z.array(slug).default([]),
  /** Questions that are asked as written, and not as a variant. */
  asWritten: z.array(slug).default([]),
});

export const kitSchema = z.strictObject({
  title: prose.max(80),
  /** What it finds out about whom, for lists and search; gives no answer away. */
  description: prose.max(200),
  /** Its place in the list of ready kits. */
  order: z.number().int().min(1),
  /** The level that its questions lead up to. */
  level,
  role: z.enum(keysOf(ROLES)).optional(),
  /** Minutes of the slot, with everything. */
  minutes,
  /** Whom it is for, and what they do in their first month. */
  forWhom: prose,
  /** What the answers show a candidate can do; an interviewer says so at the start. */
  competences: z.array(prose).min(3).max(6),
  /** In the order in which they are asked. */
  questions: z.array(question).min(2),
  leftOut: z.array(leftOut).min(1),
  adapt: z.array(adaptation).min(2),
  revision,
  /** Date of the last check against cards and specification. */
  reviewed: day,
});

export type ReadyKit = z.output<typeof kitSchema>;
export type Adaptation = z.output<typeof adaptation>;
export type ReadyKitInput = z.input<typeof kitSchema>;
