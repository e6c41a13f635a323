// What both flavours of SARIF 2.1.0 are made of: the tool, its rules, and the words of a result.
import { categoryOf } from '../schemas/taxonomy.ts';
import { cutText } from './cut-text.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { isJudged, nameCategory, pageOf } from './outline.ts';
import { formatPlain } from './plain-text.ts';
import type { Report, ReportFinding } from './report.ts';

/** The schema that the log names. */
export const SARIF_SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The id of the one result of a server that was not judged; it is no rule of the specification's. */
export const NOT_JUDGED = 'not-judged';

/** Characters of a description that code scanning takes. */
const MOST_TEXT = 1024;

/** A reportingDescriptor (section 3.49). */
export interface Descriptor {
  id: string;
  shortDescription: { text: string };
  fullDescription: { text: string };
  help: { text: string; markdown: string };
  helpUri: string;
  defaultConfiguration: { level: 'error' | 'warning' };
  properties: Record<string, string | string[]>;
}

/** Describes the rule of a finding, with the address of its page. */
export function describeRule(finding: ReportFinding, revision: string): Descriptor {
  const { rule, title, level, quote, source } = finding;
  const page = pageOf(finding);
  const severity = level.startsWith('MUST') ? 'error' : 'warning';
  const say = (text: string): string => cutText(text, MOST_TEXT - 40);
  return {
    id: rule,
    shortDescription: { text: say(`${title}.`) },
    fullDescription: { text: say(`${level}: “${quote}” (Model Context Protocol ${revision})`) },
    help: {
      text: `${title}.\nHow to fix it, with failing and passing exchanges: ${page}\nThe specification: ${source}`,
      markdown: [
        `**${escapeMarkdown(title)}.**`,
        `> ${escapeMarkdown(quote)}`,
        `[How to fix it, with failing and passing exchanges](${page}) · [The specification](${source})`,
      ].join('\n\n'),
    },
    helpUri: page,
    defaultConfiguration: { level: severity },
    properties: {
      tags: ['mcp', nameCategory(categoryOf(rule))],
      precision: 'very-high',
      'problem.severity': severity,
      level,
      source,
    },
  };
}

/** Describes why a server was not judged, as the rule of its one result. */
export function describeNotJudged({ tool, revision }: Report): Descriptor {
  const page = `${tool.site}/how-it-works/validator/`;
  const text = `The server serves revision ${revision} of the Model Context Protocol.`;
  return {
    id: NOT_JUDGED,
    shortDescription: { text },
    fullDescription: {
      text: 'A server that does not serve the revision, or gave no answer to it, cannot be judged by its rules.',
    },
    help: { text: `What is asked first, and why: ${page}`, markdown: `[What is asked first, and why](${page})` },
    helpUri: page,
    defaultConfiguration: { level: 'error' },
    properties: { tags: ['mcp'], precision: 'very-high', 'problem.severity': 'error' },
  };
}

/** The descriptors of all rules that some findings are about, or of the one that stands for a server that was not judged. */
export function listDescriptors(report: Report, findings: readonly ReportFinding[]): Descriptor[] {
  const ofRules = new Map(findings.map((finding) => [finding.rule, finding]));
  const described = [...ofRules.values()].map((finding) => describeRule(finding, report.revision));
  return [...described, ...(isJudged(report) ? [] : [describeNotJudged(report)])];
}

/** The tool that made the log. */
export const describeTool = ({ tool }: Report, rules: readonly Descriptor[]) => ({
  driver: {
    name: 'Wireproof',
    semanticVersion: tool.version,
    informationUri: `${tool.site}/`,
    rules,
  },
});

/** Plain text for a message: a server's text makes no link of its own (section 3.11.6). */
export const sarifText = (text: string): string => formatPlain(text).replaceAll('](', '] (');

/** The words of a result: the message, where it shows, and a link to the rule's page at the reason. */
export function writeMessage({ rule, message, location, help }: ReportFinding): string {
  const where = location === undefined ? '' : ` Seen in ${sarifText(location)}.`;
  return `${sarifText(message)}${where} See [${rule}](${help}).`;
}

/** A hash of 64 bits, FNV-1a: short, the same everywhere, no secret. */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
