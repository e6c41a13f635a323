// A check while it goes on and after it: the era first, how far it is, a way to stop it, then the report.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Report } from '../../report/report.ts';
import { summarise } from '../../report/outline.ts';
import type { EraAnswer } from '../../run/era.ts';
import { Advice } from './advice.tsx';
import type { CheckRequest } from './read-form.ts';
import { ReportView } from './report-view.tsx';
import { runCheck } from './run-check.ts';

interface Progress {
  done: number;
  total: number;
  next?: string;
}

interface CheckRunProps {
  request: CheckRequest;
  say: (text: string) => void;
}

/** Runs once; taking it away stops it. */
export function CheckRun({ request, say }: CheckRunProps) {
  const [progress, setProgress] = useState<Progress>();
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState('');
  const stop = useRef(new AbortController());
  const stopButton = useRef<HTMLButtonElement>(null);
  const { href } = request.url;

  useEffect(() => {
    const { current } = stop;
    const ifWanted =
      <T,>(set: (value: T) => void) =>
      (value: T): void => {
        if (!current.signal.aborted) set(value);
      };
    say(`Asking ${href} which revision it speaks …`);
    stopButton.current?.focus();
    const onEra = ifWanted<EraAnswer>(({ message }) => say(message));
    let isGone = false;
    runCheck(request, { onEra, onProgress: ifWanted(setProgress), signal: current.signal })
      .then((made) => {
        if (isGone) return;
        setReport(made);
        say(`Done. ${summarise(made)}`);
      })
      .catch((error: unknown) => {
        if (isGone) return;
        say('');
        setProblem(error instanceof Error ? error.message : String(error));
      });
    return () => {
      isGone = true;
      current.abort();
    };
  }, []);

  if (problem !== '')
    return <p class="trouble">The check could not be done: {problem}. Reload the page and try again.</p>;
  if (report !== undefined)
    return (
      <ReportView report={report} takesFocus>
        <Advice report={report} url={request.url} />
      </ReportView>
    );
  return (
    <div class="running">
      <p class="bar">
        <progress max={progress?.total ?? 1} value={progress?.done} aria-label="Progress of the check" />
        <button ref={stopButton} type="button" onClick={() => stop.current.abort()}>
          stop
        </button>
      </p>
      <p class="small soft" aria-hidden="true">
        {progress?.next === undefined
          ? `Asking ${href} which revision it speaks`
          : `${progress.done} of ${progress.total}: ${progress.next}`}
      </p>
    </div>
  );
}
