// What a kept interview cannot do without: its questions as they were, and what was chosen. The rest can be repaired.
import '../study/jitless.ts';
import * as z from 'zod/mini';
import { LONGEST_SLOT, MOST_ITEMS, SHORTEST_SLOT } from './kit.ts';

/** The farthest a Date reaches (ECMA-262, section 21.4.1.1). */
const FARTHEST = 8.64e15;

/** Entries that a list of a card may have, generously: none has more than 20. */
export const MOST_ENTRIES = 200;

/** Asks whether a value is a time in milliseconds since 1970. */
export const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= FARTHEST;

const text = z.string('a text');
const number = z.number('a number');
const yesOrNo = z.boolean('true or false');
const variant = z.optional(z.int('a whole number from 1').check(z.gte(1, 'a whole number from 1')));

/** A list that is measured before it is read: it may be huge. */
const listOf = <Entry extends z.core.$ZodType>(entry: Entry, most = MOST_ENTRIES) =>
  z.pipe(
    z.custom<unknown[]>((value) => Array.isArray(value) && value.length <= most, `a list of at most ${most}`),
    z.array(entry),
  );

const source = z.looseObject({ name: text, url: z.optional(text) }, 'a source');
const level = z.enum(['L1', 'L2', 'L3', 'L4'], '"L1", "L2", "L3" or "L4"');

const card = z.looseObject(
  {
    slug: text,
    title: text,
    prompt: z.optional(text),
    level,
    kind: text,
    importance: text,
    topics: listOf(text),
    roles: listOf(text),
    keyPoints: listOf(z.looseObject({ html: text, essential: yesOrNo, source }, 'a key point')),
    followUps: listOf(
      z.looseObject({ question: text, level: text, expected: listOf(text), changesCondition: yesOrNo }, 'a follow-up'),
    ),
    wrongAnswers: listOf(z.looseObject({ claim: text, correction: text, source }, 'a wrong answer')),
    rubric: z.looseObject({ poor: text, mixed: text, good: text, excellent: text }, 'four anchors'),
    variants: listOf(z.looseObject({ ask: text, server: text, answerOf: number }, 'a variant')),
    seconds: number,
    cores: listOf(text),
    near: listOf(text),
    url: text,
    hash: text,
  },
  'a card',
);

const MINUTES = `minutes from ${SHORTEST_SLOT} to ${LONGEST_SLOT}`;
const choices = z.looseObject(
  {
    level,
    role: z.optional(text),
    minutes: z.number(MINUTES).check(z.gte(SHORTEST_SLOT, MINUTES), z.lte(LONGEST_SLOT, MINUTES)),
    topics: listOf(text),
    kinds: listOf(text),
    asksVariants: yesOrNo,
    seed: number,
    extraTime: z
      .number('a number from 1 to 4')
      .check(z.gte(1, 'a number from 1 to 4'), z.lte(4, 'a number from 1 to 4')),
  },
  'what was chosen',
);

const ID = 'a text of 1 to 100 characters';
const item = z.looseObject({ slug: text, hash: text, variant, isLocked: z.optional(yesOrNo) }, 'a question of the kit');

/** The outline of a record: what must be right so that it can be shown at all. */
export const runShape = z.looseObject(
  {
    id: z.string(ID).check(z.minLength(1, ID), z.maxLength(100, ID)),
    startedAt: z.custom<number>(isTime, 'a time in milliseconds since 1970'),
    choices,
    items: listOf(item, MOST_ITEMS),
    cards: listOf(card, MOST_ITEMS),
    revision: text,
  },
  'an interview',
);
