// A ready kit as the kit that a link carries.
import type { ReadyKit } from '../schemas/kit.ts';
import type { ReadyInterview } from './adapt-kit.ts';
import { DEFAULT_CHOICES, type Kit } from './kit.ts';
import type { KitCard } from './kit-data.ts';

/** Makes the kit of an interview, with the hashes that its cards have now; throws where a card is not there. */
export function createReadyKit(
  { level, minutes, questions }: ReadyInterview,
  role: ReadyKit['role'],
  cards: readonly KitCard[],
): Kit {
  const hashes = new Map(cards.map(({ slug, hash }) => [slug, hash]));
  const items = questions.map(({ slug, variant }) => {
    const hash = hashes.get(slug);
    if (hash === undefined) throw new Error(`ready kit: expected a published card, found ${slug}. Correct the name.`);
    return { slug, hash, ...(variant === undefined ? {} : { variant }) };
  });
  const asksVariants = questions.some(({ variant }) => variant !== undefined);
  return {
    choices: { ...DEFAULT_CHOICES, level, ...(role === undefined ? {} : { role }), minutes, asksVariants },
    items,
  };
}
