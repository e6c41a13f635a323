// wireproof explain: what a rule demands, how it is judged, and where to read on.
import { loadProbe } from '../run/run-probe.ts';
import { probes } from '../probes/list.ts';
import type { Probe, Reason, Verdict } from '../probes/probe.ts';
import { SPEC_URL } from '../protocol/revision.ts';
import type { Content, RuleWords } from './content.ts';
import { formatHelp, readOptions, wrap } from './options.ts';
import type { OptionTable } from './options.ts';
import { findRule, splitList } from './rule-choice.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { readSite } from './validate-request.ts';

const OPTIONS = {
  'base-url': { type: 'string', value: '<url>', help: 'The site whose pages are linked to.' },
} as const satisfies OptionTable;

export const explainHelp = (): string =>
  formatHelp(
    {
      usage: ['wireproof explain <rule> [<rule> …]'],
      about: [
        'Says what a rule demands, how it is judged, and where its page is. A rule is written MCP-STL-004, STL-4 or stl4.',
      ],
    },
    OPTIONS,
  );

/** Runs the command; gives its exit code. */
export async function runExplain(args: readonly string[], terminal: Terminal, content: Content): Promise<number> {
  const given = readOptions(args, OPTIONS);
  const texts = splitList([...given.operands, ...(given.rest ?? [])]);
  if (texts.length === 0) throw new UsageError('expected the id of a rule, such as MCP-STL-004');
  const site = readSite(given.last('base-url')) ?? content.site;
  const found = texts.map((text) => findRule(text, content.rules));
  const all = await Promise.all(Object.keys(probes).map(loadProbe));
  const blocks = found.map((rule) => {
    return explainRule(
      rule,
      all.filter(({ settles }) => settles.includes(rule.id)),
      site,
    );
  });
  await terminal.out(blocks.join('\n'));
  return 0;
}

const WIDTH = 80;
const paragraph = (text: string, indent: string): string =>
  wrap(text, WIDTH - indent.length)
    .map((line) => indent + line)
    .join('\n');
const item = (text: string): string => paragraph(text, '    ').replace(/^ {4}/, '  - ');

const HEADINGS: readonly (readonly [Verdict, string])[] = [
  ['fail', 'It fails when the report says'],
  ['pass', 'It passes when the report says'],
];

/** Explains one rule in plain text. */
export function explainRule(rule: RuleWords, settling: readonly Probe[], site: string): string {
  const page = `${site}/rules/${rule.id}/`;
  const overWhat = [...new Set(settling.flatMap(({ transports }) => transports))].map((one) =>
    one === 'http' ? 'HTTP' : one,
  );
  const blocks = [
    `${rule.id}  ${rule.level}\n${paragraph(rule.title, '')}`,
    paragraph(rule.description, ''),
    `The sentence\n${paragraph(`“${rule.quote}”`, '  ')}\n  ${SPEC_URL}/${rule.passage}`,
    settling.length === 0
      ? ['No probe can see it. A reviewer looks at', ...rule.checklist.map(item)].join('\n')
      : [
          `How it is judged (over ${overWhat.join(' and ')})`,
          ...settling.map(({ id, title }) => item(`${title} (${id})`)),
        ].join('\n'),
    ...HEADINGS.flatMap(([verdict, heading]) => {
      const reasons = listReasons(rule, settling, verdict);
      return reasons.length === 0 ? [] : [[heading, ...reasons.map(item)].join('\n')];
    }),
    `What a fail proves\n${paragraph(rule.failProves, '  ')}`,
    `What a pass leaves open\n${paragraph(rule.passLeavesOpen, '  ')}`,
    `Why it matters, examples   ${page}\nHow to fix it              ${page}#fix`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The sentences a report can say with this verdict; blanks that a run fills stand as `<name>`. */
function listReasons(rule: RuleWords, settling: readonly Probe[], verdict: Verdict): string[] {
  const reasons: Reason[] = settling.flatMap(({ reasons }) => Object.values(reasons[rule.id] ?? {}));
  const messages = reasons.filter((reason) => reason.verdict === verdict).map(({ message }) => message);
  return [...new Set(messages)].map((message) => message.replace(/\{(\w+)\}/g, '<$1>'));
}
