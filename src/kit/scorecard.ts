// A scorecard: what one interviewer heard and scored in one interview, all of it plain text.
import type * as z from 'zod/mini';
import { plainText } from '../study/drill-data.ts';
import { formatLink } from './link.ts';
import { answerOf, millisecondsAt } from './run.ts';
import type { RunRecord } from './run-record.ts';
import { SCORECARD_FORMAT, SCORECARD_VERSION, type scorecardShape } from './scorecard-shape.ts';

/** Of a finished interview, each of its questions scored or marked as not asked. */
export type Scorecard = z.output<typeof scorecardShape>;

export type ScorecardQuestion = Scorecard['questions'][number];

export type DraftQuestion = Omit<ScorecardQuestion, 'score'> & { score?: ScorecardQuestion['score'] };

/** Of an interview that goes on: kept for safety, and taken by no panel. */
export interface Draft extends Omit<Scorecard, 'finishedAt' | 'questions'> {
  finishedAt?: string;
  questions: DraftQuestion[];
}

/** Whether nothing is open any more. */
export const isFinished = (card: Draft | Scorecard): card is Scorecard =>
  card.finishedAt !== undefined && card.questions.every(({ score }) => score !== undefined);

const formatTime = (at: number): string => new Date(at).toISOString();

function createQuestion(run: RunRecord, index: number, now: number): DraftQuestion[] {
  const item = run.items[index];
  const card = run.cards.find(({ slug }) => slug === item?.slug);
  if (item === undefined || card === undefined) return [];
  const { notes, met, heard, followUps, hadSeen, variant, score } = answerOf(run, card.slug);
  const points = card.keyPoints.map(({ html }) => plainText(html));
  const asked = card.followUps.flatMap(({ question, expected }, number) => {
    const said = Object.hasOwn(followUps, String(number)) ? followUps[String(number)] : undefined;
    if (said === undefined) return [];
    const heardThere = expected.filter((_, place) => said.includes(place));
    return [{ question: plainText(question), heard: heardThere.map(plainText) }];
  });
  return [
    {
      slug: card.slug,
      // Of the question as it was asked; the link may have named an older version.
      hash: card.hash,
      number: index + 1,
      title: plainText(card.title),
      level: card.level,
      topic: card.topics[0] ?? 'none',
      ...(variant === undefined ? {} : { variant }),
      hadSeen,
      seconds: Math.round(millisecondsAt(run, now, `question:${card.slug}`) / 1000),
      ...(score === undefined ? {} : { score }),
      notes,
      heardPoints: points.filter((_, place) => met.includes(place)),
      // What nobody asked about was not missed.
      missedPoints: score === 'not-asked' ? [] : points.filter((_, place) => !met.includes(place)),
      heardWrong: card.wrongAnswers.flatMap(({ claim }, place) => (heard.includes(place) ? [plainText(claim)] : [])),
      followUps: asked,
    },
  ];
}

/**
 * Makes the scorecard of a finished interview, or the draft of one that goes on. `site` is the address of the home page;
 * `now`, in milliseconds since 1970, is for a clock that still runs.
 */
export function createScorecard(
  run: RunRecord,
  site: string,
  now = run.finishedAt ?? run.startedAt,
): Draft | Scorecard {
  const { id, label, revision, startedAt, finishedAt, choices, items } = run;
  return {
    $schema: new URL('api/v1/scorecard.schema.json', site).href,
    format: SCORECARD_FORMAT,
    version: SCORECARD_VERSION,
    id,
    label,
    revision,
    startedAt: formatTime(startedAt),
    ...(finishedAt === undefined ? {} : { finishedAt: formatTime(finishedAt) }),
    kit: formatLink({ choices, items }),
    minutes: choices.minutes,
    extraTime: choices.extraTime,
    questions: items.flatMap((_, index) => createQuestion(run, index, finishedAt ?? now)),
  };
}
