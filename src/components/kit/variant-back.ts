// What the engine made of a variant, as text: what is sent, what came back, and what decides.
import { isSent, type Turn } from '../../exchange/exchange.ts';
import type { CaseText } from '../../kit/sheet.ts';
import { findAnswer, readAnswer, readField } from '../../run/answer-facts.ts';
import { describeAnswer } from '../../run/describe-answer.ts';
import type { Variant } from '../../study/drill-data.ts';
import { nameAsked } from '../../study/exercise.ts';
import { printHttp } from '../run/print-http.ts';

/** What the client sends, up to the request whose answer is asked for. */
export const sentOf = (turns: readonly Turn[], { answerOf }: Variant): Turn[] =>
  turns.filter((turn) => isSent(turn) && turn.exchange <= answerOf);

/** What came back, in a line, and what the deciding field holds. */
export function describeBack(
  turns: readonly Turn[],
  { answerOf, decides }: Variant,
): Pick<CaseText, 'answer' | 'value'> {
  const value = decides === undefined ? undefined : readField(readAnswer(findAnswer(turns, answerOf)), decides);
  return { answer: describeAnswer(turns, answerOf), ...(value === undefined ? {} : { value: JSON.stringify(value) }) };
}

const textOf = (turn: Turn): string =>
  turn.kind === 'sent' ? printHttp(turn.request) : turn.kind === 'line' ? turn.line : '';

/** All of it, given the recording. */
export const describeCase = (turns: readonly Turn[], variant: Variant): CaseText => ({
  server: nameAsked(variant),
  sent: sentOf(turns, variant).map(textOf),
  ...describeBack(turns, variant),
});
