// Files that a reader chose, as text; nothing is looked into, and nothing is sent.
import type { ClosedFile } from '../../kit/panel-desk.ts';
import { shortName } from '../../kit/panel-desk.ts';
import { describeTooLarge, MOST_CHARACTERS } from '../../kit/parse-scorecard.ts';

/** Files that are taken at once. */
const MOST_FILES = 50;

export interface ReadFiles {
  files: ClosedFile[];
  /** Why some could not be read, in sentences. */
  problems: string[];
}

async function read(file: File): Promise<ClosedFile | string> {
  const name = shortName(file.name);
  if (file.size > MOST_CHARACTERS)
    return `${name} was not taken. ${describeTooLarge(`${Math.ceil(file.size / 1_000_000)} MB`)}`;
  try {
    return { name: file.name, text: await file.text() };
  } catch (error) {
    // A folder that was dropped, or a file that is gone.
    const reason = error instanceof Error ? error.name : 'unknown';
    return `${name} was not taken. The browser could not read it (${reason}). Choose a file, and choose it again.`;
  }
}

/** Reads files one after the other. */
export async function readFiles(chosen: readonly File[]): Promise<ReadFiles> {
  const result: ReadFiles = { files: [], problems: [] };
  if (chosen.length > MOST_FILES)
    result.problems.push(`Found ${chosen.length} files, expected at most ${MOST_FILES} at once. Choose fewer files.`);
  else
    for (const file of chosen) {
      const one = await read(file);
      if (typeof one === 'string') result.problems.push(one);
      else result.files.push(one);
    }
  return result;
}
