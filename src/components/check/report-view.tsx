// A report as the page shows it: what was found in one line, what holds for the run, then the verdicts by category, fails first.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { showHidden } from '../../exchange/escape.ts';
import { groupByCategory, isJudged, summarise } from '../../report/outline.ts';
import type { Report, ReportFinding } from '../../report/report.ts';
import { Finding } from './finding.tsx';
import { saveReport } from './save-report.ts';
import { rankOf, tallyOf } from './tally.ts';

interface ReportViewProps {
  report: Report;
  /** Whether its heading takes the focus when it appears. */
  takesFocus?: boolean;
  /** Ids of the rules that have a page here; without them no rule is linked. */
  known?: ReadonlySet<string>;
  /** Stands under the headline: what to do next. */
  children?: ComponentChildren;
}

/** Shows a report, whoever made it: its texts are shown as text, and links lead to this site or the specification only. */
export function ReportView({ report, takesFocus = false, known, children }: ReportViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  const { target, notices, started, milliseconds, tool, revision } = report;
  const groups = groupByCategory(report.findings)
    .map((group) => ({ ...group, findings: group.findings.toSorted((a, b) => rankOf(a) - rankOf(b)) }))
    .sort((a, b) => Number(hasFail(b.findings)) - Number(hasFail(a.findings)));
  return (
    <section class="report" aria-labelledby="report-title">
      <h2 id="report-title" ref={heading} tabIndex={-1}>
        Report on <code>{showHidden(target.name)}</code>
      </h2>
      <p class="headline">
        <Headline report={report} /> {showHidden(isJudged(report) ? summarise(report) : target.eraMessage)}
      </p>
      {children}
      <dl class="two">
        <dt>revision</dt>
        <dd>{isJudged(report) ? showHidden(target.eraMessage) : showHidden(revision)}</dd>
        {target.server !== undefined && [<dt>server</dt>, <dd>{showHidden(target.server)}</dd>]}
        <dt>checked</dt>
        <dd>
          {started.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}, in {Math.max(1, Math.round(milliseconds / 1000))} s,
          by Wireproof {showHidden(tool.version)} over {target.transport === 'http' ? 'HTTP' : 'stdio'}
        </dd>
      </dl>
      {notices.map((notice) => (
        <p class="note-box">{showHidden(notice)}</p>
      ))}
      <Save report={report} />
      {groups.map(({ key, name, findings }) => (
        <Category key={key} name={name} findings={findings} known={known} />
      ))}
    </section>
  );
}

const hasFail = (findings: readonly ReportFinding[]): boolean => findings.some(({ verdict }) => verdict === 'fail');

function Headline({ report }: { report: Report }) {
  const { errors, warnings } = report.counts;
  if (!isJudged(report)) return <strong class="verdict none">not judged</strong>;
  if (errors + warnings > 0) return <strong class="verdict">fail</strong>;
  return <strong class="verdict pass">no fail</strong>;
}

/** Open where something failed; then the rest is one step further away. */
function Category({
  name,
  findings,
  known,
}: {
  name: string;
  findings: ReportFinding[];
  known: ReportViewProps['known'];
}) {
  const failed = findings.filter(({ verdict }) => verdict === 'fail');
  const rest = findings.filter(({ verdict }) => verdict !== 'fail');
  const list = (some: readonly ReportFinding[]) => some.map((finding) => <Finding finding={finding} known={known} />);
  return (
    <details class="category" open={failed.length > 0}>
      <summary>
        <h3>{showHidden(name)}</h3> <span class="tally-small">{tallyOf(findings)}</span>
      </summary>
      {list(failed)}
      {failed.length === 0 && list(rest)}
      {failed.length > 0 && rest.length > 0 && (
        <details class="rest">
          <summary>the other {rest.length}</summary>
          {list(rest)}
        </details>
      )}
    </details>
  );
}

function Save({ report }: { report: Report }) {
  const [said, setSaid] = useState('');
  const save = (format: 'json' | 'html'): void => {
    saveReport(report, format)
      .then((name) => setSaid(`Saved as ${name}.`))
      .catch((error: unknown) => setSaid(`Not saved: ${error instanceof Error ? error.message : String(error)}.`));
  };
  return (
    <p class="save screen">
      <button type="button" onClick={() => save('json')}>
        save as JSON
      </button>{' '}
      <button type="button" onClick={() => save('html')}>
        save as HTML
      </button>{' '}
      <span role="status" class="small soft">
        {said}
      </span>
    </p>
  );
}
