// One verdict of a report: what it says in a row, and inside it where it shows, what was sent and what came back.
import { useState } from 'preact/hooks';
import { showHidden } from '../../exchange/escape.ts';
import type { ReportFinding } from '../../report/report.ts';
import { REVISION, SPEC_URL } from '../../protocol/revision.ts';
import { sitePath } from '../frame/site-path.ts';

interface FindingProps {
  finding: ReportFinding;
  known: ReadonlySet<string> | undefined;
}

const BADGES: Readonly<Record<ReportFinding['verdict'], string>> = {
  fail: 'verdict',
  pass: 'verdict pass',
  blocked: 'verdict none',
  untestable: 'verdict none',
  'not-applicable': 'verdict none',
};

/** A row that opens. Links are made here: an address that a file names is not followed. */
export function Finding({ finding, known }: FindingProps) {
  const { rule, verdict, severity, level, title, message, reason } = finding;
  // Fails are printed with the page; of the rest the body is made when it is first wanted.
  const [isWanted, setWanted] = useState(verdict === 'fail');
  const page = known === undefined || known.has(rule) ? sitePath(`/rules/${rule}/#reason-${reason}`) : undefined;
  return (
    <details class={`answer finding ${verdict}`} onToggle={() => setWanted(true)}>
      <summary>
        <span class="finding-head">
          <strong class={BADGES[verdict]}>{severity === 'warning' ? 'warning' : verdict.replace('-', ' ')}</strong>
          <span class="id">{rule}</span>
          <span class={level.startsWith('MUST') ? 'must' : 'must should'}>{level}</span>
        </span>
        <span class="finding-text">{showHidden(verdict === 'pass' ? title : message)}</span>
      </summary>
      {isWanted && <Body finding={finding} page={page} />}
    </details>
  );
}

/** Where a verdict shows, the sentence behind it, the exchange, and ways on. */
function Body({ finding, page }: { finding: ReportFinding; page: string | undefined }) {
  const { rule, verdict, message } = finding;
  return (
    <div>
      <dl class="two">
        {verdict === 'pass' && [<dt>seen</dt>, <dd>{showHidden(message)}</dd>]}
        <dt>expected</dt>
        <dd>{showHidden(finding.expected)}</dd>
        {finding.location !== undefined && [<dt>shows in</dt>, <dd>{showHidden(finding.location)}</dd>]}
        {finding.blockedBy !== undefined && [<dt>blocked by</dt>, <dd>{finding.blockedBy}</dd>]}
        <dt>the sentence</dt>
        <dd>
          <q>{showHidden(finding.quote)}</q> <Passage source={finding.source} />
        </dd>
        <dt>probe</dt>
        <dd>
          <code>{showHidden(finding.probe)}</code>
        </dd>
      </dl>
      <Wire name="sent" text={finding.sent} mark={markIn(finding, 'sent')} />
      <Wire name="received" text={finding.received} mark={markIn(finding, 'received')} />
      <p class="ways">
        {page !== undefined && <a href={page}>{rule}: what it asks, how to fix it</a>}
        <Playground link={finding.playground} />
      </p>
      {finding.curl !== undefined && (
        <details class="curl">
          <summary>curl</summary>
          <pre tabIndex={0}>
            <code>{showHidden(finding.curl)}</code>
          </pre>
        </details>
      )}
    </div>
  );
}

const markIn = ({ mark }: ReportFinding, side: 'sent' | 'received'): number | undefined =>
  mark?.in === side ? mark.line : undefined;

/** Lines of a message that are shown, our limit; reports of ours stay below. */
const MOST_LINES = 400;

/** The text of an exchange with its deciding line marked. */
function Wire({ name, text, mark }: { name: 'sent' | 'received'; text: string | undefined; mark: number | undefined }) {
  if (text === undefined) return null;
  const lines = text.split('\n');
  return (
    <div class={`turn ${name === 'sent' ? 'sent' : 'back'}`}>
      <div class="who">
        <b aria-hidden="true">{name === 'sent' ? '→' : '←'}</b> {name}
      </div>
      <pre>
        {lines.slice(0, MOST_LINES).map((line, index) => (
          <span class={index + 1 === mark ? 'l mark' : 'l'}>{showHidden(line) || ' '}</span>
        ))}
        {lines.length > MOST_LINES && <span class="l">… {lines.length - MOST_LINES} more lines</span>}
      </pre>
    </div>
  );
}

function Passage({ source }: { source: string }) {
  if (!source.startsWith(`${SPEC_URL}/`)) return null;
  return (
    <a href={source}>
      {REVISION}/{showHidden(source.slice(SPEC_URL.length + 1))}
    </a>
  );
}

/** The playground of this site with the exchange that a link carries. */
function Playground({ link }: { link: string | undefined }) {
  const [state] = /#v\d+=[\w-]+$/.exec(link ?? '') ?? [];
  return state === undefined ? null : (
    <a href={`${sitePath('/playground/')}${state}`}>open the request in the playground</a>
  );
}
