// The sheets of a kit: which ones, on which paper, how they look, and the way to the printer or into a file.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { formatLink } from '../../kit/link.ts';
import type { Paper } from '../../kit/sheet-length.ts';
import { createSheet, variantsOf, type Sheet } from '../../kit/sheet.ts';
import { count } from '../drill/days.ts';
import { sitePath } from '../frame/site-path.ts';
import { PaperField } from '../frame/paper-field.tsx';
import { CandidateSheet, SpareSheet } from './candidate-sheet.tsx';
import { InterviewerSheet } from './interviewer-sheet.tsx';
import { ScorecardSheet } from './scorecard-sheet.tsx';
import { SheetFiles } from './sheet-files.tsx';
import { useCases, type Cases } from './use-cases.ts';
import type { ViewProps } from './views.ts';

const PARTS = [
  ['candidate', 'Candidate sheet', CandidateSheet],
  ['interviewer', 'Interviewer sheet', InterviewerSheet],
  ['spare', 'Other forms, for who had seen a question', SpareSheet],
  ['scorecard', 'Scorecard', ScorecardSheet],
] as const;

/** What printers hold where a reader lives. */
const usualPaper = (): Paper => (/-(?:US|CA|MX|PH|CL|CO|VE)$/i.test(navigator.language) ? 'letter' : 'a4');

const hasSpares = ({ questions }: Sheet): boolean => questions.some(({ spare }) => spare !== undefined);

function describeState({ questions, missing }: Sheet, { open, lost }: Cases): string {
  if (open > 0) return `The engine computes ${count(open, 'case')} …`;
  return [
    `${count(questions.length, 'question')}, ready to print.`,
    ...(missing.length === 0 ? [] : [`Not here any more, and left out: ${missing.join(', ')}.`]),
    ...(lost === 0 ? [] : [`The engine did not answer ${count(lost, 'case')}: try again where it is missing.`]),
  ].join(' ');
}

export function View({ data, kit, onView }: ViewProps) {
  const [part, setPart] = useState('');
  const [paper, setPaper] = useState<Paper>(usualPaper);
  const sheet = useMemo(() => createSheet(kit, data), [kit, data]);
  const variants = useMemo(() => variantsOf(sheet), [sheet]);
  const cases = useCases(variants);
  // Printed once all is there: a press before that is kept.
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || cases.open > 0) return;
    setWanted(false);
    window.print();
  }, [isWanted, cases.open]);
  const parts = PARTS.filter(([name]) => name !== 'spare' || hasSpares(sheet));
  if (sheet.questions.length === 0)
    return (
      <>
        <p role="status">This kit has no questions yet.</p>
        <button type="button" class="run tool-main" onClick={() => onView('build')}>
          Build one
        </button>
      </>
    );
  const surroundings = {
    site: new URL(sitePath('/'), location.href).href,
    link: new URL(sitePath('/kit/') + formatLink(kit), location.href).href,
    cases: cases.made,
  };
  return (
    <>
      <form class="tool-fields sheets-form" aria-label="What to print" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>Which sheets</span>
          <select value={part} onChange={(event) => setPart(event.currentTarget.value)}>
            <option value="">All of them</option>
            {parts.map(([name, title]) => (
              <option value={name}>{title}</option>
            ))}
          </select>
        </label>
        <PaperField paper={paper} onPaper={setPaper} />
      </form>
      <p class="sheets-state" role="status">
        {describeState(sheet, cases)}
      </p>
      <button type="button" class="run tool-main sheets-print" onClick={() => setWanted(true)}>
        Print
      </button>
      <SheetFiles sheet={sheet} surroundings={surroundings} />
      <div class={`sheets sheets-${paper}`}>
        {parts
          .filter(([name]) => part === '' || name === part)
          .map(([name, , Part]) => (
            <Part key={name} cases={cases.made} {...{ sheet, paper }} />
          ))}
      </div>
    </>
  );
}
