// What a text must not hold: placeholders, its own answer given away, more than can be said in time.
import { formatField, type ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import { proseWords, stripMarkdown } from './prose-words.ts';
import { proseFields, type Block, blockText } from './text-block.ts';

const PLACEHOLDER = /\b(?:TODO|TBD|FIXME|lorem|ipsum|xxx+|coming soon|resolving|to be written)\b/i;
const WORDS_A_MINUTE = 150;
/** The longest a spoken answer may take, in seconds. */
const SPOKEN = { basics: 25, solid: 65 } as const;
/** A run of this many words of the short answer gives it away. */
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
    const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.exec(text.replace(/`[^`]*`/g, ''))?.[0];
    if (tag === undefined) continue;
    problems.push({
      path: file.path,
      line: file.lineOf(path),
      field: formatField(path),
      message: `expected inline Markdown, found the tag ${tag}. Write it as \`code\`.`,
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
  const lower = (text: string): string[] => proseWords(text).map((word) => word.toLowerCase());
  const answer = ` ${lower(textOf('basics')).join(' ')} `;
  for (const field of ['title', 'description', 'prompt']) {
    const words = lower(textOf(field));
    for (let start = 0; start + GIVEAWAY <= words.length; start++) {
      const run = words.slice(start, start + GIVEAWAY).join(' ');
      if (!answer.includes(` ${run} `)) continue;
      add(field, `expected nothing of the short answer, found six words of basics, “${run}”. Say it in other words.`);
      break;
    }
  }
  return problems;
}
