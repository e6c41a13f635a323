// What an interviewer ticks under way, and what follows of it: each gives what changes of the answer.
import { plainText } from '../study/drill-data.ts';
import type { KitCard } from './kit-data.ts';
import type { Answer } from './run-record.ts';

const toggle = (list: readonly number[], number: number): number[] =>
  list.includes(number) ? list.filter((one) => one !== number) : [...list, number].sort((a, b) => a - b);

/** Ticks a key point as said, or takes the tick back. */
export const togglePoint = ({ met }: Answer, index: number): Pick<Answer, 'met'> => ({ met: toggle(met, index) });

/** The line of the notes that holds a wrong answer as evidence. */
const quote = (claim: string): string => `Said: “${plainText(claim)}”`;

/**
 * Ticks a wrong answer as heard and writes it into the notes, since it is evidence; or takes both back. A line that was
 * edited since is the interviewer’s own, and stays.
 */
export function toggleHeard(card: KitCard, answer: Answer, index: number): Pick<Answer, 'heard' | 'notes'> {
  const heard = toggle(answer.heard, index);
  const line = quote(card.wrongAnswers[index]?.claim ?? '');
  const lines = answer.notes.split('\n');
  if (!heard.includes(index)) return { heard, notes: lines.filter((one) => one !== line).join('\n') };
  if (lines.includes(line)) return { heard, notes: answer.notes };
  const before = answer.notes.trimEnd();
  return { heard, notes: before === '' ? line : `${before}\n${line}` };
}

/** The expected points of a follow-up that were said; nothing where it was not asked. */
export const readFollowUp = ({ followUps }: Answer, number: number): number[] | undefined =>
  Object.hasOwn(followUps, String(number)) ? followUps[String(number)] : undefined;

/** Records that a follow-up was asked, or that it was not. */
export function toggleAsked(answer: Answer, number: number): Pick<Answer, 'followUps'> {
  const { [String(number)]: asked, ...rest } = answer.followUps;
  return { followUps: asked === undefined ? { ...rest, [String(number)]: [] } : rest };
}

/** Ticks an expected point of a follow-up, which thereby was asked. */
export function toggleExpected(answer: Answer, number: number, point: number): Pick<Answer, 'followUps'> {
  const said = toggle(readFollowUp(answer, number) ?? [], point);
  return { followUps: { ...answer.followUps, [String(number)]: said } };
}
