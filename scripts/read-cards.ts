// Reads the cards among content files; what does not fit the schema is left to the check that says so.
import { cardSchema, type Card } from '../src/schemas/card.ts';
import type { SourceText } from '../src/truth/check-content.ts';
import { readContentFile } from '../src/truth/content-file.ts';

export interface ReadCard {
  slug: string;
  path: string;
  card: Card;
}

/** The cards that fit their schema, from files whose paths begin with `src/content/`. */
export function readCards(sources: readonly SourceText[]): ReadCard[] {
  return sources.flatMap(({ path, text }) => {
    if (!path.includes('content/questions/')) return [];
    // The body takes long to parse, and is not needed.
    const [frontmatter = ''] = /^---\r?\n[\s\S]*?\r?\n---/.exec(text) ?? [];
    const { id, data } = readContentFile(path, frontmatter);
    const { data: card } = cardSchema.safeParse(data);
    return card === undefined ? [] : [{ slug: id, path, card }];
  });
}
