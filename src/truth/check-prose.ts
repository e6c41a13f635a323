// What a text must not hold: placeholders, its own answer given away, more than can be said in time.
import { findForeign } from '../schemas/prose.ts';
import { formatField, type ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import { proseWords, stripMarkdown } from './prose-words.ts';
import { proseFields, type Block, blockText } from './text-block.ts';

const PLACEHOLDER = /\b(?:TODO|TBD|FIXME|lorem|ipsum|xxx+|coming soon|resolving|to be written)\b/i;
const WORDS_A_MINUTE = 150;
/** The longest a spoken answer may take, in seconds. */
const SPOKEN = { basics: 25, solid: 65 } as const;
/** A run of this many words of an answer gives it away. */
const GIVEAWAY = 6;

/** Checks a file's prose for placeholders and, in prose fields, for raw HTML. */
export function checkPlaceholders(file: ContentFile, blocks: readonly Block[]): Problem[] {
  const problems: Problem[] = [];
  for (const block of blocks) {
    const found = PLACEHOLDER.exec(blockText(block))?.[0];
    if (found === undefined) continue;
    problems.push({
      path: file.path,
      line: block.line,
      field: block.field,
      message: `expected finished text, found the placeholder “${found}”. Write what belongs there, or take it out.`,
    });
  }
  for (const { path, text } of proseFields(file.data)) {
    const foreign = findForeign(text);
    if (foreign === undefined) continue;
    const { found, instead } = foreign;
    problems.push({
      path: file.path,
      line: file.lineOf(path),
      field: formatField(path),
      message: `expected inline Markdown, found ${found}. ${instead.charAt(0).toUpperCase()}${instead.slice(1)}.`,
    });
  }
  return problems;
}

/** Seconds it takes to say a text at 150 words a minute, rounded up; Markdown is not spoken. */
export const spokenSeconds = (text: string): number =>
  Math.ceil(
    (stripMarkdown(text)
      .split(' ')
      .filter((word) => word !== '').length *
      60) /
      WORDS_A_MINUTE,
  );

const lowerWords = (text: string): string[] => proseWords(text).map((word) => word.toLowerCase());

/** Finds the first run of six words that a text shares with an answer; letter case and Markdown do not count. */
export function findGiveaway(text: string, answer: string): string | undefined {
  const words = lowerWords(text);
  const whole = ` ${lowerWords(answer).join(' ')} `;
  for (let start = 0; start + GIVEAWAY <= words.length; start++) {
    const run = words.slice(start, start + GIVEAWAY).join(' ');
    if (whole.includes(` ${run} `)) return run;
  }
  return undefined;
}

/** The answers in a card's frontmatter, by field: the short one first. */
export function answersOf(data: Readonly<Record<string, unknown>>): { name: string; text: string }[] {
  const points = Array.isArray(data['keyPoints']) ? (data['keyPoints'] as ({ text?: unknown } | null)[]) : [];
  return [
    { name: 'basics', text: data['basics'] },
    { name: 'solid', text: data['solid'] },
    ...points.map((point, index) => ({ name: `keyPoints[${index}]`, text: point?.text })),
  ].flatMap(({ name, text }) => (typeof text === 'string' ? [{ name, text }] : []));
}

/** Checks a card's answers: short enough to say, and not given away by its title, description or prompt. */
export function checkAnswers(file: ContentFile): Problem[] {
  if (file.collection !== 'questions') return [];
  const problems: Problem[] = [];
  const add = (field: string, message: string): void => {
    problems.push({ path: file.path, line: file.lineOf([field]), field, message });
  };
  const textOf = (field: string): string => (typeof file.data[field] === 'string' ? file.data[field] : '');
  for (const [field, limit] of Object.entries(SPOKEN)) {
    const seconds = spokenSeconds(textOf(field));
    const over = Math.ceil(((seconds - limit) * WORDS_A_MINUTE) / 60);
    if (seconds > limit)
      add(field, `expected at most ${limit} s of speech, found ${seconds} s. Take about ${over} words out.`);
  }
  const answers = answersOf(file.data);
  for (const field of ['title', 'description', 'prompt']) {
    // A prompt is read beside the card only; titles and descriptions go to lists, search engines and pictures.
    const of = field === 'prompt' ? answers.slice(0, 1) : answers;
    for (const { name, text } of of) {
      const run = findGiveaway(textOf(field), text);
      if (run === undefined) continue;
      add(field, `expected nothing of the answer, found six words of ${name}, “${run}”. Say it in other words.`);
      break;
    }
  }
  return problems;
}
