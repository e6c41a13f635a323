// What the kit builds interviews from, fetched once when its page begins: every card as an interview asks it.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { createKitCard } from '../../components/kit/build-data.ts';
import { KIT_DATA_VERSION, type KitData } from '../../kit/kit-data.ts';
import { REVISION } from '../../protocol/revision.ts';

export const GET: APIRoute = async () => {
  const entries = (await getCollection('questions')).toSorted((a, b) => a.id.localeCompare(b.id));
  const data: KitData = {
    version: KIT_DATA_VERSION,
    revision: REVISION,
    cards: await Promise.all(entries.map(({ id, data }) => createKitCard(id, data))),
  };
  return new Response(JSON.stringify(data));
};
