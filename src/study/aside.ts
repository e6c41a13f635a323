// What could not be read is set aside, never deleted, and comes back as soon as a version can read it.
import { isObject, parseJson } from '../protocol/json.ts';
import type { Problem } from './describe-value.ts';
import { parseReview } from './parse-state.ts';
import type { Review } from './types.ts';

/** Something that could not be read, with the reason. */
export interface Aside extends Problem {
  /** What it was, as JSON. It is also the key, so that setting it aside twice keeps it once. */
  text: string;
  /** What it was, as the database had it; stays on this machine. */
  raw?: unknown;
}

/** Longest text that is taken from a file only to be set aside. */
export const LONGEST_ASIDE = 100_000;

/** Writes a value as JSON; gives `undefined` where that cannot be: it goes in circles, too deep, or is no data. */
export function formatRaw(raw: unknown): string | undefined {
  try {
    return JSON.stringify(raw) as string | undefined;
  } catch {
    return undefined;
  }
}

/** The review in what was set aside, if this version can read it. */
export function restoreAside({ text, raw }: Aside): Review | undefined {
  const parsed = parseReview(raw ?? parseJson(text));
  return 'review' in parsed ? parsed.review : undefined;
}

/** Checks an entry of the list of what was set aside, without its `raw`; its words are optional, its text is not. `what` it was to be. */
export function parseAside(value: unknown, what = 'a review'): Aside | undefined {
  if (!isObject(value) || typeof value.text !== 'string') return undefined;
  const words = (field: unknown, otherwise: string): string =>
    typeof field === 'string' && field.length <= 500 ? field : otherwise;
  return {
    text: value.text,
    where: words(value.where, what),
    found: words(value.found, 'what could not be read'),
    expected: words(value.expected, what),
  };
}
