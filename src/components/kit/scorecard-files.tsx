// An interview as files to keep, to hand over, and to bring to a panel.
import { createScorecard, isFinished } from '../../kit/scorecard.ts';
import {
  fileWords,
  formatScorecardCsv,
  formatScorecardJson,
  formatScorecardMarkdown,
} from '../../kit/scorecard-text.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { exportFileName } from '../../study/export-json.ts';
import { Said, useOutcome } from '../drill/said.tsx';
import { CopyButton } from '../frame/copy-button.tsx';
import { saveFile } from '../frame/save-file.ts';
import { sitePath } from '../frame/site-path.ts';

/** Buttons that save the scorecard of a finished interview, or a draft of one that goes on. */
export function ScorecardFiles({ run: interview }: { run: RunRecord }) {
  const [outcome, run] = useOutcome();
  const site = new URL(sitePath('/'), location.origin).href;
  const card = createScorecard(interview, site, Date.now());
  const what = isFinished(card) ? 'scorecard' : 'draft';
  const save = (ending: string, text: string, type: Parameters<typeof saveFile>[2]): void =>
    run(() => {
      const words = fileWords(card.label);
      const at = interview.finishedAt ?? interview.startedAt;
      const name = exportFileName(at, words === '' ? what : `${what}-${words}`, ending);
      saveFile(name, text, type);
      return `Saved as ${name}.`;
    });
  return (
    <div class="scorecard-files">
      <div class="tool-buttons" role="group" aria-label={`Save the ${what}`}>
        <button
          type="button"
          class="tool-main"
          onClick={() => save('json', formatScorecardJson(card), 'application/json')}
        >
          Save JSON
        </button>
        <button type="button" class="tool-main" onClick={() => save('csv', formatScorecardCsv(card), 'text/csv')}>
          Save CSV
        </button>
        <button
          type="button"
          class="tool-main"
          onClick={() => save('md', formatScorecardMarkdown(card, site), 'text/markdown')}
        >
          Save Markdown
        </button>
        <CopyButton label="Copy Markdown" text={formatScorecardMarkdown(card, site)} />
      </div>
      <p class="small soft">
        {isFinished(card)
          ? 'The JSON file is what a panel takes. A file has the label, the notes and the scores, and no other name.'
          : 'The interview is not finished, so these are drafts, for safety: a panel takes only a finished scorecard.'}
      </p>
      <Said outcome={outcome} />
    </div>
  );
}
