// Makes the state of what the database has: broken records are set aside, and what was set aside comes back if it can.
import { isObject } from '../protocol/json.ts';
import { formatRaw, parseAside, restoreAside } from './aside.ts';
import type { Aside } from './aside.ts';
import { formatProblems } from './describe-value.ts';
import type { Problem } from './describe-value.ts';
import { findNews, mergeReviews } from './merge.ts';
import { DEFAULT_SETTINGS, parseReview, parseSettings } from './parse-state.ts';
import type { Review, Settings } from './types.ts';

/** What the database has, as it comes. */
export interface Records {
  /** Keys and values of the reviews. */
  reviews: readonly (readonly [key: unknown, value: unknown])[];
  /** `undefined` where none were saved yet. */
  settings: unknown;
  aside: readonly unknown[];
  lastBackup: unknown;
  /** How many records the browser itself could not give. They stay where they are. */
  unreadable: number;
}

/** What the database has to change so that it holds what was read. */
export interface Repair {
  /** Records to set aside, and the keys under which they stand among the reviews. */
  aside: Aside[];
  dropReviews: unknown[];
  /** What was set aside and can be read now, and the texts under which it stands there. */
  reviews: Review[];
  dropAside: string[];
  settings?: Settings;
}

export interface ReadState {
  reviews: Review[];
  settings: Settings;
  aside: Aside[];
  /** When the last export was made, in milliseconds since 1970. */
  lastBackup?: number;
  /** What the reader has to know, in sentences. */
  notices: string[];
  /** Absent where nothing has to be changed. */
  repair?: Repair;
}

const reviewsAre = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

function tell(broken: Problem[], wrong: Problem[], restored: number, unreadable: number): string[] {
  const notices: string[] = [];
  if (broken.length > 0) {
    const were = `${reviewsAre(broken.length)} could not be read and ${broken.length === 1 ? 'was' : 'were'} set aside, not deleted`;
    notices.push(`${were}; an export has all that was set aside. ${formatProblems(broken)}`);
  }
  if (wrong.length > 0) notices.push(`Settings were repaired; look at them before you go on. ${formatProblems(wrong)}`);
  if (restored > 0) notices.push(`${reviewsAre(restored)} that had been set aside can be read again and came back.`);
  if (unreadable > 0) {
    const what = unreadable === 1 ? '1 record' : `${unreadable} records`;
    notices.push(
      `The browser could not read ${what} of its own database; nothing was deleted. Export now, and reload.`,
    );
  }
  return notices;
}

/** Reads all records, whatever they are, and says what has to be repaired. Never throws. */
export function readRecords(records: Records): ReadState {
  const reviews: Review[] = [];
  const broken: Aside[] = [];
  const dropReviews: unknown[] = [];
  for (const [key, raw] of records.reviews) {
    const parsed = parseReview(raw);
    if ('review' in parsed) reviews.push(parsed.review);
    else {
      const where = parsed.wrong.where === 'the review' ? 'a review' : `a review, ${parsed.wrong.where}`;
      broken.push({ ...parsed.wrong, where, text: formatRaw(raw) ?? `not JSON, key ${String(key)}`, raw });
      dropReviews.push(key);
    }
  }

  const kept: Aside[] = [];
  const restored: Review[] = [];
  const dropAside: string[] = [];
  for (const raw of records.aside) {
    const parsed = parseAside(raw);
    if (parsed === undefined) continue;
    const was = isObject(raw) ? raw.raw : undefined;
    const entry: Aside = was === undefined ? parsed : { ...parsed, raw: was };
    const review = restoreAside(entry);
    if (review === undefined) kept.push(entry);
    else {
      restored.push(review);
      dropAside.push(entry.text);
    }
  }

  const { settings: given, wrong } =
    records.settings === undefined ? { settings: {}, wrong: [] } : parseSettings(records.settings);
  const settings = { ...DEFAULT_SETTINGS, ...given };
  const was = wrong.length > 0 ? formatRaw(records.settings) : undefined;
  const oldSettings: Aside[] = was === undefined ? [] : wrong.slice(0, 1).map((problem) => ({ ...problem, text: was }));

  const aside = [...broken, ...oldSettings];
  const mustRepair = aside.length + dropReviews.length + restored.length + wrong.length > 0;
  const { lastBackup } = records;
  return {
    reviews: mergeReviews(reviews, restored),
    settings,
    aside: [...kept, ...aside],
    ...(Number.isFinite(lastBackup) ? { lastBackup: lastBackup as number } : {}),
    notices: tell(broken, wrong, restored.length, records.unreadable),
    ...(mustRepair
      ? {
          repair: {
            aside,
            dropReviews,
            reviews: findNews(reviews, restored).write,
            dropAside,
            ...(wrong.length > 0 ? { settings } : {}),
          },
        }
      : {}),
  };
}
