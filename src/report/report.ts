// The one model that every format is printed from: what a validation found, with the words of the rules. Plain data.
import type { Spot } from '../exchange/exchange.ts';
import { formatStatus } from '../exchange/labels.ts';
import type { RuleId, Verdict } from '../probes/probe.ts';
import { REVISION } from '../protocol/revision.ts';
import type { Era } from '../run/era.ts';
import type { Validation } from '../run/validate.ts';
import { createFinding } from './create-finding.ts';
import { cutText } from './cut-text.ts';
import { createRedactor } from './redact.ts';

/** What a report says of a rule besides the verdict; its page has the same words. */
export interface RuleInfo {
  id: RuleId;
  title: string;
  level: 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT';
  /** The normative sentence. */
  quote: string;
  /** Where it stands: `basic/index#meta`. */
  passage: string;
}

export type Severity = 'error' | 'warning';

export interface ReportFinding {
  rule: RuleId;
  title: string;
  level: RuleInfo['level'];
  verdict: Verdict;
  /** Of a fail: what it counts as. MUST is an error, SHOULD a warning, and so is what rests on a limit of ours. */
  severity?: Severity;
  reason: string;
  /** The first sentence; stands alone. */
  message: string;
  quote: string;
  /** The passage on the specification's site. */
  source: string;
  /** The rule's page, at the very reason. */
  help: string;
  probe: string;
  /** What a good server does. */
  expected: string;
  /** Where it shows, in words: `answer 2, header Content-Type`; with the value there. */
  location?: string;
  /** The same as data; turns are counted over all that the probe sent and got. */
  at?: Spot;
  /** The deciding request and what came back, as text, JSON laid out, cut where long. */
  sent?: string;
  received?: string;
  /** The deciding line of one of the two, counted from 1. */
  mark?: { in: 'sent' | 'received'; line: number };
  /** Commands that repeat it; over stdio there are none. */
  curl?: string;
  /** The playground with the deciding request in it; over stdio there is none. */
  playground?: string;
  blockedBy?: RuleId;
}

export interface Report {
  format: 'wireproof-report';
  version: 1;
  /** The revision of the protocol that was asked for. */
  revision: string;
  /** What wrote it; the address of its site has no slash at the end. */
  tool: { name: 'wireproof'; version: string; site: string };
  target: { transport: 'http' | 'stdio'; name: string; server?: string; era: Era; eraMessage: string };
  /** ISO 8601, UTC. */
  started: string;
  milliseconds: number;
  /** Whether every probe ran that was to run; else a notice says why not. */
  complete: boolean;
  /** Things that hold for the whole run: why it ended early, what was withheld, mistakes of ours. */
  notices: string[];
  counts: { errors: number; warnings: number } & Record<Exclude<Verdict, 'fail'>, number>;
  /** In the order of rule ids. */
  findings: ReportFinding[];
}

export interface ReportInput {
  validation: Validation;
  rules: ReadonlyMap<string, RuleInfo>;
  /** The address of the site whose rule pages are linked to. */
  site: string;
  version: string;
  started: Date;
  milliseconds: number;
  /** Where the target is reached, for curl: scheme, host and port. */
  origin?: string;
  /** Texts that appear nowhere in the report: tokens. */
  secrets?: readonly string[];
}

/** Characters of one text of the server's, or about it, that a report keeps. */
const MOST = 1000;

/** Makes the report of a validation. */
export function createReport(input: ReportInput): Report {
  const { validation, version, started, milliseconds } = input;
  const site = input.site.replace(/\/+$/, '');
  const { subject, era, verdicts, endedEarly } = validation;
  const clean = createRedactor(input.secrets ?? []);
  const short = (text: string): string => cutText(clean(text), MOST);
  const target = short(withoutUser(subject.name));
  const findings = verdicts.map((verdict) => createFinding(verdict, { ...input, site, clean, target }));
  return {
    format: 'wireproof-report',
    version: 1,
    revision: REVISION,
    tool: { name: 'wireproof', version, site },
    target: {
      transport: subject.transport,
      name: target,
      ...(era.server === undefined ? {} : { server: short(era.server) }),
      era: era.era,
      eraMessage: short(era.message),
    },
    started: started.toISOString(),
    milliseconds: Math.round(milliseconds),
    complete: endedEarly === undefined,
    notices: listNotices(validation).map(short),
    counts: countVerdicts(findings),
    findings,
  };
}

/** An address may carry a user and a password (RFC 3986 section 3.2.1), which are nobody's business. */
const withoutUser = (name: string): string => name.replace(/^(\w+:\/\/)[^/?#@]*@/, '$1');

function listNotices({ withheld, bugs, endedEarly, ran, onTheWay = [] }: Validation): string[] {
  const tools = [...new Set(withheld.map(({ tool }) => tool))];
  return [
    ...(endedEarly === undefined ? [] : [endedEarly]),
    ...onTheWay.map(
      ({ status, probes }) =>
        `${probes} of ${ran} probes met ${formatStatus(status)}, which says nothing of the rules; what it hid counts as untested. ${status === 429 ? 'Run again later, or raise the limit for this run.' : 'Run again when what stands before the server reaches it.'}`,
    ),
    ...(tools.length === 0
      ? []
      : [
          `Not called, because the server does not call them read-only and nobody allowed them: ${tools.join(', ')}. What needs them was left untested; the command allows tools with --allow-tools.`,
        ]),
    ...bugs.map((bug) => `A probe of Wireproof broke off, which says nothing of the server: ${bug}`),
  ];
}

/** Counts what a report found; a fail by its severity. */
export function countVerdicts(findings: readonly ReportFinding[]): Report['counts'] {
  const counts = { errors: 0, warnings: 0, pass: 0, blocked: 0, untestable: 0, 'not-applicable': 0 };
  for (const { verdict, severity } of findings) {
    if (verdict === 'fail') counts[severity === 'warning' ? 'warnings' : 'errors'] += 1;
    else counts[verdict] += 1;
  }
  return counts;
}
