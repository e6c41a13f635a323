// How long a question gets on the interviewer’s sheet, so that its room for notes fills the page that it ends on.
import { plainText } from '../study/drill-data.ts';
import type { Variant } from '../study/drill-data.ts';
import { valueToShow, type CaseText, type SheetQuestion } from './sheet.ts';

export type Paper = 'a4' | 'letter';

/** Millimetres between the margins of src/styles/kit-pages.css. */
const PAGE: Readonly<Record<Paper, number>> = { a4: 272, letter: 254 };
/** Millimetres from line to line. */
const LINE = 8;
/** Millimetres that notes need at least below a question. */
const LEAST_ROOM = 22;
/** Millimetres by which an estimate may be short. */
const DOUBT = 9;
/** Millimetres that a block which no longer fits its page may take on the next one: the anchors. */
const LAST_BLOCK = 45;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + plainText(text).length, 0);

type Cases = ReadonlyMap<Variant, CaseText>;

const textsOf = ({ ask, decides = '' }: Variant, made: CaseText | undefined): string[] => [
  ask,
  `${made?.answer ?? ''} ${decides} ${(made && valueToShow(made)) ?? ''}`,
];

/** Estimates the height in millimetres without the room for notes; fitted to all cards as they are printed. */
export function estimateHeight({ card, asked, spare }: SheetQuestion, cases: Cases): number {
  const { keyPoints, followUps, wrongAnswers, rubric, title, prompt = '' } = card;
  const points = keyPoints.map(
    ({ html, essential, source }) => `${essential ? 'Essential. ' : ''}${html} ${source.name}`,
  );
  const probes = followUps.flatMap(({ question, expected }) => [question, ...expected]);
  const wrong = wrongAnswers.map(({ claim, correction, source }) => `${claim} ${correction} ${source.name}`);
  const other = spare === undefined ? [] : textsOf(spare.variant, cases.get(spare.variant));
  const inColumns = [...points, ...probes, ...wrong, ...other];
  const above = [title, prompt, ...(asked === undefined ? [] : textsOf(asked.variant, cases.get(asked.variant)))];
  const anchors = Object.values(rubric).map((text) => lengthOf([text]));
  return (
    48 + 0.035 * lengthOf(inColumns) + 0.93 * inColumns.length + 0.072 * lengthOf(above) + 0.08 * Math.max(...anchors)
  );
}

/** How many lines for notes a question gets: what is left of its page, or so many on the next one where that is too little. */
export function linesFor(question: SheetQuestion, paper: Paper, cases: Cases): number | 'rest' {
  const page = PAGE[paper];
  const height = estimateHeight(question, cases) + DOUBT;
  if (height + LEAST_ROOM <= page) return 'rest';
  return Math.floor((page - Math.max(0, height - page) - LAST_BLOCK) / LINE);
}
