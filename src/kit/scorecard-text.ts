// A scorecard as files: JSON for the panel and programs, CSV for a spreadsheet, Markdown to read.
import { TOPICS } from '../schemas/taxonomy.ts';
import { formatTable } from '../study/csv.ts';
import { markdownLine, markdownList, markdownQuote } from './markdown-text.ts';
import type { Draft, DraftQuestion, Scorecard } from './scorecard.ts';

/** The file that the panel takes. */
export const formatScorecardJson = (card: Draft | Scorecard): string => `${JSON.stringify(card, null, 2)}\n`;

/** A score in words, also where there is none. */
export const nameScore = (score: DraftQuestion['score']): string => {
  if (score === undefined) return 'no score yet';
  return score === 'not-asked' ? 'not asked' : score;
};

/** The name of a topic; a topic of a later version goes by its key. */
export const nameTopic = (topic: string): string =>
  Object.hasOwn(TOPICS, topic) ? TOPICS[topic as keyof typeof TOPICS] : topic;

const COLUMNS = [
  ...['interview', 'number', 'slug', 'hash', 'question', 'level', 'topic', 'variant', 'had seen it', 'score', 'notes'],
  ...['points heard', 'points missed', 'wrong answers heard', 'follow-ups', 'seconds'],
];

const followUpLines = ({ followUps }: DraftQuestion): string[] =>
  followUps.map(
    ({ question, heard }) => `${question} Heard: ${heard.length === 0 ? 'nothing expected.' : heard.join(' ')}`,
  );

/** A line for each question; lists stand below each other in their cell, and no cell is a formula. */
export function formatScorecardCsv({ label, questions }: Draft | Scorecard): string {
  const lines = questions.map((question: DraftQuestion) => [
    label.trim(),
    String(question.number),
    question.slug,
    question.hash,
    question.title,
    question.level,
    nameTopic(question.topic),
    String(question.variant ?? ''),
    question.hadSeen ? 'yes' : 'no',
    nameScore(question.score),
    question.notes.trim(),
    question.heardPoints.join('\n'),
    question.missedPoints.join('\n'),
    question.heardWrong.join('\n'),
    followUpLines(question).join('\n'),
    String(question.seconds),
  ]);
  return formatTable([COLUMNS, ...lines]);
}

/** `2026-11-30 09:05 UTC`. */
export const nameTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** Seconds as minutes, `6 min`, and less than one as that. */
const nameSeconds = (seconds: number): string =>
  seconds < 30 ? 'less than a minute' : `${Math.round(seconds / 60)} min`;

/** What was heard to one question, as Markdown: notes, points, wrong answers, follow-ups. */
export function formatEvidence(question: DraftQuestion): string[] {
  const facts = [
    ...(question.variant === undefined ? [] : [`Variant ${question.variant} was asked in its place.`]),
    ...(question.hadSeen ? ['The candidate had seen it before.'] : []),
  ];
  return [
    ...(facts.length === 0 ? [] : [facts.join(' ')]),
    ...(question.notes.trim() === '' ? [] : [markdownQuote(question.notes)]),
    ...markdownList('Heard', question.heardPoints),
    ...markdownList('Not heard', question.missedPoints),
    ...markdownList('Wrong answers heard', question.heardWrong),
    ...question.followUps.map(({ question: asked, heard }) =>
      heard.length === 0
        ? `Follow-up: ${markdownLine(asked)} Nothing expected was heard.`
        : markdownList(`Follow-up: ${markdownLine(asked)} Heard`, heard).join(''),
    ),
  ];
}

/** Links a question to its page. */
export const linkQuestion = ({ slug, title }: Pick<DraftQuestion, 'slug' | 'title'>, site: string): string =>
  `[${markdownLine(title)}](<${new URL(`questions/${slug}/`, site).href}>)`;

/** A summary to read; `site` is the address of the home page. */
export function formatScorecardMarkdown(card: Draft | Scorecard, site: string): string {
  const { label, startedAt, finishedAt, minutes, extraTime, revision, kit } = card;
  const questions: readonly DraftQuestion[] = card.questions;
  const name = label.trim() === '' ? '' : `: ${markdownLine(label)}`;
  const extra = extraTime === 1 ? '' : `, all times × ${extraTime}`;
  const end = finishedAt === undefined ? 'not finished: a draft' : `finished ${nameTime(finishedAt)}`;
  const rows = questions.map(
    ({ number, title, score, seconds }) =>
      `| ${number} | ${markdownLine(title)} | ${nameScore(score)} | ${score === 'not-asked' ? '' : nameSeconds(seconds)} |`,
  );
  const parts = [
    `# ${finishedAt === undefined ? 'Draft of a scorecard' : 'Scorecard'}${name}`,
    [
      `- Begun ${nameTime(startedAt)}, ${end}`,
      `- ${minutes} minutes planned${extra}`,
      `- Model Context Protocol, revision ${markdownLine(revision)}; [the questions](<${new URL(`kit/${kit}`, site).href}>)`,
    ].join('\n'),
    ['| | Question | Score | Time |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    ...questions.flatMap((question) => [
      `## ${question.number}. ${linkQuestion(question, site)}`,
      `${question.level}, ${markdownLine(nameTopic(question.topic))}. Score: **${nameScore(question.score)}**`,
      ...formatEvidence(question),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What of a label a file name can have: letters and digits of any script, at most 40, joined by hyphens. */
export function fileWords(label: string): string {
  const words = label.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return Array.from(words.join('-').toLowerCase()).slice(0, 40).join('').replace(/-$/, '');
}
