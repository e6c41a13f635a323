// Makes the data of the kit from cards; runs in the build alone.
import { outlineCard } from '../../kit/card-outline.ts';
import { hashVersion, versionOf } from '../../kit/card-version.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import type { Card } from '../../schemas/card.ts';
import { createDrillCard, createInterviewCard } from '../drill/build-data.ts';

const made = new WeakMap<Card, Promise<KitCard>>();

/** A card as an interview asks it; every ready kit looks at all of them, so each is made once. */
export function createKitCard(slug: string, card: Card): Promise<KitCard> {
  const kitCard = made.get(card) ?? makeKitCard(slug, card);
  made.set(card, kitCard);
  return kitCard;
}

async function makeKitCard(slug: string, card: Card): Promise<KitCard> {
  const { title, prompt, importance, keyPoints, wrongAnswers, variants, url } = await createDrillCard(slug, card);
  const { followUps, rubric } = createInterviewCard(card);
  return {
    ...outlineCard(slug, card),
    title,
    ...(prompt === undefined ? {} : { prompt }),
    importance,
    keyPoints,
    followUps,
    wrongAnswers: wrongAnswers.map(({ claim, correction, source }) => ({ claim, correction, source })),
    rubric,
    variants,
    url,
    hash: await hashVersion(versionOf(card)),
  };
}
