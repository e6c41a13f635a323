// Reads a file that should be a scorecard and may be anything: takes it whole, or says why not. Text stays text.
import { isObject, parseJson } from '../protocol/json.ts';
import { describeEnds, describeValue, formatProblem } from '../study/describe-value.ts';
import { FORMAT as STUDY_FORMAT } from '../study/export-json.ts';
import { MOST_ITEMS } from './kit.ts';
import { SCORECARD_FORMAT, SCORECARD_VERSION, scorecardShape } from './scorecard-shape.ts';
import type { Scorecard } from './scorecard.ts';

/** A file may have this many characters, and bytes; ask for the size of a file before reading it. */
export const MOST_CHARACTERS = 5_000_000;

const EXPECTED = 'expected a scorecard that the kit saved, named wireproof-scorecard-….json';
const CHOOSE = 'Choose another file.';
const ASK = 'ask its owner to save it again.';
const AGAIN = `It was changed or damaged: ${ASK}`;

/** What else of ours is JSON, and where it belongs. */
const OURS: Readonly<Record<string, string>> = {
  [STUDY_FORMAT]: 'It is an export of the drill, which Drill, Your data takes.',
  'wireproof-report': 'It is a report of a check, which Check shows.',
};

const count = (number: number): string => number.toLocaleString('en');

/** What a file that is too large is told; `size` is what it has, with its unit. */
export const describeTooLarge = (size: string): string =>
  `The file is too large: found ${size}, expected at most 5 MB. ${CHOOSE}`;

const TEXT = 'a text that is not empty';
const FIELDS: Readonly<Record<string, string>> = {
  id: TEXT,
  label: 'a text',
  revision: 'a revision such as "2026-07-28"',
  startedAt: 'a time such as "2026-11-30T09:00:00.000Z"',
  finishedAt: 'a time such as "2026-11-30T10:00:00.000Z"',
  kit: 'a text that begins with #',
  minutes: 'a whole number from 1',
  extraTime: 'a number above 0',
  slug: 'a name such as "two-channels"',
  hash: TEXT,
  number: 'a whole number from 1',
  title: TEXT,
  level: '"L1", "L2", "L3" or "L4"',
  topic: TEXT,
  variant: 'a whole number from 1, or nothing',
  hadSeen: 'true or false',
  seconds: 'a number from 0',
  notes: 'a text',
  question: TEXT,
  score: '"poor", "mixed", "good", "excellent" or "not-asked"',
};
const LISTS = ['questions', 'heardPoints', 'missedPoints', 'heardWrong', 'followUps', 'heard'];

function readAt(file: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((here, key) => {
    const has = typeof here === 'object' && here !== null && Object.hasOwn(here, key);
    return has ? (here as Record<PropertyKey, unknown>)[key] : undefined;
  }, file);
}

const SINGLE: Readonly<Record<string, string>> = { questions: 'question', followUps: 'follow-up' };

/** Names a place for a reader: `question 3, follow-up 1, heard 2`. */
function nameOf(path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  for (const key of path) {
    if (typeof key !== 'number') parts.push(String(key));
    else parts.push(`${SINGLE[parts.at(-1) ?? ''] ?? parts.at(-1)} ${key + 1}`);
    if (typeof key === 'number') parts.splice(-2, 1);
  }
  return parts.join(', ');
}

function expectedAt(path: readonly PropertyKey[]): string {
  const [list, key] = [path.at(-2), path.at(-1)];
  if (typeof key === 'number') return list === 'questions' || list === 'followUps' ? 'an object' : TEXT;
  return LISTS.includes(String(key)) ? 'a list' : (FIELDS[String(key)] ?? 'something else');
}

/** One thing that is wrong with the fields, and what to do. */
function describeIssue(file: unknown, path: readonly PropertyKey[]): string {
  const value = readAt(file, path);
  if (path.at(-1) === 'notes' && typeof value === 'string') {
    const score = [...path.slice(0, -1), 'score'];
    const found = `${describeValue(readAt(file, score))} without notes`;
    const problem = formatProblem({ where: nameOf(score), found, expected: 'notes that it rests on, or "not-asked"' });
    return `${problem} Ask its owner to add the notes.`;
  }
  return `${formatProblem({ where: nameOf(path), found: describeValue(value), expected: expectedAt(path) })} ${AGAIN}`;
}

/** Why the whole cannot be a finished scorecard of this version; `undefined` where it can. */
function findObstacle(text: string, file: unknown): string | undefined {
  if (text.trim() === '') return `The file is empty, ${EXPECTED}. ${CHOOSE}`;
  if (file === undefined)
    return `The file is not JSON, ${EXPECTED}. ${describeEnds(text)} If it is one, it was cut off or damaged: ${ASK}`;
  if (!isObject(file))
    return `The file is JSON, but of another kind: found ${describeValue(file)}, ${EXPECTED}. ${CHOOSE}`;
  const { format, version, finishedAt, questions } = file;
  if (format !== SCORECARD_FORMAT) {
    const ours = typeof format === 'string' && Object.hasOwn(OURS, format) ? `${OURS[format]} ` : '';
    return `format: found ${describeValue(format)}, ${EXPECTED}. ${ours}${CHOOSE}`;
  }
  if (typeof version === 'number' && version > SCORECARD_VERSION)
    return `version: found ${version}, expected ${SCORECARD_VERSION}. The file was made by a newer Wireproof: reload the page to get it, then add the file again.`;
  if (version !== SCORECARD_VERSION)
    return `version: found ${describeValue(version)}, expected ${SCORECARD_VERSION}. ${AGAIN}`;
  if (finishedAt === undefined)
    return 'finishedAt: found nothing, expected the time of its end. It is a draft of an interview that was not finished: finish it, then save its scorecard.';
  if (!Array.isArray(questions)) return `questions: found ${describeValue(questions)}, expected a list. ${AGAIN}`;
  if (questions.length === 0 || questions.length > MOST_ITEMS)
    return `questions: found a list of ${count(questions.length)}, expected 1 to ${MOST_ITEMS}. ${AGAIN}`;
  return undefined;
}

/** Reads a scorecard; or says, for the reader, why it is none and what to do. Fields that this version does not know are left out. */
export function parseScorecard(given: string): { scorecard: Scorecard } | { problem: string } {
  if (given.length > MOST_CHARACTERS) return { problem: describeTooLarge(`${count(given.length)} characters`) };
  // Editors on Windows put a byte order mark in front.
  const text = given.replace(/^\uFEFF/, '');
  const file = parseJson(text);
  const obstacle = findObstacle(text, file);
  if (obstacle !== undefined) return { problem: obstacle };
  const { data, error } = scorecardShape.safeParse(file);
  if (data === undefined) return { problem: describeIssue(file, error.issues[0]?.path ?? []) };
  const twice = data.questions.findIndex(
    ({ slug }, index) => data.questions.findIndex((other) => other.slug === slug) < index,
  );
  if (twice < 0) return { scorecard: data };
  const found = `${describeValue(data.questions[twice]?.slug)} a second time`;
  return {
    problem: `${formatProblem({ where: `question ${twice + 1}, slug`, found, expected: 'each question once' })} ${AGAIN}`,
  };
}
