// Checks a kept interview: read as it is, repaired, or said why it cannot be read. Whatever comes in, nothing is thrown.
import { isObject } from '../protocol/json.ts';
import { describeValue, type Problem } from '../study/describe-value.ts';
import { repairAnswers } from './repair-answers.ts';
import { listPlaces } from './run.ts';
import { RUN_VERSION, type Place, type RunRecord, type Stretch } from './run-record.ts';
import { isTime, runShape } from './run-shape.ts';

/** Turns of the clock that a record may have: one each ten seconds for a day. */
const MOST_STRETCHES = 8640;
const LONGEST_LABEL = 2000;

export type ParsedRun =
  /** The record, and what had to be left out or put right; none where it was right as it is. */
  | { run: RunRecord; problems: Problem[] }
  /** Why it cannot be read. */
  | { wrong: Problem }
  /** Kept by a newer Wireproof, which alone may change it. */
  | { newer: number };

type Fields = Record<string, unknown>;

/** Takes the stretches that can be: one after the other, none of them negative, only the last one without an end. */
function repairStretches(value: unknown, places: readonly Place[], problems: Problem[]): Stretch[] {
  const note = (where: string, found: unknown, expected: string): void => {
    problems.push({ where, found: describeValue(found), expected });
  };
  if (!Array.isArray(value) || value.length > MOST_STRETCHES) {
    note('times', value, `a list of at most ${MOST_STRETCHES}`);
    return [];
  }
  const stretches: Stretch[] = [];
  let end = -Infinity;
  for (const [index, kept] of (value as unknown[]).entries()) {
    const where = `time ${index + 1}`;
    const { place, from, to }: Fields = isObject(kept) ? kept : {};
    const isLast = index === value.length - 1;
    if (!places.includes(place as Place)) note(`${where}, place`, place, 'a place of this interview');
    else if (!isTime(from) || from < end) note(`${where}, from`, from, 'a time after the one before');
    else if (!(to === undefined ? isLast : isTime(to) && to > from)) note(`${where}, to`, to, 'a time after its start');
    else {
      end = (to as number | undefined) ?? from;
      stretches.push(kept as Stretch);
    }
  }
  return stretches;
}

/** The time at which a record of a finished interview ends, if it says so and can. */
function repairEnd(value: unknown, { startedAt }: RunRecord, stretches: Stretch[], problems: Problem[]) {
  if (value === undefined) return { stretches };
  const latest = stretches.reduce((end, { from, to = from }) => Math.max(end, to), startedAt);
  const finishedAt = isTime(value) && value >= latest ? value : latest;
  // It was finished, whenever that was: what is sealed stays so.
  if (finishedAt !== value) {
    problems.push({ where: 'end', found: describeValue(value), expected: 'a time after all others' });
  }
  const closed = stretches.flatMap(({ to, ...stretch }) => {
    if (to !== undefined) return [{ ...stretch, to }];
    problems.push({ where: 'end', found: 'a clock that runs', expected: 'one that was stopped' });
    return finishedAt > stretch.from ? [{ ...stretch, to: finishedAt }] : [];
  });
  return { finishedAt, stretches: closed };
}

/** Reads what the outline has not looked at: of that nothing is as its type says until it was asked. */
function repair(kept: RunRecord): ParsedRun {
  const problems: Problem[] = [];
  const note = (where: string, found: unknown, expected: string): void => {
    problems.push({ where, found: describeValue(found), expected });
  };
  const { finishedAt, seenAt, ...rest } = kept;
  const { items, cards, label, place, stretches, answers } = kept;
  const slugs = items.map(({ slug }) => slug);
  const lacking = slugs.find((slug, index) => cards[index]?.slug !== slug);
  if (lacking !== undefined || cards.length !== items.length || new Set(slugs).size !== slugs.length) {
    const found = describeValue(cards.map(({ slug }) => slug).join(', '));
    return { wrong: { where: 'cards', found, expected: `those of the questions: ${describeValue(slugs.join(', '))}` } };
  }
  const places = listPlaces(kept);
  const isPlace = places.includes(place as Place);
  if (!isPlace) note('place', place, 'a place of this interview');
  const isLabel = typeof label === 'string' && label.length <= LONGEST_LABEL;
  if (!isLabel) note('label', label, `a text of at most ${LONGEST_LABEL} characters`);
  const wasSeen = seenAt === undefined || isTime(seenAt);
  if (!wasSeen) note('last seen', seenAt, 'a time in milliseconds since 1970');
  const run: RunRecord = {
    // With whatever a later version has added.
    ...rest,
    label: typeof label === 'string' ? label.slice(0, LONGEST_LABEL) : '',
    place: isPlace ? place : 'introduction',
    ...(isTime(seenAt) ? { seenAt } : {}),
    ...repairEnd(finishedAt, kept, repairStretches(stretches, places, problems), problems),
    answers: repairAnswers(answers, slugs, problems),
  };
  return { run, problems };
}

/** Checks one record. */
export function parseRun(value: unknown): ParsedRun {
  if (!isObject(value)) {
    return { wrong: { where: 'the interview', found: describeValue(value), expected: 'an interview' } };
  }
  const { version }: Fields = value;
  if (typeof version === 'number' && version > RUN_VERSION) return { newer: version };
  if (version !== RUN_VERSION) {
    return { wrong: { where: 'version', found: describeValue(version), expected: String(RUN_VERSION) } };
  }
  const { success, error } = runShape.safeParse(value);
  if (success) return repair(value as unknown as RunRecord);
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  const found = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
  const where = path.length === 0 ? 'the interview' : path.join(', ');
  return { wrong: { where, found: describeValue(found), expected: issue?.message ?? 'an interview' } };
}
