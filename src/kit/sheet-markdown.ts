// The sheets as Markdown, to keep or to change. Boxes are those of task lists.
import { LEVELS } from '../schemas/taxonomy.ts';
import type { Source, Variant } from '../study/drill-data.ts';
import { codeSpan, toMarkdown } from './html-markdown.ts';
import type { Level } from './kit-data.ts';
import { markdownLine } from './markdown-text.ts';
import {
  minutesOf,
  valueToShow,
  type CaseText,
  type NumberedVariant,
  type Sheet,
  type SheetQuestion,
} from './sheet.ts';
import { ANCHORS } from './scorecard-shape.ts';
import { formatClock, type Stop } from './timetable.ts';
import { AFTERWARDS, describeExtraTime, listClosing, listOpening } from './what-to-say.ts';

export interface Surroundings {
  /** The address of the home page, which paths are resolved against. */
  site: string;
  /** The address that opens the kit again. */
  link: string;
  /** What the engine made of the variants. */
  cases: ReadonlyMap<Variant, CaseText>;
}

const list = (items: readonly string[], mark = '-'): string => items.map((item) => `${mark} ${item}`).join('\n');
const boxes = (items: readonly string[]): string => list(items, '- [ ]');
const write = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;
const inQuotes = (text: string): string => `“${text}”`;

/** A block of code whose fence is longer than any inside. */
function codeBlock(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}http\n${text}\n${fence}`;
}

/** In a table a bar parts cells, in code too. */
const inTable = (markdown: string): string => markdown.replace(/(?<!\\)\|/g, String.raw`\|`);

const nameLevel = (level: Level): string => `${level} ${LEVELS[level].name}`;
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

function formatCase(variant: Variant, { site, cases }: Surroundings): string[] {
  const made = cases.get(variant);
  return [
    `**${toMarkdown(variant.ask, site)}**`,
    ...(made === undefined ? [] : [`What is sent. ${markdownLine(made.server)}:`, ...made.sent.map(codeBlock)]),
  ];
}

/** The questions alone, for the candidate; nothing of any answer. */
export function formatCandidateMarkdown(sheet: Sheet, surroundings: Surroundings): string {
  const { site } = surroundings;
  const facts = [
    `Model Context Protocol, revision ${sheet.revision}`,
    count(sheet.questions.length, 'question'),
    count(minutesOf(sheet), 'minute'),
  ];
  return write([
    '# Interview questions',
    `${facts.join(' · ')}. Take time to think before you answer: it is planned for.`,
    ...sheet.questions.flatMap(({ number, card: { title, prompt }, asked }) => [
      `## Question ${number}`,
      ...(asked === undefined
        ? [`**${toMarkdown(title, site)}**`, ...(prompt === undefined ? [] : [toMarkdown(prompt, site)])]
        : formatCase(asked.variant, surroundings)),
      'Notes:',
    ]),
  ]);
}

const formatStop = (what: string, stop: Stop | undefined): string[] =>
  stop === undefined ? [] : [`| ${formatClock(stop.start)} | ${what} | ${stop.minutes} |`];

/** Everything an interviewer needs, question by question. */
export function formatInterviewerMarkdown(sheet: Sheet, surroundings: Surroundings): string {
  const { site, link } = surroundings;
  const { choices, questions, candidateQuestions } = sheet;
  const slot = {
    minutes: minutesOf(sheet),
    questions: questions.length,
    candidateMinutes: candidateQuestions.minutes,
  };
  return write([
    '# Interviewer sheet',
    `Model Context Protocol, revision ${sheet.revision} · ${count(slot.questions, 'question')} · ${count(slot.minutes, 'minute')} · [this kit](<${link}>)`,
    choices.extraTime === 1 ? '' : describeExtraTime(choices.extraTime),
    '## Plan',
    [
      '| Clock | What | Minutes |',
      '| --- | --- | --- |',
      ...formatStop('Introduction', sheet.introduction),
      ...questions.flatMap(({ number, card, stop }) =>
        formatStop(`${number}. ${inTable(toMarkdown(card.title, site))}`, stop),
      ),
      ...formatStop('Further follow-ups', sheet.reserve),
      ...formatStop('The candidate’s own questions', candidateQuestions),
    ].join('\n'),
    '## Say first',
    list(listOpening(slot)),
    ...questions.flatMap((question) => formatQuestion(question, surroundings)),
    '## The candidate’s own questions',
    list(listClosing(slot.candidateMinutes)),
    '## Then',
    list(AFTERWARDS),
  ]);
}

function formatQuestion(question: SheetQuestion, surroundings: Surroundings): string[] {
  const { number, card, asked, spare, stop } = question;
  const { site } = surroundings;
  const text = (html: string): string => toMarkdown(html, site);
  const sourced = ({ name, url }: Source): string =>
    url === undefined ? markdownLine(name) : `[${markdownLine(name)}](<${URL.parse(url, site)?.href ?? url}>)`;
  const [first, ...others] = card.followUps;
  return [
    `## ${number}. ${text(card.title)}`,
    `${formatClock(stop.start)}, ${count(stop.minutes, 'minute')} · ${nameLevel(card.level)} · [page](<${new URL(card.url, site).href}>)`,
    boxes(['had seen it']),
    ...(asked === undefined ? [] : ['### Asked in its place', ...formatVariant(asked, surroundings)]),
    ...(card.prompt === undefined ? [] : [asked === undefined ? '### Read aloud first' : '### Where it comes from']),
    ...(card.prompt === undefined ? [] : [text(card.prompt)]),
    '### Key points',
    boxes(
      card.keyPoints.map(
        ({ html, essential, source }) => `${essential ? '**Essential.** ' : ''}${text(html)} (${sourced(source)})`,
      ),
    ),
    ...(first === undefined ? [] : ['### Ask everybody', `**${text(first.question)}**`]),
    ...(first === undefined ? [] : [boxes(first.expected.map(text))]),
    ...(others.length === 0 ? [] : ['### Further follow-ups']),
    ...others.flatMap(({ question: next, level, changesCondition, expected }) => [
      `**${text(next)}** (${nameLevel(level)}${changesCondition ? ', changes a condition' : ''})`,
      boxes(expected.map(text)),
    ]),
    '### Wrong answers to listen for',
    boxes(
      card.wrongAnswers.map(
        ({ claim, correction, source }) => `${inQuotes(text(claim))} ${text(correction)} (${sourced(source)})`,
      ),
    ),
    '### Anchors',
    list(ANCHORS.map((anchor) => `**${anchor}**: ${text(card.rubric[anchor])}`)),
    ...(spare === undefined ? [] : ['### For who had seen it', ...formatVariant(spare, surroundings)]),
    '### Evidence',
  ];
}

function formatVariant({ number, variant }: NumberedVariant, surroundings: Surroundings): string[] {
  const made = surroundings.cases.get(variant);
  return [
    `Variant ${number}.`,
    ...formatCase(variant, surroundings),
    ...(made === undefined ? [] : [`${formatBack(variant, made)} Server: ${markdownLine(variant.server)}.`]),
  ];
}

function formatBack({ decides }: Variant, made: CaseText): string {
  const { answer } = made;
  const value = valueToShow(made);
  const field = decides === undefined ? '' : ` It shows at ${codeSpan(decides)}`;
  return `Computed answer: ${codeSpan(answer)}.${field}${value === undefined ? '' : `: ${codeSpan(value)}`}${field === '' ? '' : '.'}`;
}
