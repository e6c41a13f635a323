// The archive of cards: every version that was ever published, so that an old link can show what it was made with. The build reads it.
import * as z from 'zod';
import { IMPORTANCES, keysOf, LEVELS } from '../schemas/taxonomy.ts';
import { day } from '../schemas/parts.ts';
import type { Card } from '../schemas/card.ts';
import { hashVersion, versionOf, type CardVersion } from './card-version.ts';

const text = z.string();
const level = z.enum(keysOf(LEVELS));
// Not the schema of a card: what was published stays readable, whatever is asked of cards later.
const version = z.looseObject({
  title: text,
  prompt: text.optional(),
  keyPoints: z.array(z.looseObject({ text, essential: z.boolean() })),
  followUps: z.array(
    z.looseObject({ question: text, level, expected: z.array(text), changesCondition: z.boolean().default(false) }),
  ),
  wrongAnswers: z.array(z.looseObject({ claim: text, correction: text })),
  rubric: z.looseObject({ poor: text, mixed: text, good: text, excellent: text }),
  variants: z.array(
    z.looseObject({ ask: text, scenario: z.looseObject({}), answerOf: z.number(), decides: text.optional() }),
  ),
});

/** A file of the archive: the versions of one card, the oldest one first. Nothing is ever taken out or changed. */
export const archiveSchema = z.strictObject({
  versions: z
    .array(
      z.looseObject({
        /** What `hashVersion` makes of the card. */
        hash: z.string().regex(/^[\w-]{8}$/, 'a hash has eight characters of base64url'),
        /** The day on which it was written into the archive. */
        since: day,
        about: z.looseObject({
          level,
          kind: text,
          importance: z.enum(keysOf(IMPORTANCES)),
          topics: z.array(text).min(1),
          roles: z.array(text),
        }),
        card: version,
      }),
    )
    .min(1),
});

/** A card as it was for a time. */
export interface ArchivedVersion {
  hash: string;
  /** YYYY-MM-DD. */
  since: string;
  about: Pick<Card, 'level' | 'kind' | 'importance' | 'topics' | 'roles'>;
  card: CardVersion;
}

export interface CardArchive {
  versions: ArchivedVersion[];
}

/** The version that a card is now. `since` is YYYY-MM-DD. */
export async function archiveCard(card: Card, since: string): Promise<ArchivedVersion> {
  const { level, kind, importance, topics, roles } = card;
  const own = versionOf(card);
  return { hash: await hashVersion(own), since, about: { level, kind, importance, topics, roles }, card: own };
}

/**
 * Puts the current version of a card behind those that were published. Without knowledge of what was published, everything that is stored
 * counts as it; else a version that is only stored is a draft, and makes way.
 */
export function planVersions(
  current: ArchivedVersion,
  stored: readonly ArchivedVersion[],
  published: readonly ArchivedVersion[] = stored,
): ArchivedVersion[] {
  if (published.at(-1)?.hash === current.hash) return [...published];
  const draft = stored.at(-1);
  return [...published, draft?.hash === current.hash ? { ...current, since: draft.since } : current];
}

/** Prints a file of the archive, one field a line, so that a change can be reviewed. */
export const formatArchive = (archive: CardArchive): string => `${JSON.stringify(archive, null, 2)}\n`;
