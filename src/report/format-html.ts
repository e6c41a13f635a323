// A report as one HTML file: it needs nothing else, runs nothing, and prints on A4 and Letter.
import { escapeAttribute, escapeText } from '../exchange/escape.ts';
import { formatDuration } from '../exchange/labels.ts';
import { REPORT_STYLE } from './html-style.ts';
import {
  VERDICT_WORDS,
  groupByCategory,
  groupByMessage,
  isJudged,
  listFails,
  listLooseBlocked,
  summarise,
} from './outline.ts';
import type { Fail } from './outline.ts';
import type { Report, ReportFinding } from './report.ts';

/** The file runs no script, loads nothing, and its style stands inside. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** A link to the web; an address of another kind stands as text. */
const link = (address: string, text: string): string =>
  /^https?:\/\//i.test(address)
    ? `<a href="${escapeAttribute(address)}" rel="noreferrer">${escapeText(text)}</a>`
    : escapeText(text);

const linkToRule = ({ help, rule }: ReportFinding): string => link(help, rule);

/** Prints a report as a page. */
export function formatHtml(report: Report): string {
  const { target } = report;
  const fails = listFails(report);
  const title = `Wireproof report: ${target.name}`;
  const found = fails.length === 0 ? '' : `<h2>What was seen broken</h2>\n${fails.map(printFail).join('\n')}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeText(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>Wireproof report</h1>
${printHead(report)}
</header>
<main>
${[found, printOpen(report), printTables(report)].filter((part) => part !== '').join('\n')}
</main>
<footer>
<p>Written by ${link(`${report.tool.site}/`, `Wireproof ${report.tool.version}`)}. A fail is proof; a pass is only the absence of proof.</p>
</footer>
</body>
</html>
`;
}

function printHead(report: Report): string {
  const { target, revision, started, milliseconds, notices, counts } = report;
  const facts = {
    Target: `<code>${escapeText(target.name)}</code>, over ${target.transport === 'http' ? 'HTTP' : 'stdio'}`,
    ...(target.server === undefined ? {} : { Server: escapeText(target.server) }),
    ...(isJudged(report) ? { Era: escapeText(target.eraMessage) } : {}),
    Revision: escapeText(revision),
    Run: `<time datetime="${escapeAttribute(started)}">${escapeText(started.replace('T', ' ').replace(/\.\d+Z$|Z$/, ' UTC'))}</time>, in ${formatDuration(milliseconds)}`,
  };
  const list = Object.entries(facts).map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  const state = !isJudged(report) || counts.errors > 0 ? ' error' : counts.warnings > 0 ? ' warning' : '';
  const said = notices.map((notice) => `<li>${escapeText(notice)}</li>`);
  return [
    `<dl>${list.join('')}</dl>`,
    `<p class="outcome${state}">${escapeText(summarise(report))}</p>`,
    ...(said.length === 0 ? [] : [`<ul>${said.join('')}</ul>`]),
  ].join('\n');
}

function printFail({ finding, blocks }: Fail): string {
  const { rule, message, expected, level, quote, source, location, help, playground, curl } = finding;
  const severity = finding.severity ?? 'error';
  const links = [
    link(help, 'How to fix it'),
    ...(playground === undefined ? [] : [link(playground, 'Open it in the playground')]),
  ];
  const blocked = blocks.map((one) => `<li>${linkToRule(one)} ${escapeText(one.message)}</li>`);
  return [
    `<article class="fail ${severity}" id="${escapeAttribute(rule)}">`,
    `<h3><span class="severity">${severity}</span> ${linkToRule(finding)} ${escapeText(message)}</h3>`,
    `<p>Expected: ${escapeText(expected)}.</p>`,
    `<blockquote><p>${escapeText(quote)}</p><p>${link(source, `${level}, in the specification`)}</p></blockquote>`,
    ...(location === undefined ? [] : [`<p>Seen in: <code>${escapeText(location)}</code></p>`]),
    `<div class="wire">${printSide(finding, 'sent')}${printSide(finding, 'received')}</div>`,
    ...(curl === undefined
      ? []
      : [`<details class="screen"><summary>Commands that repeat it</summary><pre>${escapeText(curl)}</pre></details>`]),
    ...(blocked.length === 0 ? [] : ['<p>It makes these meaningless:</p>', `<ul>${blocked.join('')}</ul>`]),
    `<p class="screen">${links.join(' · ')}</p>`,
    `<p class="paper">How to fix it: ${escapeText(help)}</p>`,
    '</article>',
  ].join('\n');
}

/** What was sent or received, the deciding line marked. */
function printSide(finding: ReportFinding, side: 'sent' | 'received'): string {
  const text = finding[side];
  if (text === undefined) return '';
  const deciding = finding.mark?.in === side ? finding.mark.line : 0;
  const lines = text
    .split('\n')
    .map((line, index) => (index + 1 === deciding ? `<mark>${escapeText(line)}</mark>` : escapeText(line)));
  return `<figure class="${side}"><figcaption>${side}</figcaption><pre>${lines.join('\n')}</pre></figure>`;
}

/** What was not settled, each cause once. */
function printOpen(report: Report): string {
  const blocked = listLooseBlocked(report).map(
    (one) => `<li>${linkToRule(one)} is blocked: ${escapeText(one.message)}</li>`,
  );
  const group = (verdict: 'untestable' | 'not-applicable'): string[] =>
    groupByMessage(report, verdict).map(
      ({ message, findings }) => `<li>${escapeText(message)} ${findings.map(linkToRule).join(', ')}</li>`,
    );
  const part = (title: string, items: string[]): string[] =>
    items.length === 0 ? [] : [`<h2>${title}</h2>\n<ul>${items.join('\n')}</ul>`];
  return [
    ...part('Blocked', blocked),
    ...part('Could not be tested', group('untestable')),
    ...part('Does not apply', group('not-applicable')),
  ].join('\n');
}

function printTables({ findings }: Report): string {
  if (findings.length === 0) return '';
  const row = (finding: ReportFinding): string => {
    const { title, verdict, severity } = finding;
    const words = verdict === 'fail' ? (severity ?? 'error') : VERDICT_WORDS[verdict];
    return `<tr><th scope="row">${linkToRule(finding)}</th><td>${escapeText(title)}</td><td class="verdict-${verdict}">${words}</td></tr>`;
  };
  const tables = groupByCategory(findings).map(
    ({ name, findings: members }) =>
      `<table><caption>${escapeText(name)}</caption>\n<tbody>\n${members.map(row).join('\n')}\n</tbody></table>`,
  );
  return `<h2>Every rule that was looked at</h2>\n${tables.join('\n')}`;
}
