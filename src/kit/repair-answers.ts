// Takes from kept answers whatever can be read, and says what could not.
import { isObject } from '../protocol/json.ts';
import { describeValue, type Problem } from '../study/describe-value.ts';
import { canScore } from './run.ts';
import type { Answer, RunRecord, Score } from './run-record.ts';
import { MOST_ENTRIES } from './run-shape.ts';

/** Characters of notes to one question: two hundred pages of writing. */
export const LONGEST_NOTES = 400_000;
const SCORES: Record<Score, true> = { poor: true, mixed: true, good: true, excellent: true, 'not-asked': true };
const NUMBERS = `a list of at most ${MOST_ENTRIES} whole numbers from 0`;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= MOST_ENTRIES && value.every(isCount);
const isNotes = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_NOTES;
const isScore = (value: unknown): value is Score => typeof value === 'string' && Object.hasOwn(SCORES, value);
const isVariant = (value: unknown): value is number => isCount(value) && value > 0;
const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean';

/** Reads one answer; what is wrong with it is added to the problems. */
function repairAnswer(value: unknown, place: string, problems: Problem[]): Answer | undefined {
  const note = (field: string, found: unknown, expected: string): undefined => {
    problems.push({ where: `${place}${field}`, found: describeValue(found), expected });
  };
  if (!isObject(value)) return note('', value, 'an answer with notes');
  const { notes, met, heard, followUps, hadSeen, variant, score, ...rest }: Record<string, unknown> = value;
  const take = <T>(
    field: string,
    found: unknown,
    is: (value: unknown) => value is T,
    expected: string,
  ): T | undefined => (is(found) ? found : note(`, ${field}`, found, expected));
  const optional = <T>(field: string, found: unknown, is: (value: unknown) => value is T, expected: string) =>
    found === undefined ? undefined : take(field, found, is, expected);

  const asked: Record<string, number[]> = {};
  const entries = isObject(followUps) ? Object.entries(followUps) : (note(', follow-ups', followUps, 'an object'), []);
  for (const [number, points] of entries.slice(0, MOST_ENTRIES)) {
    if (!/^\d{1,3}$/.test(number)) note(', follow-ups', number, 'the number of a follow-up');
    else asked[number] = take(`follow-up ${number}`, points, isNumbers, NUMBERS) ?? [];
  }
  if (entries.length > MOST_ENTRIES) note(', follow-ups', entries, `at most ${MOST_ENTRIES}`);

  const written = take('notes', notes, isNotes, `a text of at most ${LONGEST_NOTES} characters`);
  const which = optional('variant', variant, isVariant, 'a whole number from 1');
  const graded = optional('score', score, isScore, 'one of the four anchors, or "not-asked"');
  const answer: Answer = {
    ...rest,
    // Of notes that are too long for a page, the beginning.
    notes: written ?? (typeof notes === 'string' ? notes.slice(0, LONGEST_NOTES) : ''),
    met: take('key points', met, isNumbers, NUMBERS) ?? [],
    heard: take('wrong answers', heard, isNumbers, NUMBERS) ?? [],
    followUps: asked,
    hadSeen: take('had seen it', hadSeen, isYesOrNo, 'true or false') ?? false,
    ...(which === undefined ? {} : { variant: which }),
    ...(graded === undefined ? {} : { score: graded }),
  };
  if (canScore(answer)) return answer;
  note(', score', score, 'notes that it rests on');
  const { score: _, ...unscored } = answer;
  return unscored;
}

/** Reads the answers to these questions. */
export function repairAnswers(value: unknown, slugs: readonly string[], problems: Problem[]): RunRecord['answers'] {
  const note = (where: string, found: unknown, expected: string): void => {
    problems.push({ where, found: describeValue(found), expected });
  };
  if (!isObject(value)) {
    note('answers', value, 'answers by question');
    return {};
  }
  const answers: [string, Answer][] = [];
  for (const [slug, kept] of Object.entries(value)) {
    if (!slugs.includes(slug)) {
      note('answers', slug, 'a question of this interview');
      continue;
    }
    const answer = repairAnswer(kept, `answer to ${slug}`, problems);
    if (answer !== undefined) answers.push([slug, answer]);
  }
  return Object.fromEntries(answers);
}
