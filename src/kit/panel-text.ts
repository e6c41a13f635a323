// A panel as files: CSV for a spreadsheet, Markdown to read; means stand in them only once they were shown.
import { formatTable } from '../study/csv.ts';
import { markdownLine } from './markdown-text.ts';
import { groupQuestions, nameSpread } from './panel-groups.ts';
import { count, describeLimits, describeOverall, describeRange, formatMean, MEANS_LEAD } from './panel-means.ts';
import { sumUp, TALK_FROM, type Panel, type PanelQuestion } from './panel.ts';
import { tellVariants } from './panel-words.ts';
import { formatEvidence, linkQuestion, nameScore, nameTime, nameTopic } from './scorecard-text.ts';

interface Options {
  hasMeans: boolean;
}

/** What a scorecard says of a question, also where it does not have it. */
export const nameAnswer = (answer: PanelQuestion['answers'][number]): string =>
  answer === undefined ? 'not in the kit' : nameScore(answer.score);

/** A line for each question, those that are furthest apart first, with the scores and the notes of each interviewer. */
export function formatPanelCsv({ members, questions }: Panel, { hasMeans }: Options): string {
  const names = members.map(({ name }) => name);
  const head = [
    ...['question', 'slug', 'hash', 'level', 'topic', 'spread', 'talk about it', 'asked by'],
    ...names.map((name) => `score: ${name}`),
    ...(hasMeans ? ['mean', 'mean rests on'] : []),
    ...names.map((name) => `notes: ${name}`),
  ];
  const lines = questions.map(({ title, slug, hash, level, topic, spread, asked, answers, mean }) => [
    ...[title, slug, hash, level, nameTopic(topic)],
    ...[
      String(spread ?? ''),
      spread !== undefined && spread >= TALK_FROM ? 'yes' : 'no',
      `${asked} of ${names.length}`,
    ],
    ...answers.map(nameAnswer),
    ...(hasMeans ? [mean === undefined ? '' : mean.toFixed(2), count(asked, 'score')] : []),
    ...answers.map((answer) => answer?.notes.trim() ?? ''),
  ]);
  return formatTable([head, ...lines]);
}

const bold = (name: string): string => `**${markdownLine(name)}**`;

function formatQuestion(question: PanelQuestion, { members }: Panel, site: string): string[] {
  const variants = tellVariants(members, question);
  const told = [nameSpread(question), `asked by ${question.asked} of ${members.length}`].join(', ');
  return [
    `### ${linkQuestion(question, site)}`,
    `${question.level}, ${markdownLine(nameTopic(question.topic))}: ${told}.${variants === undefined ? '' : ` ${markdownLine(variants)}`}`,
    ...members.flatMap(({ name }, index) => {
      const answer = question.answers[index];
      const evidence = answer === undefined || answer.score === 'not-asked' ? [] : formatEvidence(answer);
      return [`${bold(name)}: ${nameAnswer(answer)}`, ...evidence];
    }),
  ];
}

function formatMeans(panel: Panel): string[] {
  const overall = sumUp(panel);
  const rowOf = (name: string, mean: number | undefined, rests: string): string =>
    `| ${markdownLine(name)} | ${formatMean(mean)} | ${rests} |`;
  return [
    '## Means',
    MEANS_LEAD,
    describeRange(overall),
    [
      '| Interviewer | Mean | Rests on |',
      '| --- | --- | --- |',
      ...panel.members.map(({ name }, index) => {
        const { mean, questions } = overall.byMember[index] ?? { questions: 0 };
        return rowOf(name, mean, count(questions, 'question'));
      }),
    ].join('\n'),
    [
      '| Question | Mean | Rests on |',
      '| --- | --- | --- |',
      ...panel.questions.map(({ title, mean, asked }) => rowOf(title, mean, count(asked, 'score'))),
    ].join('\n'),
    describeOverall(overall, panel.questions.length),
    describeLimits(panel.members.length),
  ];
}

/** The panel to read; `site` is the address of the home page. */
export function formatPanelMarkdown(panel: Panel, site: string, { hasMeans }: Options): string {
  const { members, notices } = panel;
  const parts = [
    '# Panel',
    members
      .map(({ name, scorecard }) => `- ${bold(name)}, begun ${nameTime(scorecard.startedAt)}`)
      .concat(notices.map((notice) => `- ${markdownLine(notice)}`))
      .join('\n'),
    ...groupQuestions(panel).flatMap(({ title, lead, questions }) => [
      `## ${title}`,
      lead,
      ...questions.flatMap((question) => formatQuestion(question, panel, site)),
    ]),
    ...(hasMeans ? formatMeans(panel) : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
