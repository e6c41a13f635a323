// What every interview of a ready kit has to be: it fits its slot, it leads up, it asks nothing twice, it has a case to read.
import type { ReadyInterview } from '../src/kit/adapt-kit.ts';
import type { CardOutline } from '../src/kit/card-outline.ts';
import { DEFAULT_CHOICES } from '../src/kit/kit.ts';
import { findOverlaps } from '../src/kit/overlap.ts';
import { planTime } from '../src/kit/plan-time.ts';
import { LEVELS, type Level } from '../src/schemas/taxonomy.ts';

/** Seconds left for further follow-ups, at most, enough for ten: with more there is room for questions. */
const MOST_RESERVE = 13 * 60;
/** Minutes from which on an interview has a message to read or a fault to find. */
const WITH_CASE = 45;

export interface Card extends CardOutline {
  /** How many there are. */
  variants: number;
}

/** What is wrong: with one of the questions, by its number from 0, or with all of them. */
export interface Finding {
  question?: number;
  field?: 'slug' | 'variant';
  message: string;
}

interface Asked {
  question: number;
  card: Card;
  variant: number | undefined;
}

const nameLevel = (level: Level): string => `${level} ${LEVELS[level].name}`;
const rankOf = (level: Level): number => Number(level.slice(1));

/** Checks an interview against its cards, by slug; a card that is not there is told elsewhere. */
export function checkInterview(interview: ReadyInterview, cards: ReadonlyMap<string, Card>): Finding[] {
  const asked = interview.questions.flatMap(({ slug, variant }, question): Asked[] => {
    const card = cards.get(slug);
    return card === undefined ? [] : [{ question, card, variant }];
  });
  const single = [...checkTwice(interview), ...checkVariants(asked)];
  if (asked.length < interview.questions.length) return single;
  return [
    ...single,
    ...checkTime(interview, asked),
    ...checkRamp(interview.level, asked),
    ...checkOverlaps(asked),
    ...checkCase(interview.minutes, asked),
  ];
}

function checkTwice({ questions }: ReadyInterview): Finding[] {
  const slugs = questions.map(({ slug }) => slug);
  return slugs.flatMap((slug, question): Finding[] => {
    if (slugs.indexOf(slug) === question) return [];
    return [{ question, field: 'slug', message: `expected each question once, found ${slug} twice. Take it out.` }];
  });
}

const checkVariants = (asked: readonly Asked[]): Finding[] =>
  asked.flatMap(({ question, card, variant }): Finding[] => {
    if (variant === undefined || variant <= card.variants) return [];
    const there = card.variants === 0 ? 'has none' : `has ${card.variants}`;
    const message = `expected a variant of ${card.slug}, which ${there}, found ${variant}. Correct the number.`;
    return [{ question, field: 'variant', message }];
  });

function checkTime({ minutes, level }: ReadyInterview, asked: readonly Asked[]): Finding[] {
  const choices = { ...DEFAULT_CHOICES, level, minutes };
  const { total, reserve } = planTime(
    choices,
    asked.map(({ card }) => card),
  );
  const taken = `${(total / 60).toFixed(1)} minutes for ${asked.length} questions`;
  if (reserve < 0) return [{ message: `expected at most ${minutes} minutes, found ${taken}. Take a question out.` }];
  if (reserve <= MOST_RESERVE) return [];
  const most = `expected at most ${MOST_RESERVE / 60} minutes left for further follow-ups`;
  const found = `found ${(reserve / 60).toFixed(1)}: it takes ${taken}`;
  return [{ message: `${most}, ${found}. Add a question, or shorten the slot.` }];
}

function checkRamp(level: Level, asked: readonly Asked[]): Finding[] {
  const found = asked.flatMap(({ question, card }, place): Finding[] => {
    const before = asked[place - 1]?.card;
    const say = (message: string): Finding[] => [{ question, field: 'slug', message }];
    const name = nameLevel(card.level);
    if (rankOf(card.level) > rankOf(level)) {
      return say(
        `expected at most ${nameLevel(level)}, found ${card.slug} of ${name}. Ask another one, or raise the level.`,
      );
    }
    if (before === undefined || rankOf(card.level) >= rankOf(before.level) - 1) return [];
    return say(`expected a fall of one level at most, found ${name} after ${nameLevel(before.level)}. Move it up.`);
  });
  const last = asked.at(-1);
  if (last === undefined || rankOf(last.card.level) >= rankOf(level)) return found;
  const message = `expected it to lead up to ${nameLevel(level)}, found ${nameLevel(last.card.level)} at the end. End with a question of that level.`;
  return [...found, { question: last.question, field: 'slug', message }];
}

const checkOverlaps = (asked: readonly Asked[]): Finding[] =>
  findOverlaps(asked.map(({ card }) => card)).map(({ one, other, why, shared }): Finding => {
    const question = asked.findLast(({ card }) => card.slug === other)?.question ?? 0;
    const reason = why === 'near' ? 'they are near one another' : `both rest on ${shared.join(' and ')}`;
    const message = `expected no overlap, found ${other} and ${one}: ${reason}. Ask one of them.`;
    return { question, field: 'slug', message };
  });

function checkCase(minutes: number, asked: readonly Asked[]): Finding[] {
  const isCase = ({ card, variant }: Asked): boolean =>
    variant !== undefined || ['read-the-wire', 'debugging'].includes(card.kind);
  if (minutes < WITH_CASE || asked.some(isCase)) return [];
  const expected = `expected a message to read or a fault to find in ${WITH_CASE} minutes and more, found none`;
  return [{ message: `${expected}. Ask a card of that kind, or a variant.` }];
}
