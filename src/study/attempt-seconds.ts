// How long an attempt at a card should take, by its words. The build counts them: in a browser all cards would be counted at once.
import { plainText } from './drill-data.ts';
import type { DrillCard } from './drill-data.ts';

const WORDS_SAID_A_MINUTE = 150;
const WORDS_READ_A_MINUTE = 220;
/** Seconds to think before an answer, and to find a wrong claim. */
const THINKING = 30;
const FINDING = 15;

const countWords = (html: string): number => plainText(html).split(/\s+/).filter(Boolean).length;
const seconds = (words: number, aMinute: number): number => Math.round((words / aMinute) * 60);

/** Seconds to read and answer a card, and to tell its wrong claims from the right ones; in whole seconds. */
export function attemptSeconds({
  title,
  prompt = '',
  solid,
  keyPoints,
}: Pick<DrillCard, 'title' | 'solid' | 'keyPoints'> & { prompt?: string | undefined }): DrillCard['seconds'] {
  const read = seconds(countWords(`${title} ${prompt}`), WORDS_READ_A_MINUTE);
  const points = countWords(keyPoints.map(({ html }) => html).join(' '));
  return {
    card: read + THINKING + seconds(countWords(solid), WORDS_SAID_A_MINUTE),
    spot: read + FINDING + seconds(points, WORDS_READ_A_MINUTE),
  };
}
