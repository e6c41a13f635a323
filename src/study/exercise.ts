// How exercises are made from cards and rules: what can be practised, what is asked this time, and how an answer is graded.
import { isObject } from '../protocol/json.ts';
import { confusableOf } from './confusable.ts';
import { plainText } from './drill-data.ts';
import type { DrillCard, DrillData, DrillRule, KeyPoint, Source, Variant, WrongAnswer } from './drill-data.ts';
import { hashItem } from './item-hash.ts';
import type { Round } from './session.ts';
import type { Grade, ItemId, ItemKind, Practice } from './types.ts';

/** A claim to be told right from wrong; the wrong one has its correction. */
export interface Claim {
  html: string;
  source: Source;
  wrong?: WrongAnswer;
}

interface Common {
  item: ItemId;
  /** Path of the page with the whole answer. */
  url: string;
  hash: string;
  /** Seconds that the attempt should take. */
  seconds: number;
}
export type CardExercise = Common & { kind: 'card'; card: DrillCard };
export type SpotExercise = Common & { kind: 'spot'; card: DrillCard; claims: Claim[] };
export type WireExercise = Common & { kind: 'wire'; card: DrillCard; variant: Variant };
export type RuleExercise = Common & { kind: 'rule'; rule: DrillRule };
export type Exercise = CardExercise | SpotExercise | WireExercise | RuleExercise;

/** Seconds to think before an answer, and to read a request and predict its answer. */
const THINKING = 30;
const PREDICTING = 90;
/** Seconds to hold what was said against what was expected. */
const CHECKING: Readonly<Record<ItemKind, number>> = { card: 45, spot: 30, wire: 30, rule: 30 };

function secondsOf(kind: ItemKind, card: DrillCard | undefined): number {
  if (card === undefined || kind === 'rule') return THINKING;
  return kind === 'wire' ? PREDICTING : card.seconds[kind];
}

/** To a quarter of a minute, as nobody counts more finely. */
const roundSeconds = (value: number): number => Math.round(value / 15) * 15;

const practiceOfCard = (kind: ItemKind, card: DrillCard): Practice => ({
  item: `${kind}:${card.slug}`,
  of: card.slug,
  topic: card.topics[0] ?? '',
  level: card.level,
  roles: card.roles,
  importance: card.importance,
  minutes: roundSeconds(secondsOf(kind, card) + CHECKING[kind]) / 60,
  confusable: confusableOf(card.slug),
});

const IMPORTANCES: readonly Practice['importance'][] = ['must-know', 'should-know', 'good-to-know'];

/** A rule is as important as the most important of the cards that name it, and as easy as the easiest. */
function practiceOfRule(rule: DrillRule, cards: readonly DrillCard[]): Practice[] {
  const naming = cards.filter(({ rules }) => rules.includes(rule.id));
  const [first] = naming;
  if (first === undefined) return [];
  return [
    {
      item: `rule:${rule.id}`,
      of: rule.id,
      topic: first.topics[0] ?? '',
      level: naming.map(({ level }) => level).sort()[0] ?? 'L1',
      roles: [...new Set(naming.flatMap(({ roles }) => roles))],
      importance: IMPORTANCES.find((one) => naming.some(({ importance }) => importance === one)) ?? 'good-to-know',
      minutes: roundSeconds(secondsOf('rule', undefined) + CHECKING.rule) / 60,
      confusable: confusableOf(rule.id),
    },
  ];
}

/** Lists what can be practised: of each card itself, its wrong answers and its variants, and each rule that a card names. */
export function listPractice({ cards, rules }: DrillData): Practice[] {
  return [
    ...cards.flatMap((card) => [
      practiceOfCard('card', card),
      ...(card.wrongAnswers.length > 0 && card.keyPoints.length > 1 ? [practiceOfCard('spot', card)] : []),
      ...(card.variants.length > 0 ? [practiceOfCard('wire', card)] : []),
    ]),
    ...rules.flatMap((rule) => practiceOfRule(rule, cards)),
  ];
}

/** Right claims beside a wrong one; the third only where it is at most so many times as long or as short. */
const FEWEST = 2;
const MOST = 3;
const LIKE = 1.5;

/** Capitalised keywords, which no wrong claim has; and beginnings that lean on a sentence before them. */
const TELLING =
  /\b(?:MUST|SHOULD|MAY|REQUIRED|RECOMMENDED)\b|^(?:Beforehand|Both|It|Its|Neither|Nor|So|Their|Then|These|They|This)\b/;

/** The key points that a reader cannot tell from the wrong claim by their looks or their length, in the order of the card. */
function chooseRight(all: readonly KeyPoint[], wrong: string): KeyPoint[] {
  const plain = all.filter(({ html }) => !TELLING.test(plainText(html)));
  const points = plain.length >= FEWEST ? plain : all;
  const length = plainText(wrong).length;
  const unlike = ({ html }: KeyPoint): number => {
    const own = plainText(html).length;
    return Math.max(own / length, length / own);
  };
  const nearest = points.toSorted((one, other) => unlike(one) - unlike(other)).slice(0, MOST);
  const chosen = nearest.filter((point, index) => index < FEWEST || unlike(point) <= LIKE);
  return points.filter((point) => chosen.includes(point));
}

function createClaims(card: DrillCard, wrong: WrongAnswer, answered: number): Claim[] {
  const claims: Claim[] = chooseRight(card.keyPoints, wrong.claim).map(({ html, source }) => ({ html, source }));
  const place = hashItem(`spot:${card.slug} ${answered}`) % (claims.length + 1);
  return claims.toSpliced(place, 0, { html: wrong.claim, source: wrong.source, wrong });
}

/** Takes one after the other, and begins again. */
const inTurn = <T>(all: readonly T[], round: number): T | undefined => all[round % all.length];

/**
 * Makes the exercise of an item; `undefined` for one that is not published any more. With each good answer another wrong
 * claim and another variant has its turn.
 */
export function createExercise(
  { cards, rules }: DrillData,
  item: ItemId,
  { good, answered }: Round,
): Exercise | undefined {
  const [kind, of] = [item.slice(0, item.indexOf(':')) as ItemKind, item.slice(item.indexOf(':') + 1)];
  const rule = rules.find(({ id }) => id === of);
  const card = cards.find(({ slug }) => slug === of);
  const limit = roundSeconds(secondsOf(kind, card));
  if (kind === 'rule') return rule && { item, kind, rule, url: rule.url, hash: rule.hash, seconds: limit };
  if (card === undefined) return undefined;
  const common = { item, card, url: card.url, hash: card.hash, seconds: limit };
  switch (kind) {
    case 'card':
      return { ...common, kind };
    case 'spot': {
      const wrong = inTurn(card.wrongAnswers, good);
      return wrong && { ...common, kind, claims: createClaims(card, wrong, answered) };
    }
    case 'wire': {
      const variant = inTurn(card.variants, good);
      return variant && { ...common, kind, variant };
    }
  }
}

/** What the server of a variant is called before its answer: what a fault does is half of that answer, and is told with it. */
export const nameAsked = ({ server, scenario }: Variant): string =>
  isObject(scenario) && scenario.fault !== undefined ? 'A server with a fault' : server;

/** What a reader ticks of a rule. */
export const RULE_POINTS = [{ essential: true }, { essential: true }] as const;

/** `again` where an essential point was not met. */
export const gradePoints = (points: readonly { essential: boolean }[], met: readonly number[]): Grade =>
  points.some(({ essential }, index) => essential && !met.includes(index)) ? 'again' : 'good';
