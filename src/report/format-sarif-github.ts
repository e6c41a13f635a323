// A report as SARIF for GitHub code scanning, which shows results at places in files and nothing else.
import { writeJson } from './format-json.ts';
import { isJudged, listFails } from './outline.ts';
import type { Report } from './report.ts';
import { NOT_JUDGED, SARIF_SCHEMA, describeTool, hashText, listDescriptors, sarifText, writeMessage } from './sarif.ts';

/** Results that code scanning takes of one run; more make it refuse the file. */
const MOST_RESULTS = 25_000;

export interface CodeScanningOptions {
  /** A file of the repository at which the results are shown, relative to its root; README.md without it. */
  artifact?: string;
}

/** Prints the fails of a report for code scanning: each at the first line of a file, since none has a place in the source. */
export function formatSarifForGithub(report: Report, { artifact = 'README.md' }: CodeScanningOptions = {}): string {
  const fails = listFails(report).slice(0, MOST_RESULTS);
  const rules = listDescriptors(
    report,
    fails.map(({ finding }) => finding),
  );
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const locations = [
    {
      physicalLocation: {
        artifactLocation: { uri: toRelativeUri(artifact) },
        region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
      },
    },
  ];
  const result = (ruleId: string, level: string, text: string, reason: string): object => ({
    ruleId,
    ruleIndex: indexOf.get(ruleId),
    level,
    message: { text },
    locations,
    // Without the target: it may listen on another port each time, and the alert stays the same.
    partialFingerprints: { primaryLocationLineHash: `${hashText(`${ruleId}\n${reason}`)}:1` },
  });
  return writeJson({
    $schema: SARIF_SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: describeTool(report, rules),
        automationDetails: { id: `wireproof/${report.target.transport}/` },
        columnKind: 'utf16CodeUnits',
        results: isJudged(report)
          ? fails.map(({ finding, blocks }) => {
              const blocked = blocks.length === 0 ? '' : ` It blocks ${blocks.map(({ rule }) => rule).join(', ')}.`;
              const text = `${writeMessage(finding)}${blocked}`;
              return result(finding.rule, finding.severity ?? 'error', text, finding.reason);
            })
          : [result(NOT_JUDGED, 'error', sarifText(report.target.eraMessage), report.target.era)],
      },
    ],
  });
}

/** Code scanning refuses addresses of any scheme, and paths from the root. */
const toRelativeUri = (path: string): string =>
  encodeURI(
    path
      .replaceAll('\\', '/')
      .replace(/^[a-z]:/i, '')
      .replace(/^(?:\.?\/)+/, ''),
  );
