// A report as Markdown for the summary of a GitHub Actions job, which holds 1 MiB and shows nothing of a longer one.
import { codeSpan, escapeCell, escapeMarkdown, fence } from './markdown-text.ts';
import { groupByMessage, isJudged, listFails, listLooseBlocked, summarise } from './outline.ts';
import type { Fail } from './outline.ts';
import type { Report, ReportFinding } from './report.ts';

/** Bytes of a summary; other commands of the step may write to it too. */
const MOST_BYTES = 1_000_000;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Prints a report as Markdown. */
export function formatMarkdown(report: Report): string {
  const { tool, target, revision, notices } = report;
  const fails = listFails(report);
  const head = [
    '## Wireproof',
    `**${escapeMarkdown(summarise(report).replace(/\.$/, ''))}.**`,
    `${codeSpan(target.name)}, ${target.transport === 'http' ? 'HTTP' : 'stdio'}, revision ${escapeMarkdown(revision)}${target.server === undefined ? '' : `, ${escapeMarkdown(target.server)}`}. ${isJudged(report) ? escapeMarkdown(target.eraMessage) : ''}`.trim(),
    ...notices.map((notice) => `> ${escapeMarkdown(notice)}`),
  ];
  const proof = isJudged(report) ? ' A fail is proof; a pass is only the absence of proof.' : '';
  const foot = `Wireproof ${escapeMarkdown(tool.version)}.${proof}`;
  return fitParts(head, [...writeTable(fails), ...fails.map(writeFail), ...writeOpen(report)], foot);
}

/** Joins what fits; the rest is counted in a sentence. */
function fitParts(head: readonly string[], parts: readonly string[], foot: string): string {
  const cut = (left: number): string =>
    `The summary holds one megabyte: ${left} more parts of the report are left out here.`;
  const kept = [...head];
  let size = bytes([...head, cut(parts.length), foot].join('\n\n')) + 1;
  let left = 0;
  for (const part of parts) {
    size += bytes(part) + 2;
    if (left > 0 || size > MOST_BYTES) left += 1;
    else kept.push(part);
  }
  return `${[...kept, ...(left === 0 ? [] : [cut(left)]), foot].join('\n\n')}\n`;
}

const link = ({ rule, help }: ReportFinding): string => `[${rule}](<${help}>)`;

function writeTable(fails: readonly Fail[]): string[] {
  if (fails.length === 0) return [];
  const all = fails.map(({ finding, blocks }) => {
    const blocked = blocks.length === 0 ? '' : ` Blocks ${blocks.map(link).join(', ')}.`;
    return `| ${finding.severity ?? 'error'} | ${link(finding)} | ${escapeCell(finding.message)}${blocked} |`;
  });
  let size = 0;
  const rows = all.filter((row) => (size += bytes(row)) < MOST_BYTES / 2);
  if (rows.length < all.length) rows.push(`| | | ${all.length - rows.length} more are left out here. |`);
  return [['| | rule | what was seen |', '| --- | --- | --- |', ...rows].join('\n')];
}

/** The exchange of a fail, folded away. */
function writeFail({ finding }: Fail): string {
  const { rule, expected, location, source, level, sent, received, curl, playground } = finding;
  const part = (name: string, text: string | undefined, language?: string): string[] =>
    text === undefined ? [] : [name, fence(text, language)];
  return [
    `<details><summary>${rule}</summary>`,
    `Expected: ${escapeMarkdown(expected)}${location === undefined ? '' : `  \nSeen in: ${escapeMarkdown(location)}`}`,
    `[${level}, in the specification](<${source}>)${playground === undefined ? '' : ` · [open in the playground](<${playground}>)`}`,
    ...part('Sent', sent),
    ...part('Received', received),
    ...part('To repeat it', curl, 'sh'),
    '</details>',
  ].join('\n\n');
}

/** What was not settled, each cause once. */
function writeOpen(report: Report): string[] {
  const blocked = listLooseBlocked(report).map((one) => `- ${link(one)} is blocked: ${escapeMarkdown(one.message)}`);
  const untested = groupByMessage(report, 'untestable').map(
    ({ message, findings }) => `- ${escapeMarkdown(message)} ${findings.map(link).join(', ')}`,
  );
  return [
    ...(blocked.length === 0 ? [] : [blocked.join('\n')]),
    ...(untested.length === 0 ? [] : ['### Not tested', untested.join('\n')]),
  ];
}
