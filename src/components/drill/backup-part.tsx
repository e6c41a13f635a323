// The backup: how old it is, and the button that makes another.
import { describeBackup } from '../../study/backup-words.ts';
import { exportFileName } from '../../study/export-json.ts';
import { count } from './days.ts';
import { Said, useOutcome } from './said.tsx';
import { saveFile } from '../frame/save-file.ts';
import type { Store } from './store.ts';
import type { Study } from './use-study.ts';

interface Props {
  store: Store;
  study: Study;
}

/** Saves all that is kept as a file; gives what to say about it. */
export async function saveBackup(store: Store, answers: number): Promise<string> {
  const now = Date.now();
  const name = exportFileName(now);
  saveFile(name, await store.exportText(now), 'application/json');
  const more = store.aside().length > 0 ? ', your settings, and what was set aside' : ' and your settings';
  return `Saved as ${name}: ${count(answers, 'answer')}${more}.`;
}

export function BackupPart({ store, study: { reviews } }: Props) {
  // What it says makes the page be drawn again, with the new age.
  const [outcome, run] = useOutcome();
  const { words, isDue } = describeBackup(reviews, { lastBackup: store.lastBackup(), now: Date.now() });
  return (
    <section aria-labelledby="drill-backup">
      <h3 id="drill-backup">Backup</h3>
      <p>
        {words} {isDue && <b>Make one now: a browser may lose what it keeps.</b>}
      </p>
      <button type="button" class="run" onClick={() => run(() => saveBackup(store, reviews.length))}>
        Export
      </button>
      <Said outcome={outcome} />
    </section>
  );
}
