// The scorecard of a kit before anything was heard, for a spreadsheet: a line for each question, its anchors beside it.
import { formatTable } from '../study/csv.ts';
import { plainText } from '../study/drill-data.ts';
import { nameTopic } from './scorecard-text.ts';
import { ANCHORS } from './scorecard-shape.ts';
import type { Sheet } from './sheet.ts';

/** The first eleven are those of a scorecard that was filled in, so that lines of both can stand below each other. */
const COLUMNS = [
  ...['interview', 'number', 'slug', 'hash', 'question', 'level', 'topic', 'variant', 'had seen it', 'score', 'notes'],
  ...ANCHORS,
];

/** Writes the table; no cell is a formula. */
export function formatSheetCsv({ questions }: Sheet): string {
  const lines = questions.map(({ number, card, asked }) => [
    '',
    String(number),
    card.slug,
    card.hash,
    plainText(card.title),
    card.level,
    nameTopic(card.topics[0] ?? ''),
    String(asked?.number ?? ''),
    '',
    '',
    '',
    ...ANCHORS.map((anchor) => plainText(card.rubric[anchor])),
  ]);
  return formatTable([COLUMNS, ...lines]);
}
