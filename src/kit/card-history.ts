// What /kit/versions/<slug>.json holds: a card as it was over time, fetched when a link names a version that is not the current one.
import '../study/jitless.ts';
import * as z from 'zod/mini';
import { formatDataProblem } from '../study/drill-data.ts';
import { KIT_DATA_VERSION, type KitCard } from './kit-data.ts';

export interface CardHistory {
  version: typeof KIT_DATA_VERSION;
  /** The oldest one first; there is one at least. */
  versions: {
    /** The day from which it was this one, YYYY-MM-DD. */
    since: string;
    /** Sources were not kept, and it overlaps with nothing. */
    card: KitCard;
  }[];
}

const text = z.string();
const list = z.array(z.unknown());
const card = z.looseObject({ slug: text, title: text, hash: text, topics: list, keyPoints: list, followUps: list });
const shape = z.looseObject({
  version: z.literal(KIT_DATA_VERSION),
  versions: z.array(z.looseObject({ since: text, card })).check(z.minLength(1)),
});

/** Takes what was fetched for a history, after a look at its outline; throws a sentence for the reader where that is wrong. */
export function parseCardHistory(value: unknown): CardHistory {
  const { error } = shape.safeParse(value);
  if (error === undefined) return value as CardHistory;
  throw new Error(formatDataProblem('of earlier versions', error.issues[0]));
}

/** The version of a hash. */
export const versionWith = ({ versions }: CardHistory, hash: string): KitCard | undefined =>
  versions.findLast(({ card: { hash: own } }) => own === hash)?.card;
