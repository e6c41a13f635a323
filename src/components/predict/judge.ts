// Holds a prediction against the answer that the engine gave.
import type { JsonValue } from '../../protocol/json.ts';
import type { AnswerFacts } from '../../run/answer-facts.ts';
import { formatStatus } from '../../exchange/labels.ts';
import { choiceOfStatus, STATUS_CHOICES, wordsOfOutcome } from './choices.ts';

/** What a reader chose; an empty text where nothing. */
export interface Prediction {
  status: string;
  outcome: string;
  field: string;
}

/** What came: the answer, the field that decides and what stands there, and why it does. */
export interface Came {
  answer: AnswerFacts;
  field?: { name: string; value: JsonValue | undefined } | undefined;
  why?: string;
}

export interface Judged {
  what: 'HTTP status' | 'Message' | 'Deciding field';
  verdict: 'right' | 'wrong' | 'skipped';
  predicted: string;
  came: string;
}

const verdictOf = (chosen: string, right: string): Judged['verdict'] =>
  chosen === '' ? 'skipped' : chosen === right ? 'right' : 'wrong';

/** Most characters of a value that are shown. */
const LONGEST = 60;

function showValue(value: JsonValue | undefined): string {
  if (value === undefined) return ', which this answer lacks';
  const text = JSON.stringify(value);
  return `: ${text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text}`;
}

/** Says of each thing that was asked what was predicted, what came, and whether they are the same. */
export function judge(prediction: Prediction, { answer, field }: Came, asksStatus: boolean): Judged[] {
  const judged: Judged[] = [];
  if (asksStatus) {
    const { status } = prediction;
    judged.push({
      what: 'HTTP status',
      verdict: verdictOf(status, choiceOfStatus(answer.status)),
      predicted: STATUS_CHOICES.find(([value]) => value === status)?.[1] ?? '',
      came: answer.status === undefined ? 'nothing came back' : formatStatus(answer.status),
    });
  }
  judged.push({
    what: 'Message',
    verdict: verdictOf(prediction.outcome, answer.outcome.choice),
    predicted: prediction.outcome === '' ? '' : wordsOfOutcome(prediction.outcome),
    came: answer.outcome.words,
  });
  if (field !== undefined) {
    judged.push({
      what: 'Deciding field',
      verdict: verdictOf(prediction.field, field.name),
      predicted: prediction.field,
      came: `${field.name}${showValue(field.value)}`,
    });
  }
  return judged;
}

/** The judgement in a few words: `2 of 3 right`. */
export const countRight = (judged: readonly Judged[]): string =>
  `${judged.filter(({ verdict }) => verdict === 'right').length} of ${judged.length} right`;
