// A report as annotations of a GitHub Actions run: workflow commands on standard output.
import { count, isJudged, listFails, summarise } from './outline.ts';
import type { Fail } from './outline.ts';
import { formatPlain } from './plain-text.ts';
import type { Report } from './report.ts';

/** Annotations of one level that a step may make; the runner drops those beyond without a word. */
const MOST = 10;

// What the runner takes back: `%25`, `%0D` and `%0A` in a message, `%3A` and `%2C` too in a property.
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const write = (level: 'error' | 'warning' | 'notice', title: string, ...lines: string[]): string =>
  `::${level} title=${escapeProperty(formatPlain(title))}::${escapeData(lines.map(formatPlain).join('\n'))}`;

/** Prints the fails of a report as annotations, ten a level, and one notice that sums up and counts the rest. */
export function formatGithub(report: Report): string {
  if (!isJudged(report)) return `${write('error', 'Wireproof: not judged', report.target.eraMessage)}\n`;
  const fails = listFails(report);
  const errors = fails.filter(({ finding }) => finding.severity !== 'warning');
  const warnings = fails.filter(({ finding }) => finding.severity === 'warning');
  const left = [[errors.length - MOST, 'error'] as const, [warnings.length - MOST, 'warning'] as const].flatMap(
    ([number, noun]) => (number > 0 ? [`${count(number, `more ${noun}`)}`] : []),
  );
  const rest =
    left.length === 0 ? [] : [`Not annotated, since GitHub shows ${MOST} of a level: ${left.join(' and ')}.`];
  return [
    ...errors.slice(0, MOST).map((fail) => annotate('error', fail)),
    ...warnings.slice(0, MOST).map((fail) => annotate('warning', fail)),
    write('notice', 'Wireproof', `${report.target.name}: ${summarise(report)}.`, ...report.notices, ...rest),
    '',
  ].join('\n');
}

function annotate(level: 'error' | 'warning', { finding, blocks }: Fail): string {
  const { rule, title, message, location, help } = finding;
  return write(
    level,
    `${rule} ${title}`,
    message,
    ...(location === undefined ? [] : [`Seen in ${location}`]),
    ...(blocks.length === 0 ? [] : [`Blocks ${blocks.map((blocked) => blocked.rule).join(', ')}`]),
    help,
  );
}
