// Holds what a card's variant asks against what the engine answers.
import type { Turn } from '../exchange/exchange.ts';
import { findAnswer, listFields, readAnswer, readField } from './answer-facts.ts';
import { describeAnswer } from './describe-answer.ts';

export interface VariantProblem {
  /** The field of the variant that is wrong. */
  field: 'answerOf' | 'decides';
  message: string;
}

/** Says what is wrong with a variant's `answerOf` and `decides`, given its run; `undefined` where both hold. */
export function findVariantProblem(
  turns: readonly Turn[],
  { answerOf, decides }: { answerOf: number; decides?: string | undefined },
): VariantProblem | undefined {
  const turn = findAnswer(turns, answerOf);
  if (turn === undefined) {
    const message = `expected a request that is answered, found ${answerOf}, for which nothing came back. Ask for another.`;
    return { field: 'answerOf', message };
  }
  const answer = readAnswer(turn);
  if (decides === undefined || readField(answer, decides) !== undefined) return undefined;
  const there = listFields(answer).join(', ') || 'no field';
  const message = `expected a field of answer ${answerOf} (${describeAnswer(turns, answerOf)}), found ${decides}. There is: ${there}.`;
  return { field: 'decides', message };
}
