// The sheets as files: Markdown to copy or to keep, JSON for programs, CSV for a spreadsheet.
import { formatSheetCsv } from '../../kit/sheet-csv.ts';
import { formatSheetJson } from '../../kit/sheet-json.ts';
import { formatCandidateMarkdown, formatInterviewerMarkdown, type Surroundings } from '../../kit/sheet-markdown.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { exportFileName } from '../../study/export-json.ts';
import { Said, useOutcome } from '../drill/said.tsx';
import { CopyButton } from '../frame/copy-button.tsx';
import { saveFile } from '../frame/save-file.ts';

interface Props {
  sheet: Sheet;
  surroundings: Surroundings;
}

export function SheetFiles({ sheet, surroundings }: Props) {
  const [outcome, run] = useOutcome();
  const candidate = formatCandidateMarkdown(sheet, surroundings);
  const interviewer = formatInterviewerMarkdown(sheet, surroundings);
  const save = (what: string, ending: string, text: string, type: Parameters<typeof saveFile>[2]): void =>
    run(() => {
      const name = exportFileName(Date.now(), what, ending);
      saveFile(name, text, type);
      return `Saved as ${name}.`;
    });
  return (
    <details class="tool-more sheets-files">
      <summary>Take them away as files</summary>
      <dl class="two">
        <dt>Candidate sheet</dt>
        <dd class="tool-buttons">
          <CopyButton label="Copy Markdown" name="Copy Markdown of the candidate sheet" text={candidate} />
          <button
            type="button"
            aria-label="Save Markdown of the candidate sheet"
            onClick={() => save('candidate-sheet', 'md', candidate, 'text/markdown')}
          >
            Save Markdown
          </button>
        </dd>
        <dt>Interviewer sheet</dt>
        <dd class="tool-buttons">
          <CopyButton label="Copy Markdown" name="Copy Markdown of the interviewer sheet" text={interviewer} />
          <button
            type="button"
            aria-label="Save Markdown of the interviewer sheet"
            onClick={() => save('interviewer-sheet', 'md', interviewer, 'text/markdown')}
          >
            Save Markdown
          </button>
        </dd>
        <dt>All of the kit</dt>
        <dd class="tool-buttons">
          <button
            type="button"
            onClick={() => save('kit', 'json', formatSheetJson(sheet, surroundings), 'application/json')}
          >
            Save JSON
          </button>
        </dd>
        <dt>Empty scorecard</dt>
        <dd class="tool-buttons">
          <button type="button" onClick={() => save('scorecard', 'csv', formatSheetCsv(sheet), 'text/csv')}>
            Save CSV
          </button>
        </dd>
      </dl>
      <Said outcome={outcome} />
    </details>
  );
}
