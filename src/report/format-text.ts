// A report for people at a terminal: what failed first, what that blocks, what was left open, and a summary.
import { formatDuration } from '../exchange/labels.ts';
import { groupByMessage, isJudged, listFails, listLooseBlocked, summarise } from './outline.ts';
import type { Fail } from './outline.ts';
import { formatPlain, wrapText } from './plain-text.ts';
import type { Report, ReportFinding } from './report.ts';

export interface TextOptions {
  /** Whether to use the colours of a terminal. */
  color?: boolean;
  /** Whether to tell passes, rules that do not apply, and the exchange and commands of each fail. */
  verbose?: boolean;
  /** Columns; 100 without it. */
  width?: number;
}

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green';
// Select Graphic Rendition (ECMA-48 section 8.3.117).
const CODES: Readonly<Record<Style, number>> = { bold: 1, dim: 2, red: 31, yellow: 33, green: 32 };

/** Where what belongs to a finding begins, and where its labels end. */
const INDENT = 9;
const LABEL = 10;

/** Prints a report as text for a terminal. */
export function formatText(report: Report, options: TextOptions = {}): string {
  const { color = false, verbose = false, width = 100 } = options;
  const paint = (text: string, ...styles: Style[]): string =>
    color && styles.length > 0 ? `\u001b[${styles.map((style) => CODES[style]).join(';')}m${text}\u001b[0m` : text;
  const lines: string[] = [];

  /** A text that hangs behind what stands before it; `columns` of that are already taken. */
  const hang = (before: string, columns: number, text: string, ...styles: Style[]): void => {
    const [first = '', ...rest] = wrapText(formatPlain(text), Math.max(20, width - columns));
    lines.push(`${before}${paint(first, ...styles)}`);
    lines.push(...rest.map((line) => ' '.repeat(columns) + paint(line, ...styles)));
  };
  const labelled = (label: string, text: string): void =>
    hang(' '.repeat(INDENT) + paint(label.padEnd(LABEL), 'dim'), INDENT + LABEL, text);
  const quoted = (label: string, text: string | undefined, mark?: number): void => {
    if (text === undefined) return;
    lines.push(' '.repeat(INDENT) + paint(label, 'dim'));
    text.split('\n').forEach((line, index) => {
      const bar = index + 1 === mark ? paint('>', 'bold', 'red') : paint('|', 'dim');
      // Indentation is part of what is quoted.
      const [, space = '', rest = ''] = /^( *)(.*)$/s.exec(line) ?? [];
      lines.push(`${' '.repeat(INDENT)}${bar} ${space}${formatPlain(rest)}`.trimEnd());
    });
  };

  const tellFail = ({ finding, blocks }: Fail): void => {
    const isError = finding.severity !== 'warning';
    const word = paint((isError ? 'error' : 'warning').padEnd(INDENT), 'bold', isError ? 'red' : 'yellow');
    hang(`${word}${paint(finding.rule, 'bold')}  `, INDENT + finding.rule.length + 2, finding.message);
    labelled('expected', finding.expected);
    if (finding.location !== undefined) labelled('seen in', finding.location);
    labelled('rule', finding.help);
    if (verbose) {
      quoted('sent', finding.sent, finding.mark?.in === 'sent' ? finding.mark.line : undefined);
      quoted('received', finding.received, finding.mark?.in === 'received' ? finding.mark.line : undefined);
      quoted('to repeat it', finding.curl);
      if ((finding.playground?.length ?? Infinity) <= 2000) labelled('or at', String(finding.playground));
    }
    blocks.forEach((blocked, index) => labelled(index === 0 ? 'blocks' : '', `${blocked.rule}: ${blocked.message}`));
    lines.push('');
  };
  /** The rules of one verdict: those with the same message together, so that one cause is told once. */
  const tellTogether = (word: string, verdict: ReportFinding['verdict']): void => {
    groupByMessage(report, verdict).forEach(({ message, findings }, index) => {
      const label = paint((index === 0 ? word : '').padEnd(INDENT), 'dim');
      const [only, another] = findings;
      if (only !== undefined && another === undefined) {
        hang(`${label}${only.rule}  `, INDENT + only.rule.length + 2, message);
        return;
      }
      hang(label, INDENT, message);
      hang(' '.repeat(INDENT), INDENT, findings.map(({ rule }) => rule).join(', '), 'dim');
    });
  };

  const { tool, target, revision, notices } = report;
  const way = target.transport === 'http' ? 'over HTTP' : 'over stdio';
  hang('', 0, `Wireproof ${tool.version}, revision ${revision}: ${target.name} ${way}`, 'bold');
  if (isJudged(report)) hang('', 0, [target.server, target.eraMessage].filter(Boolean).join(': '));
  notices.forEach((notice) => hang(paint('note'.padEnd(INDENT), 'bold'), INDENT, notice));
  lines.push('');
  listFails(report).forEach(tellFail);
  listLooseBlocked(report).forEach(({ rule, message, blockedBy }, index) => {
    const label = paint((index === 0 ? 'blocked' : '').padEnd(INDENT), 'dim');
    const by = blockedBy === undefined ? '' : ` (by ${blockedBy})`;
    hang(`${label}${rule}  `, INDENT + rule.length + 2, `${message}${by}`);
  });
  tellTogether('untested', 'untestable');
  if (verbose) {
    tellTogether('n/a', 'not-applicable');
    tellTogether('pass', 'pass');
  }
  if (lines.at(-1) !== '') lines.push('');
  const took = isJudged(report) ? ` (${formatDuration(report.milliseconds)})` : '';
  hang('', 0, `${summarise(report)}${took}`, ...summaryStyles(report));
  return `${lines.join('\n')}\n`;
}

function summaryStyles(report: Report): Style[] {
  if (!isJudged(report) || report.counts.errors > 0) return ['bold', 'red'];
  return ['bold', report.counts.warnings > 0 ? 'yellow' : 'green'];
}
