// The desk of the panel as state of the page. It is in the memory of this tab and nowhere else.
import { useState } from 'preact/hooks';
import { addFiles, EMPTY_DESK, removeEntry, takeOwn, type Desk } from '../../kit/panel-desk.ts';
import { parseScorecard } from '../../kit/parse-scorecard.ts';
import { createScorecard, isFinished } from '../../kit/scorecard.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { sitePath } from '../frame/site-path.ts';
import { readFiles } from './read-files.ts';

/** Outlives the view, so that one can go and finish an interview while files wait. */
let kept: Desk = EMPTY_DESK;

export interface PanelState {
  desk: Desk;
  /** Why files could not be read, or one’s own not be taken. */
  problems: string[];
  add: (files: readonly File[]) => void;
  /** Takes an interview of this browser as one’s own. */
  takeRun: (run: RunRecord) => void;
  /** Takes a file as one’s own. */
  takeFile: (file: File) => void;
  remove: (id: string) => void;
  beginAnew: () => void;
  /** How often that was done since the part was opened. */
  beginnings: number;
}

/** Keeps the desk while the page is open. */
export function usePanel(): PanelState {
  const [desk, setDesk] = useState(kept);
  const [problems, setProblems] = useState<string[]>([]);
  const [beginnings, setBeginnings] = useState(0);
  const put = (next: Desk, wrong: string[] = []): void => {
    kept = next;
    setDesk(next);
    setProblems(wrong);
  };
  const add = async (chosen: readonly File[]): Promise<void> => {
    const read = await readFiles(chosen);
    put(addFiles(kept, read.files), read.problems);
  };
  const takeFile = async (file: File): Promise<void> => {
    const { files, problems: wrong } = await readFiles([file]);
    const [own] = files;
    if (own === undefined) return put(kept, wrong);
    const parsed = parseScorecard(own.text);
    if ('problem' in parsed) return put(kept, [`Your own file was not taken. ${parsed.problem}`]);
    put(takeOwn(kept, { name: own.name, scorecard: parsed.scorecard }));
  };
  const takeRun = (run: RunRecord): void => {
    const scorecard = createScorecard(run, new URL(sitePath('/'), location.origin).href);
    if (isFinished(scorecard)) put(takeOwn(kept, { name: run.label, scorecard }));
    else put(kept, [`${run.label} has questions without a score. Open it in Interview and finish it, then come back.`]);
  };
  return {
    desk,
    problems,
    add: (files) => void add(files),
    takeRun,
    takeFile: (file) => void takeFile(file),
    remove: (id) => put(removeEntry(kept, id)),
    beginAnew: () => {
      put(EMPTY_DESK);
      setBeginnings(beginnings + 1);
    },
    beginnings,
  };
}
