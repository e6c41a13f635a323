// The Markdown twin of a card.
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection, type CollectionEntry } from 'astro:content';
import { writeCardTwin } from '../../../components/twin/card-twin.ts';
import { loadTwinSite, markdownResponse } from '../../../components/twin/load-site.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection('questions')).map((card) => ({ params: { slug: card.id }, props: { card } }));

export const GET: APIRoute<{ card: CollectionEntry<'questions'> }> = async ({ props: { card }, site }) =>
  markdownResponse(await writeCardTwin(card, await loadTwinSite(site)));
