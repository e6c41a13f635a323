// Holds the archive of cards against the cards, and each stored version against its own hash: src/truth must not import the kit.
import { archiveSchema, type CardArchive } from '../src/kit/card-archive.ts';
import { hashVersion, versionOf } from '../src/kit/card-version.ts';
import type { SourceText } from '../src/truth/check-content.ts';
import { formatField, type FieldPath } from '../src/truth/content-file.ts';
import type { Problem } from '../src/truth/problem.ts';
import { readCards } from './read-cards.ts';

const RESTORE = 'Restore the file from git, then run npm run archive.';
const archivePath = (slug: string): string => `archive/questions/${slug}.json`;

/** Checks that every card is the last version of its archive, and that every archive is as `npm run archive` wrote it. */
export async function checkArchive(
  sources: readonly SourceText[],
  archives: readonly SourceText[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const last = new Map<string, string>();
  for (const { path, text } of archives) {
    const tell = (field: FieldPath, message: string): void => {
      problems.push({ path, line: 1, field: formatField(field) || 'file', message: `${message} ${RESTORE}` });
    };
    const archive = readArchive(text);
    if (archive === undefined) {
      tell([], 'expected JSON, found something else.');
      continue;
    }
    const { error } = archiveSchema.safeParse(archive);
    for (const { path: field, message } of error?.issues ?? [])
      tell(field as FieldPath, `expected the outline of an archive, found another: ${message}.`);
    last.set(path, lastHash(archive));
    if (error !== undefined) continue;
    for (const [index, { hash, card }] of (archive as CardArchive).versions.entries()) {
      const made = await hashVersion(card);
      if (made !== hash)
        tell(['versions', index, 'hash'], `expected ${made}, which the stored card makes, found ${hash}.`);
    }
  }
  for (const { slug, path, card } of readCards(sources)) {
    const hash = await hashVersion(versionOf(card));
    const found = last.get(archivePath(slug));
    if (found === hash) continue;
    const what = found === undefined ? 'no such file' : found;
    const message = `expected ${hash} as the last version in ${archivePath(slug)}, found ${what}. Run npm run archive.`;
    problems.push({ path, line: 1, field: 'archive', message });
  }
  return problems;
}

function readArchive(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const lastHash = (archive: unknown): string => {
  const { versions } = (archive ?? {}) as Partial<CardArchive>;
  return String((Array.isArray(versions) ? versions : []).at(-1)?.hash);
};
