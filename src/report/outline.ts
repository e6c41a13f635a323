// How a report is told, the same in every format: the headline, what failed with what it blocks, and what was not settled.
import { CATEGORIES, categoryOf } from '../schemas/taxonomy.ts';
import type { Report, ReportFinding } from './report.ts';

/** Whether the server was judged at all: it serves the revision, as far as its answers show. */
export const isJudged = ({ target }: Report): boolean => target.era === 'modern' || target.era === 'dual';

/** A number with its noun: `1 error`, `2 errors`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The outcome in one line: `1 error and 2 warnings; 106 passed, 10 could not be tested, 3 do not apply`. */
export function summarise(report: Report): string {
  if (!isJudged(report)) return `Not judged. ${report.target.eraMessage}`;
  const { errors, warnings, pass, blocked, untestable, 'not-applicable': inapplicable } = report.counts;
  const parts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  const rest = [
    `${pass} passed`,
    ...(blocked > 0 ? [`${blocked} blocked`] : []),
    ...(untestable > 0 ? [`${untestable} could not be tested`] : []),
    ...(inapplicable > 0 ? [`${inapplicable} ${inapplicable === 1 ? 'does' : 'do'} not apply`] : []),
  ];
  return `${parts.join(' and ') || 'No rule was seen broken'}; ${rest.join(', ')}`;
}

/** A fail, and the rules that it made meaningless. */
export interface Fail {
  finding: ReportFinding;
  blocks: ReportFinding[];
}

/** The fails, errors first, then in the order of their ids. */
export function listFails({ findings }: Report): Fail[] {
  const byRule = new Map<string, ReportFinding>(findings.map((finding) => [finding.rule, finding]));
  const blocked = findings.filter(({ verdict }) => verdict === 'blocked');
  const fails = findings.filter(({ verdict }) => verdict === 'fail');
  const sorted = [
    ...fails.filter(({ severity }) => severity !== 'warning'),
    ...fails.filter(({ severity }) => severity === 'warning'),
  ];
  return sorted.map((finding) => ({ finding, blocks: blocked.filter((one) => rootOf(one, byRule) === finding) }));
}

/** Follows what blocks a rule to what blocks that, and so on; a report that goes round in a circle has no root. */
function rootOf(finding: ReportFinding, byRule: ReadonlyMap<string, ReportFinding>): ReportFinding | undefined {
  const seen = new Set<ReportFinding>();
  let here: ReportFinding | undefined = finding;
  while (here?.verdict === 'blocked' && !seen.has(here)) {
    seen.add(here);
    here = here.blockedBy === undefined ? undefined : byRule.get(here.blockedBy);
  }
  return here?.verdict === 'blocked' ? undefined : here;
}

/** Blocked rules whose cause is no fail of this report: it was not asked for, or lies elsewhere. */
export function listLooseBlocked(report: Report): ReportFinding[] {
  const told = new Set(listFails(report).flatMap(({ blocks }) => blocks));
  return report.findings.filter((finding) => finding.verdict === 'blocked' && !told.has(finding));
}

/** Findings with the same message, which is said once. */
export interface SameMessage {
  message: string;
  findings: ReportFinding[];
}

/** Groups the findings of one verdict by their message, the longest list first. */
export function groupByMessage({ findings }: Report, verdict: ReportFinding['verdict']): SameMessage[] {
  const groups = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    if (finding.verdict !== verdict) continue;
    groups.set(finding.message, [...(groups.get(finding.message) ?? []), finding]);
  }
  return [...groups]
    .map(([message, members]) => ({ message, findings: members }))
    .sort((a, b) => b.findings.length - a.findings.length);
}

/** The findings of each category that has any, by its key and name, in the order of the site. */
export function groupByCategory(
  findings: readonly ReportFinding[],
): { key: string; name: string; findings: ReportFinding[] }[] {
  const keys = [...new Set([...Object.keys(CATEGORIES), ...findings.map(({ rule }) => categoryOf(rule) as string)])];
  return keys
    .map((key) => ({ key, name: nameCategory(key), findings: findings.filter(({ rule }) => categoryOf(rule) === key) }))
    .filter((group) => group.findings.length > 0);
}

/** The name of a category; of one that this version does not know, its key. */
export const nameCategory = (key: string): string =>
  Object.hasOwn(CATEGORIES, key) ? CATEGORIES[key as keyof typeof CATEGORIES] : key;

/** The page of a rule, without the reason. */
export const pageOf = ({ help }: ReportFinding): string => help.replace(/#.*$/, '');

/** The words for a verdict that is not `fail`. */
export const VERDICT_WORDS = {
  pass: 'passed',
  blocked: 'blocked',
  untestable: 'could not be tested',
  'not-applicable': 'does not apply',
} as const;
