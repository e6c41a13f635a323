// The export of the drill: one JSON file with everything that was kept, for a backup or another machine.
import { REVISION } from '../protocol/revision.ts';
import type { Aside } from './aside.ts';
import { mergeReviews } from './merge.ts';
import type { Review, Settings } from './types.ts';

/** What the file calls itself. */
export const FORMAT = 'wireproof-study';

/** The version of the file that this code writes, and the newest that it reads. */
export const VERSION = 1;

/** All that is kept of a reader's study. */
export interface State {
  reviews: readonly Review[];
  settings: Settings;
  aside: readonly Aside[];
}

const list = (entries: readonly object[]): string =>
  entries.length === 0 ? '[]' : `[\n    ${entries.map((entry) => JSON.stringify(entry)).join(',\n    ')}\n  ]`;

/** Writes the export, a review a line in the order of time; `now` in milliseconds since 1970. */
export function formatExport({ reviews, settings, aside }: State, now: number): string {
  const texts = aside.map(({ text, where, found, expected }) => ({ where, found, expected, text }));
  const fields = [
    `"format": ${JSON.stringify(FORMAT)}`,
    `"version": ${VERSION}`,
    `"exported": ${JSON.stringify(new Date(now).toISOString())}`,
    `"revision": ${JSON.stringify(REVISION)}`,
    `"settings": ${JSON.stringify(settings)}`,
    `"reviews": ${list(mergeReviews(reviews, []))}`,
    ...(aside.length === 0 ? [] : [`"aside": ${list(texts)}`]),
  ];
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
}

/** The day of the reader's calendar, YYYY-MM-DD. */
function formatDate(now: number): string {
  const date = new Date(now);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The name of a file with the reader's date: `wireproof-study-2026-11-30.json`, `wireproof-anki-2026-11-30.txt`. */
export const exportFileName = (now: number, what = 'study', ending = 'json'): string =>
  `wireproof-${what}-${formatDate(now)}.${ending}`;
