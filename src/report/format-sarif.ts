// A report as SARIF 2.1.0, complete: every verdict a result, every rule with its words and its page.
import { writeJson } from './format-json.ts';
import { isJudged } from './outline.ts';
import type { Report, ReportFinding } from './report.ts';
import { NOT_JUDGED, SARIF_SCHEMA, describeTool, hashText, listDescriptors, sarifText, writeMessage } from './sarif.ts';

// Section 3.27.9: `open` is for what was looked at without enough to decide it.
const KINDS = {
  fail: 'fail',
  pass: 'pass',
  'not-applicable': 'notApplicable',
  untestable: 'open',
  blocked: 'open',
} as const;

/** In a message `{` begins a placeholder and stands doubled for itself (section 3.11.5). */
const escapeBraces = (text: string): string => text.replace(/[{}]/g, '$&$&');

/** Prints a report as a SARIF log. */
export function formatSarif(report: Report): string {
  const { target, started, milliseconds, complete, revision } = report;
  const rules = listDescriptors(report, report.findings);
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const end = new Date(Date.parse(started) + milliseconds).toISOString();
  const results = report.findings.map((finding) => describeResult(report, finding, indexOf.get(finding.rule) ?? -1));
  return writeJson({
    $schema: SARIF_SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: describeTool(report, rules),
        automationDetails: { id: `wireproof/${target.transport}/` },
        invocations: [
          {
            executionSuccessful: isJudged(report) && complete,
            startTimeUtc: started,
            endTimeUtc: end,
            toolExecutionNotifications: listNotifications(report),
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: isJudged(report) ? results : [describeNoVerdict(report, indexOf.get(NOT_JUDGED) ?? -1)],
        properties: { revision, target },
      },
    ],
  });
}

function listNotifications(report: Report): object[] {
  const { eraMessage } = report.target;
  return [
    { level: isJudged(report) ? 'note' : 'error', message: { text: escapeBraces(sarifText(eraMessage)) } },
    ...report.notices.map((notice) => ({ level: 'warning', message: { text: escapeBraces(sarifText(notice)) } })),
  ];
}

const locate = ({ target }: Report, location?: string): object => ({
  logicalLocations: [{ name: target.name, fullyQualifiedName: target.name, kind: 'resource' }],
  ...(location === undefined ? {} : { message: { text: escapeBraces(sarifText(location)) } }),
});

function describeResult(report: Report, finding: ReportFinding, ruleIndex: number): object {
  const { rule, verdict, severity, reason, location, title, message, help, quote, ...rest } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    kind: KINDS[verdict],
    // Section 3.27.10: what is no fail has no level.
    level: verdict === 'fail' ? (severity ?? 'error') : 'none',
    message: { text: escapeBraces(writeMessage(finding)) },
    locations: [locate(report, location)],
    fingerprints: { 'wireproof/v1': hashText([rule, reason, report.target.name].join('\n')) },
    partialFingerprints: { 'ruleAndReason/v1': hashText([rule, reason].join('\n')) },
    properties: { verdict, reason, help, ...rest },
  };
}

function describeNoVerdict(report: Report, ruleIndex: number): object {
  return {
    ruleId: NOT_JUDGED,
    ruleIndex,
    kind: 'open',
    level: 'none',
    message: { text: escapeBraces(sarifText(report.target.eraMessage)) },
    locations: [locate(report)],
  };
}
