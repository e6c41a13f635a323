// What the tests of the store have in common.
import { parseExport } from '../../study/parse-export.ts';
import type { ParsedExport } from '../../study/parse-export.ts';
import type { Store } from './store.ts';

const NOW = Date.UTC(2026, 10, 30);

/** What a store exports, as an import reads it. */
export async function exported(store: Store): Promise<ParsedExport> {
  const parsed = parseExport(await store.exportText(NOW));
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  return parsed;
}

/** What was read of a file, with little in it. */
export const file = (more: Partial<ParsedExport>): ParsedExport => ({
  reviews: [],
  settings: {},
  refused: [],
  aside: [],
  ...more,
});
