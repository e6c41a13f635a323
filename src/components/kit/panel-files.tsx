// The panel to take away: on paper, to read, for a spreadsheet.
import { formatPanelCsv, formatPanelMarkdown } from '../../kit/panel-text.ts';
import type { Panel } from '../../kit/panel.ts';
import { exportFileName } from '../../study/export-json.ts';
import { Said, useOutcome } from '../drill/said.tsx';
import { saveFile } from '../frame/save-file.ts';
import { sitePath } from '../frame/site-path.ts';

interface Props {
  panel: Panel;
  /** Whether they were shown; files do not have them before. */
  hasMeans: boolean;
}

export function PanelFiles({ panel, hasMeans }: Props) {
  const [outcome, run] = useOutcome();
  const save = (ending: string, text: string, type: Parameters<typeof saveFile>[2]): void =>
    run(() => {
      const name = exportFileName(Date.now(), 'panel', ending);
      saveFile(name, text, type);
      return `Saved as ${name}, ${hasMeans ? 'with' : 'without'} the means.`;
    });
  const site = new URL(sitePath('/'), location.origin).href;
  return (
    <section aria-labelledby="panel-files" class="screen">
      <h3 id="panel-files">Take it away</h3>
      <div class="tool-buttons">
        <button type="button" class="tool-main" onClick={() => window.print()}>
          Print
        </button>
        <button
          type="button"
          class="tool-main"
          onClick={() => save('md', formatPanelMarkdown(panel, site, { hasMeans }), 'text/markdown')}
        >
          Save Markdown
        </button>
        <button
          type="button"
          class="tool-main"
          onClick={() => save('csv', formatPanelCsv(panel, { hasMeans }), 'text/csv')}
        >
          Save CSV
        </button>
      </div>
      <p class="small soft">
        {hasMeans ? 'With the means, after the spread.' : 'Without the means, as long as they are not shown.'} The files
        have every label, note and score that is shown here.
      </p>
      <Said outcome={outcome} />
    </section>
  );
}
