// Lists the files of a folder, for whatever looks over a built site.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file of a folder and those in it, relative to it, in one order on every machine. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}. Run npm run build first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
