// A report from a file: read, checked and shown, or what is wrong with it.
import { useEffect, useState } from 'preact/hooks';
import { summarise } from '../../report/outline.ts';
import { parseReport } from '../../report/parse-report.ts';
import type { Report } from '../../report/report.ts';
import { ReportView } from './report-view.tsx';
import { loadRuleWords } from './rule-words.ts';

/** Longest file that is read, in bytes: our limit. Ours have some hundred kilobytes. */
const LONGEST = 16 * 1024 * 1024;

interface FileReportProps {
  file: File;
  say: (text: string) => void;
}

/** Reads once. */
export function FileReport({ file, say }: FileReportProps) {
  const [read, setRead] = useState<{ report: Report; known: ReadonlySet<string> } | { wrong: string }>();
  useEffect(() => {
    let isGone = false;
    say(`Reading ${file.name} …`);
    void readFile(file).then((found) => {
      if (isGone) return;
      setRead(found);
      say('wrong' in found ? '' : `${file.name}: ${summarise(found.report)}`);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (read === undefined) return null;
  if ('wrong' in read) return <p class="trouble" role="alert">{`${file.name} is not shown: ${read.wrong}.`}</p>;
  return <ReportView report={read.report} known={read.known} takesFocus />;
}

async function readFile(file: File): Promise<{ report: Report; known: ReadonlySet<string> } | { wrong: string }> {
  if (file.size > LONGEST) return { wrong: `it has ${file.size} bytes, and no report of Wireproof is that long` };
  try {
    const parsed = parseReport(await file.text());
    if ('wrong' in parsed) return parsed;
    // Without them the report is shown all the same, only without links to pages.
    const words = await loadRuleWords().catch(() => undefined);
    return { report: parsed, known: new Set(words?.rules.map(({ id }) => id as string)) };
  } catch (error) {
    return { wrong: `it could not be read (${error instanceof Error ? error.message : String(error)})` };
  }
}
