// Checks what was kept: one review, the settings. Whatever comes in, it says what is wrong and never throws.
import './jitless.ts';
import * as z from 'zod/mini';
import { isObject } from '../protocol/json.ts';
import { describeValue } from './describe-value.ts';
import type { Problem } from './describe-value.ts';
import type { Grade, ItemId, ItemKind, Review, Settings } from './types.ts';

/** What holds until the reader says otherwise. */
export const DEFAULT_SETTINGS: Settings = { minutes: 20, timer: 1 };

const KINDS: Record<ItemKind, true> = { card: true, spot: true, wire: true, rule: true };
const GRADES: [Grade, Grade] = ['again', 'good'];

/** Key points that a card may have, generously. An array is measured before it is read: it may be huge. */
const MOST_MET = 100;
const isMet = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= MOST_MET &&
  value.every((one) => Number.isInteger(one) && one >= 0 && one < MOST_MET);

/** The farthest a Date reaches (ECMA-262, section 21.4.1.1). */
const FARTHEST = 8.64e15;

const EXPECTED = {
  id: 'a text of 1 to 100 characters',
  // A later version may know other kinds: they are kept, and not shown.
  item: 'a kind, a colon and a name without spaces, such as card:what-stateless-leaves-allowed',
  at: 'a time in whole milliseconds since 1970',
  grade: '"again" or "good"',
  met: 'a list of at most 100 numbers of key points, each from 0 to 99',
  hash: 'a text of at most 100 characters',
  interview: 'a date of the calendar, YYYY-MM-DD',
  minutes: 'whole minutes from 1 to 600',
  timer: 'a number from 0.5 to 10, or 0 for off',
  shortcuts: 'true or false',
};

const reviewSchema = z.object(
  {
    id: z.string(EXPECTED.id).check(z.minLength(1, EXPECTED.id), z.maxLength(100, EXPECTED.id)),
    item: z.string(EXPECTED.item).check(z.regex(/^[a-z][a-z-]{0,29}:[^\s\p{Cc}]{1,200}$/u, EXPECTED.item)),
    at: z.int(EXPECTED.at).check(z.gte(-FARTHEST, EXPECTED.at), z.lte(FARTHEST, EXPECTED.at)),
    grade: z.enum(GRADES, EXPECTED.grade),
    met: z.optional(z.custom<number[]>(isMet, EXPECTED.met)),
    hash: z.optional(z.string(EXPECTED.hash).check(z.maxLength(100, EXPECTED.hash))),
  },
  'an object with id, item, at and grade',
);

const settingSchemas = {
  interview: z.iso.date(EXPECTED.interview),
  minutes: z.int(EXPECTED.minutes).check(z.gte(1, EXPECTED.minutes), z.lte(600, EXPECTED.minutes)),
  timer: z
    .number(EXPECTED.timer)
    .check(z.refine((times) => times === 0 || (times >= 0.5 && times <= 10), EXPECTED.timer)),
  shortcuts: z.boolean(EXPECTED.shortcuts),
};

const MOST_FUTURE = 20;
const isFlat = (value: unknown): boolean =>
  (typeof value === 'string' && value.length <= 500) || typeof value === 'boolean' || Number.isFinite(value);

/** The fields that a later version may have added, as far as they are short and flat: none of them can break the export. */
const futureOf = (raw: object, known: object): object =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([key, value]) => key !== '__proto__' && !Object.hasOwn(known, key) && isFlat(value))
      .slice(0, MOST_FUTURE),
  );

/** Asks whether this version can practise an item; reviews of others are kept and never shown. */
export const isKnownItem = (item: string): item is ItemId => Object.hasOwn(KINDS, item.split(':', 1)[0] ?? '');

/**
 * Checks one review. Times before this site or after now are kept as they are, since nobody knows what the clock should
 * have said; the schedule makes the best of them (clamp-time.ts).
 */
export function parseReview(value: unknown): { review: Review } | { wrong: Problem } {
  const { success, data, error } = reviewSchema.safeParse(value);
  if (success) {
    const { met, hash, ...rest } = data;
    const optional = { ...(met === undefined ? {} : { met }), ...(hash === undefined ? {} : { hash }) };
    const future = futureOf(value as object, reviewSchema.shape);
    return { review: { ...rest, item: rest.item as ItemId, ...optional, ...future } };
  }
  const [issue] = error.issues;
  const field = issue?.path[0];
  const found = field === undefined ? value : (value as Record<PropertyKey, unknown>)[field];
  return {
    wrong: {
      where: field === undefined ? 'the review' : String(field),
      found: describeValue(found),
      expected: issue?.message ?? 'a review',
    },
  };
}

/** Checks settings one by one: those that are right, and what is wrong with the others. */
export function parseSettings(value: unknown): { settings: Partial<Settings>; wrong: Problem[] } {
  if (!isObject(value)) {
    const expected = 'an object with minutes and timer';
    return { settings: {}, wrong: [{ where: 'settings', found: describeValue(value), expected }] };
  }
  const settings: Partial<Settings> = futureOf(value, settingSchemas);
  const wrong: Problem[] = [];
  for (const [field, schema] of Object.entries(settingSchemas)) {
    const found = Object.hasOwn(value, field) ? value[field] : undefined;
    if (found === undefined) continue;
    const { success, data } = schema.safeParse(found);
    if (success) Object.assign(settings, { [field]: data });
    else {
      const expected = EXPECTED[field as keyof typeof settingSchemas];
      wrong.push({ where: `settings, ${field}`, found: describeValue(found), expected });
    }
  }
  return { settings, wrong };
}
