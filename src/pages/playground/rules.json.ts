// Which rules name an error code or an HTTP status in their titles or sentences, for answers in the playground.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { nameRules } from '../../components/playground/name-rules.ts';
import { proseText } from '../../schemas/prose.ts';

export const GET: APIRoute = async () => {
  const rules = (await getCollection('rules')).toSorted((a, b) => a.id.localeCompare(b.id));
  const texts = rules.map(({ id, data }) => ({
    id,
    title: proseText(data.title),
    quotes: data.spec.map(({ quote }) => quote),
  }));
  return new Response(JSON.stringify(nameRules(texts)));
};
