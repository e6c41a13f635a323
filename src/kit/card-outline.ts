// What a plan needs of a card, from the card itself: how long it takes, what it rests on, what is near it.
import type { Card } from '../schemas/card.ts';
import { renderProse } from '../schemas/prose.ts';
import { CONFUSABLE_SETS, confusableOf } from '../study/confusable.ts';
import { questionSeconds } from '../study/mock-time.ts';
import type { KitCard } from './kit-data.ts';

/** A card as time, ramp and overlaps of a kit are made from it. */
export type CardOutline = Pick<KitCard, 'slug' | 'level' | 'kind' | 'topics' | 'roles' | 'seconds' | 'cores' | 'near'>;

/** Whatever is easily taken for the card, and what it names as related. */
const nearOf = (slug: string, { related }: Card): string[] => {
  const confusable = confusableOf(slug).flatMap((set) => CONFUSABLE_SETS[set] ?? []);
  return [...new Set([...related, ...confusable])].filter((other) => other !== slug && !other.startsWith('MCP-'));
};

/** Makes the outline of a card; needs no build and no browser. */
export function outlineCard(slug: string, card: Card): CardOutline {
  const { title, prompt, solid, level, kind, topics, roles, keyPoints } = card;
  const essential = keyPoints.filter((point) => point.essential && point.source !== 'advice');
  const said = (text: string): string => renderProse(text, '/');
  return {
    slug,
    level,
    kind,
    topics,
    roles,
    seconds: questionSeconds({
      title: said(title),
      ...(prompt === undefined ? {} : { prompt: said(prompt) }),
      solid: said(solid),
    }),
    cores: [...new Set(essential.map(({ source }) => source))],
    near: nearOf(slug, card),
  };
}
