// A mock interview: which questions, in which order, and which follow-ups to each; the same ones for the same number.
import { confusableOf } from './confusable.ts';
import type { DrillCard } from './drill-data.ts';
import type { FollowUp, InterviewData } from './interview-data.ts';
import { hashItem } from './item-hash.ts';
import { countQuestions, FOLLOW_UP_SECONDS, questionSeconds, shareFollowUps } from './mock-time.ts';
import type { Practice } from './types.ts';

type Level = Practice['level'];

export interface MockOptions {
  /** The level that it leads up to. */
  level: Level;
  /** Whom it is for; without it, anyone. */
  role?: string | undefined;
  minutes: number;
  /** Any whole number: another one gives other questions. */
  seed: number;
}

export interface MockQuestion {
  card: DrillCard;
  /** Those that are asked, in the order of the card. */
  followUps: FollowUp[];
  /** What it takes without them. */
  seconds: number;
}

export interface MockInterview {
  questions: MockQuestion[];
  /** What all of it takes. */
  seconds: number;
  /** How many questions are from other roles, since the chosen one has no more that differ. */
  fromOtherRoles: number;
}

const LEVELS: readonly Level[] = ['L1', 'L2', 'L3', 'L4'];
const rank = (level: Level): number => LEVELS.indexOf(level);

/** The level of each question: it climbs to the chosen one, by no more than a level at a time. */
export function rampOf(level: Level, count: number): Level[] {
  const top = rank(level);
  const bottom = Math.max(0, top - (count - 1));
  const climb = count > 1 ? (top - bottom) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => LEVELS[Math.round(top - climb * (count - 1 - index))] ?? level);
}

/** What it costs to choose a card; each outweighs what comes after it. */
const OTHER_ROLE = 1000;
const OTHER_LEVEL = 100;
const SAME_TOPIC = 30;
const IMPORTANCE = 10;
const SAME_KIND = 4;
const CHANCE = 8;

const IMPORTANCES: readonly Practice['importance'][] = ['must-know', 'should-know', 'good-to-know'];

/**
 * Makes an interview. Its levels climb to the chosen one and never beyond; topics and kinds differ as far as they can; no two of its
 * questions are related or easily confused, since one would answer the other. It has the most that there is where that is less
 * than the minutes.
 */
export function createMockInterview(
  cards: readonly DrillCard[],
  interviews: InterviewData,
  { level, role, minutes, seed }: MockOptions,
): MockInterview {
  const relatedOf = ({ slug }: DrillCard): readonly string[] => interviews.cards[slug]?.related ?? [];
  const isNear = (one: DrillCard, other: DrillCard): boolean =>
    relatedOf(one).includes(other.slug) ||
    relatedOf(other).includes(one.slug) ||
    confusableOf(one.slug).some((set) => confusableOf(other.slug).includes(set));
  const isOther = ({ roles }: DrillCard): boolean => role !== undefined && !roles.includes(role);
  const cost = (card: DrillCard, target: Level, chosen: readonly DrillCard[]): number =>
    (isOther(card) ? OTHER_ROLE : 0) +
    OTHER_LEVEL * Math.abs(rank(card.level) - rank(target)) +
    SAME_TOPIC * chosen.filter(({ topics }) => topics[0] === card.topics[0]).length +
    IMPORTANCE * IMPORTANCES.indexOf(card.importance) +
    SAME_KIND * chosen.filter(({ kind }) => kind === card.kind).length +
    (CHANCE * hashItem(`card:${card.slug} ${seed}`)) / 2 ** 32;

  const chosen: DrillCard[] = [];
  // The hardest first: there are fewest of them.
  for (const target of rampOf(level, countQuestions(minutes * 60)).toReversed()) {
    const open = cards.filter(
      (card) =>
        rank(card.level) <= rank(level) &&
        interviews.cards[card.slug] !== undefined &&
        !chosen.some((other) => other.slug === card.slug || isNear(card, other)),
    );
    const costs = new Map(open.map((card) => [card, cost(card, target, chosen)]));
    const [best] = open.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
    if (best !== undefined) chosen.push(best);
  }

  const parts = chosen
    .toReversed()
    .sort((a, b) => rank(a.level) - rank(b.level))
    .map((card) => ({
      card,
      seconds: questionSeconds(card),
      all: interviews.cards[card.slug]?.followUps ?? [],
    }));
  const counts = shareFollowUps(
    parts.map(({ seconds, all }) => ({ seconds, available: all.length })),
    minutes * 60,
  );
  const questions = parts.map(({ card, seconds, all }, index) => ({
    card,
    seconds,
    followUps: chooseFollowUps(all, counts[index] ?? 0, level),
  }));
  return {
    questions,
    seconds: questions.reduce((sum, { seconds, followUps }) => sum + seconds + FOLLOW_UP_SECONDS * followUps.length, 0),
    fromOtherRoles: chosen.filter(isOther).length,
  };
}

/** Takes so many: none beyond the level as long as there are others, and first one that changes a condition. */
function chooseFollowUps(all: readonly FollowUp[], count: number, level: Level): FollowUp[] {
  const beyond = (one: FollowUp): number => Math.max(0, rank(one.level) - rank(level));
  const chosen = all
    .toSorted((a, b) => beyond(a) - beyond(b) || Number(b.changesCondition) - Number(a.changesCondition))
    .slice(0, count);
  return all.filter((one) => chosen.includes(one));
}
