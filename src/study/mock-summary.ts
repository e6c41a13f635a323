// What a mock interview showed: key points met by topic, follow-ups answered, and what to study next.
import type { KeyPoint, Source } from './drill-data.ts';
import type { InterviewData } from './interview-data.ts';
import type { MockQuestion } from './mock.ts';

/** What was ticked of a question that was answered. */
export interface MockAnswer {
  question: MockQuestion;
  /** Key points that were met, from 0. */
  met: readonly number[];
  /** Of each follow-up that was asked, in order, the expected points that were met. */
  followUps: readonly (readonly number[])[];
}

/** Points that were met, of all that were asked for. */
export interface Tally {
  met: number;
  total: number;
}

export interface TopicResult {
  topic: string;
  questions: number;
  essential: Tally;
  all: Tally;
}

export interface MockSummary {
  /** In the order in which they came up. */
  topics: TopicResult[];
  total: Omit<TopicResult, 'topic'>;
  /** A follow-up is answered when any of its expected points was met. */
  followUps: { asked: number; answered: number; points: Tally };
  /** Cards with essential points that were missed, most of them first. */
  cards: { question: MockQuestion; missed: KeyPoint[] }[];
  /** Their topics, and the lessons that teach them, those with the most missed points first. */
  studyTopics: string[];
  lessons: Source[];
}

const tally = (answers: readonly MockAnswer[], counts: (point: KeyPoint) => boolean): Tally => {
  const points = answers.flatMap(({ question, met }) =>
    question.card.keyPoints.flatMap((point, index) => (counts(point) ? [met.includes(index)] : [])),
  );
  return { met: points.filter(Boolean).length, total: points.length };
};

const countOf = (answers: readonly MockAnswer[]): Omit<TopicResult, 'topic'> => ({
  questions: answers.length,
  essential: tally(answers, ({ essential }) => essential),
  all: tally(answers, () => true),
});

const topicOf = ({ question }: MockAnswer): string => question.card.topics[0] ?? '';

/** The names, those with the highest sum first, of equal ones those that came first. */
function byWeight(entries: readonly (readonly [name: string, weight: number])[]): string[] {
  const sums = new Map<string, number>();
  for (const [name, weight] of entries) sums.set(name, (sums.get(name) ?? 0) + weight);
  return [...sums].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** Sums up the questions that were answered. */
export function summarizeMock(answers: readonly MockAnswer[], interviews: InterviewData): MockSummary {
  const cards = answers
    .map(({ question, met }) => ({
      question,
      missed: question.card.keyPoints.filter(({ essential }, index) => essential && !met.includes(index)),
    }))
    .filter(({ missed }) => missed.length > 0)
    .sort((a, b) => b.missed.length - a.missed.length);
  const lessons = byWeight(
    cards.flatMap(({ question, missed }) =>
      (interviews.cards[question.card.slug]?.lessons ?? []).map((slug) => [slug, missed.length] as const),
    ),
  );
  const replies = answers.flatMap(({ question, followUps }) =>
    followUps.map((met, index) => ({
      met: met.length,
      total: question.followUps[index]?.expected.length ?? 0,
    })),
  );
  return {
    topics: [...new Set(answers.map(topicOf))].map((topic) => ({
      topic,
      ...countOf(answers.filter((answer) => topicOf(answer) === topic)),
    })),
    total: countOf(answers),
    followUps: {
      asked: replies.length,
      answered: replies.filter(({ met }) => met > 0).length,
      points: {
        met: replies.reduce((sum, { met }) => sum + met, 0),
        total: replies.reduce((sum, { total }) => sum + total, 0),
      },
    },
    cards,
    studyTopics: byWeight(cards.map(({ question, missed }) => [question.card.topics[0] ?? '', missed.length])),
    lessons: lessons.flatMap((slug) => interviews.lessons?.[slug] ?? []),
  };
}
