// The cards for other programs and for paper.
import { formatAnki } from '../../study/anki.ts';
import { formatCsv } from '../../study/csv.ts';
import type { DrillData } from '../../study/drill-data.ts';
import { exportFileName } from '../../study/export-json.ts';
import { Said, useOutcome } from './said.tsx';
import { saveFile } from '../frame/save-file.ts';

interface Props {
  data: DrillData;
  /** Shows the cards to be printed, where there is such a view. */
  onPrint: () => void;
}

export function TakeAwayPart({ data: { cards }, onPrint }: Props) {
  const [outcome, run] = useOutcome();
  const saveAnki = (): string => {
    const name = exportFileName(Date.now(), 'anki', 'txt');
    saveFile(name, formatAnki(cards, location.origin), 'text/plain');
    return `Saved as ${name}. In Anki: File, Import. A later file changes the notes and keeps what Anki knows of them.`;
  };
  const saveCsv = (): string => {
    const name = exportFileName(Date.now(), 'cards', 'csv');
    saveFile(name, formatCsv(cards, location.origin), 'text/csv');
    return `Saved as ${name}, a line for each card.`;
  };
  return (
    <section aria-labelledby="drill-take">
      <h3 id="drill-take">Take the cards away</h3>
      <p>All {cards.length} questions with what a good answer contains, without your answers.</p>
      <div class="tool-buttons">
        <button type="button" onClick={() => run(saveAnki)}>
          For Anki
        </button>
        <button type="button" onClick={() => run(saveCsv)}>
          As CSV
        </button>
        <button type="button" onClick={onPrint}>
          Print flash cards
        </button>
      </div>
      <Said outcome={outcome} />
    </section>
  );
}
