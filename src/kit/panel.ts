// Puts the scorecards of several interviewers side by side: who scored what, how far apart they are, and only then means.
import { ANCHORS, type Anchor } from './scorecard-shape.ts';
import type { Scorecard, ScorecardQuestion } from './scorecard.ts';
import { nameMembers, tellDifferences, tellNames } from './panel-words.ts';

/** Scores so many anchors apart are to be talked about. */
export const TALK_FROM = 2;

export interface Member {
  /** Its label, told apart from equal ones. Plain text. */
  name: string;
  scorecard: Scorecard;
}

/** A question in the version of one hash. */
export interface PanelQuestion extends Pick<ScorecardQuestion, 'slug' | 'hash' | 'title' | 'level' | 'topic'> {
  /** In the order of the members; `undefined` where a scorecard does not have the question. */
  answers: (ScorecardQuestion | undefined)[];
  /** How many asked it, and so scored it. */
  asked: number;
  /** Anchors between the lowest and the highest score, 0 to 3; not of one score alone. */
  spread?: number;
  /** Mean of the scores, poor 1 to excellent 4; not of none. */
  mean?: number;
}

export interface Panel {
  members: Member[];
  /** Those that are furthest apart first, then in the order of the first scorecard. */
  questions: PanelQuestion[];
  /** What the reader has to know before comparing, in sentences. */
  notices: string[];
}

/** The number of an anchor, poor 1 to excellent 4; `undefined` for a question that was not asked. */
export const numberOf = (score: ScorecardQuestion['score']): number | undefined =>
  score === 'not-asked' ? undefined : ANCHORS.indexOf(score) + 1;

/** The mean of numbers, each of the same weight; `undefined` of none. */
export const meanOf = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const numbersOf = (answers: PanelQuestion['answers']): number[] =>
  answers.flatMap((answer) => (answer === undefined ? [] : (numberOf(answer.score) ?? [])));

function join(first: ScorecardQuestion, cards: readonly Scorecard[]): PanelQuestion {
  const { slug, hash, title, level, topic } = first;
  const answers = cards.map(({ questions }) => questions.find((one) => one.slug === slug && one.hash === hash));
  const numbers = numbersOf(answers);
  const mean = meanOf(numbers);
  return {
    ...{ slug, hash, title, level, topic, answers },
    asked: numbers.length,
    ...(numbers.length < 2 ? {} : { spread: Math.max(...numbers) - Math.min(...numbers) }),
    ...(mean === undefined ? {} : { mean }),
  };
}

/** Joins scorecards of different interviews, question by question; the first one is the reader’s own. */
export function joinPanel(cards: readonly Scorecard[]): Panel {
  const all = cards.flatMap(({ questions }) => questions);
  const firsts = new Map(all.toReversed().map((one) => [`${one.slug} ${one.hash}`, one]));
  const inOrder = all.filter((one) => firsts.get(`${one.slug} ${one.hash}`) === one).map((one) => join(one, cards));
  const rank = ({ spread, asked }: PanelQuestion): number => spread ?? (asked === 0 ? -2 : -1);
  const names = nameMembers(cards.map(({ label }) => label));
  const members = cards.map((scorecard, index) => ({ name: names[index] ?? '', scorecard }));
  return {
    members,
    questions: inOrder.toSorted((a, b) => rank(b) - rank(a)),
    notices: [...tellNames(members), ...tellDifferences(members, inOrder)],
  };
}

/** Who gave a question a score, by name. */
export const namesFor = ({ members }: Panel, { answers }: PanelQuestion, score: Anchor | 'not-asked'): string[] =>
  members.flatMap(({ name }, index) => (answers[index]?.score === score ? [name] : []));

/** A mean, and how many questions it rests on. */
export interface Mean {
  mean?: number;
  questions: number;
}

export interface Overall extends Mean {
  /** Of the questions that each one scored, in the order of the members. */
  byMember: Mean[];
  /** The lowest and the highest of these; only of two or more. */
  range?: readonly [lowest: number, highest: number];
  /** How many of the questions were scored by every member. */
  byAll: number;
}

const restOn = (numbers: readonly number[]): Mean => {
  const mean = meanOf(numbers);
  return { ...(mean === undefined ? {} : { mean }), questions: numbers.length };
};

/** Sums a panel up: every interviewer and every question has the same weight, and what was not asked counts nowhere. */
export function sumUp({ members, questions }: Panel): Overall {
  const byMember = members.map((_, index) => restOn(questions.flatMap(({ answers }) => numbersOf([answers[index]]))));
  const means = byMember.flatMap(({ mean }) => mean ?? []);
  return {
    ...restOn(questions.flatMap(({ mean }) => mean ?? [])),
    byMember,
    ...(means.length < 2 ? {} : { range: [Math.min(...means), Math.max(...means)] as const }),
    byAll: questions.filter(({ asked }) => asked === members.length).length,
  };
}
