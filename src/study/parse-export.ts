// Reads an exported file that may be anything: all that is right is taken, the rest is named with a reason.
import { isObject, parseJson } from '../protocol/json.ts';
import { formatRaw, LONGEST_ASIDE, parseAside, restoreAside } from './aside.ts';
import type { Aside } from './aside.ts';
import { describeEnds, describeValue } from './describe-value.ts';
import type { Problem } from './describe-value.ts';
import { FORMAT, VERSION } from './export-json.ts';
import { mergeReviews } from './merge.ts';
import { parseReview, parseSettings } from './parse-state.ts';
import type { Review, Settings } from './types.ts';

/** What was not taken from a file, and what becomes of it. */
export interface Refused extends Problem {
  advice: string;
}

export interface ParsedExport {
  /** When the file was made, as it says; only where that is a time. */
  exported?: string;
  /** Each id once, the newest of it, in the order of time. */
  reviews: Review[];
  /** The settings that are right; those that are missing leave the reader's own. */
  settings: Partial<Settings>;
  refused: Refused[];
  /** What is to be set aside: refused reviews, and what the file had set aside itself. */
  aside: Aside[];
}

/** A file may have this many characters; ask for the size of a file before reading it. */
export const MOST_CHARACTERS = 20_000_000;
const MOST_REVIEWS = 200_000;

const EXPORT = 'Expected a file that the drill exported, named wireproof-study-….json';
const UNCHANGED = 'Nothing was changed here.';

const ADVICE = {
  aside: 'It is set aside and comes back with a version of Wireproof that can read it. The other reviews are taken.',
  large: 'It is left out, since it is too large to be set aside: keep the file. The other reviews are taken.',
  settings: 'Your own setting stays.',
  lost: 'It is left out: keep the file.',
};

const count = (number: number): string => number.toLocaleString('en');

/** Says why the whole of a file cannot be taken; `undefined` where it can. */
function findObstacle(text: string, file: unknown): string | undefined {
  if (text.trim() === '') return `The file is empty. ${EXPORT}. Choose another one. ${UNCHANGED}`;
  if (file === undefined) {
    const cut = 'If it is one, it was changed or cut off: export again.';
    return `The file is not JSON. ${describeEnds(text)} ${EXPORT}. ${cut} ${UNCHANGED}`;
  }
  const other = `${EXPORT}. Choose another one. ${UNCHANGED}`;
  if (!isObject(file)) return `The file is JSON, but of another kind: found ${describeValue(file)}. ${other}`;
  const { format, version, reviews } = file;
  if (format !== FORMAT) return `format: found ${describeValue(format)}, expected "${FORMAT}". ${other}`;
  if (typeof version === 'number' && version > VERSION)
    return `version: found ${version}, expected ${VERSION}. The file was made by a newer Wireproof; reload the page to get it, then import again. ${UNCHANGED}`;
  if (version !== VERSION) return `version: found ${describeValue(version)}, expected ${VERSION}. ${other}`;
  if (!Array.isArray(reviews)) return `reviews: found ${describeValue(reviews)}, expected a list. ${other}`;
  if (reviews.length > MOST_REVIEWS)
    return `reviews: found a list of ${count(reviews.length)}, expected at most ${count(MOST_REVIEWS)}. ${other}`;
  return undefined;
}

/** Reads an export; or says, for the reader, why it cannot be taken at all. */
export function parseExport(given: string): ParsedExport | { wrong: string } {
  if (given.length > MOST_CHARACTERS) {
    const size = `found ${count(given.length)} characters, expected at most ${count(MOST_CHARACTERS)}`;
    return { wrong: `The file is too large: ${size} (20 MB). ${EXPORT}. Choose another one. ${UNCHANGED}` };
  }
  // Editors on Windows put a byte order mark in front.
  const text = given.replace(/^\uFEFF/, '');
  const file = parseJson(text);
  const obstacle = findObstacle(text, file);
  if (obstacle !== undefined || !isObject(file)) return { wrong: String(obstacle) };

  const reviews: Review[] = [];
  const refused: Refused[] = [];
  const aside: Aside[] = [];
  for (const [index, raw] of (file.reviews as unknown[]).entries()) {
    const parsed = parseReview(raw);
    if ('review' in parsed) {
      reviews.push(parsed.review);
      continue;
    }
    const where =
      parsed.wrong.where === 'the review' ? `review ${index + 1}` : `review ${index + 1}, ${parsed.wrong.where}`;
    const problem = { ...parsed.wrong, where };
    const was = formatRaw(raw);
    const fits = was !== undefined && was.length <= LONGEST_ASIDE;
    if (fits) aside.push({ text: was, ...problem });
    refused.push({ ...problem, advice: fits ? ADVICE.aside : ADVICE.large });
  }

  const { settings, wrong } = parseSettings(file.settings);
  refused.push(...wrong.map((problem) => ({ ...problem, advice: ADVICE.settings })));

  const others: unknown[] = Array.isArray(file.aside) ? file.aside.slice(0, MOST_REVIEWS) : [];
  for (const [index, raw] of others.entries()) {
    const entry = parseAside(raw);
    const restored = entry && restoreAside(entry);
    if (restored !== undefined) reviews.push(restored);
    else if (entry !== undefined && entry.text.length <= LONGEST_ASIDE) aside.push(entry);
    else {
      const expected = `an object with a text of at most ${count(LONGEST_ASIDE)} characters`;
      refused.push({ where: `aside ${index + 1}`, found: describeValue(raw), expected, advice: ADVICE.lost });
    }
  }

  const { exported } = file;
  const isTime = typeof exported === 'string' && exported.length <= 30 && !Number.isNaN(Date.parse(exported));
  return { ...(isTime ? { exported } : {}), reviews: mergeReviews(reviews, []), settings, refused, aside };
}
