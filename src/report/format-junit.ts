// A report as JUnit XML: a suite for each category, a case for each rule, and one suite for the run itself.
import { escapeText } from '../exchange/escape.ts';
import { VERDICT_WORDS, groupByCategory, isJudged, summarise } from './outline.ts';
import type { Report, ReportFinding } from './report.ts';

export interface JunitOptions {
  /** Whether a broken SHOULD is a failure too; otherwise its case passes and says it as output. */
  strict?: boolean;
}

interface Case {
  xml: string;
  outcome: 'pass' | 'failure' | 'error' | 'skipped';
}

/** XML 1.0 has no way to write control characters (section 2.2); they are shown instead, and two more that it forbids. */
const escapeXml = (text: string): string => escapeText(text).replace(/[\ufffe\uffff]/g, '\ufffd');
/** In an attribute a line break would be read as a space. */
const escapeValue = (text: string): string =>
  escapeXml(text).replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;');

const element = (name: string, attributes: Record<string, string | number>, inside = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeValue(String(value))}"`);
  return `<${name}${list.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`;
};

/** Prints a report as JUnit XML. */
export function formatJunit(report: Report, { strict = false }: JunitOptions = {}): string {
  const suites = [
    { name: 'The run', cases: [describeRun(report)] },
    ...groupByCategory(report.findings).map(({ name, findings }) => ({
      name,
      cases: findings.map((finding) => describeFinding(report, finding, strict)),
    })),
  ];
  const seconds = (report.milliseconds / 1000).toFixed(3);
  const inner = suites.map(({ name, cases }, index) =>
    element(
      'testsuite',
      {
        name,
        ...countOutcomes(cases),
        // The time is of the whole run; a probe settles rules of several categories.
        time: index === 0 ? seconds : '0.000',
        timestamp: report.started.replace(/\.\d+Z$/, ''),
      },
      `\n${index === 0 ? describeProperties(report) : ''}${cases.map(({ xml }) => `    ${xml}\n`).join('')}  `,
    ),
  );
  const total = countOutcomes(suites.flatMap(({ cases }) => cases));
  const root = element('testsuites', { name: 'Wireproof', ...total, time: seconds }, `\n  ${inner.join('\n  ')}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function countOutcomes(cases: readonly Case[]): Record<string, number> {
  const of = (outcome: Case['outcome']): number => cases.filter((one) => one.outcome === outcome).length;
  return { tests: cases.length, failures: of('failure'), errors: of('error'), skipped: of('skipped') };
}

function describeProperties({ tool, revision, target }: Report): string {
  const properties = {
    'wireproof.version': tool.version,
    revision,
    transport: target.transport,
    target: target.name,
    era: target.era,
    ...(target.server === undefined ? {} : { server: target.server }),
  };
  const list = Object.entries(properties).map(([name, value]) => `      ${element('property', { name, value })}\n`);
  return `    <properties>\n${list.join('')}    </properties>\n`;
}

/** The case that says whether the server could be judged, and what holds for the whole run. */
function describeRun(report: Report): Case {
  const { target, notices, complete, revision } = report;
  const attributes = {
    classname: `mcp.${revision}`,
    name: `${target.name} can be judged by revision ${revision}`,
    time: '0.000',
  };
  const said = [target.eraMessage, ...notices, summarise(report)].join('\n');
  const output = element('system-out', {}, escapeXml(said));
  if (isJudged(report) && complete) return { outcome: 'pass', xml: element('testcase', attributes, output) };
  const message = isJudged(report) ? (notices[0] ?? 'The run ended early.') : target.eraMessage;
  const error = element('error', { message, type: isJudged(report) ? 'incomplete' : target.era }, escapeXml(said));
  return { outcome: 'error', xml: element('testcase', attributes, error) };
}

function describeFinding(report: Report, finding: ReportFinding, strict: boolean): Case {
  const { rule, title, verdict, severity, reason, message, blockedBy } = finding;
  const attributes = {
    classname: `mcp.${report.revision}.${rule.split('-')[1] ?? ''}`,
    name: `${rule} ${title}`,
    time: '0.000',
  };
  const make = (outcome: Case['outcome'], inside = ''): Case => ({
    outcome,
    xml: element('testcase', attributes, inside),
  });
  if (verdict === 'pass') return make('pass');
  if (verdict !== 'fail') {
    const by = blockedBy === undefined ? '' : ` by ${blockedBy}`;
    return make('skipped', element('skipped', { message: `${VERDICT_WORDS[verdict]}${by}: ${message}` }));
  }
  const text = escapeXml(tellFail(finding));
  if (severity === 'warning' && !strict) return make('pass', element('system-out', {}, `Warning: ${text}`));
  return make('failure', element('failure', { message, type: `${severity ?? 'error'}: ${rule} ${reason}` }, text));
}

/** The link stands on a line of its own: some readers make links of those. */
function tellFail({ message, expected, location, help, level, quote, sent, received }: ReportFinding): string {
  const part = (name: string, text: string | undefined): string[] => (text === undefined ? [] : ['', `${name}:`, text]);
  return [
    message,
    help,
    '',
    `Expected: ${expected}`,
    ...(location === undefined ? [] : [`Seen in: ${location}`]),
    `${level}: “${quote}”`,
    ...part('Sent', sent),
    ...part('Received', received),
    '',
  ].join('\n');
}
