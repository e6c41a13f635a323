// A card as it was over time, fetched when a link to a kit names a version that is not the current one, or a card that is gone.
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { createHistory } from '../../../components/kit/build-history.ts';
import type { CardArchive } from '../../../kit/card-archive.ts';

export const getStaticPaths = (async () => {
  const slugs = new Set((await getCollection('questions')).map(({ id }) => id));
  const archives = await getCollection('archive');
  return archives.map(({ id, data }) => ({
    params: { slug: id },
    // Scenarios are as they were then: nothing here looks into them.
    props: { archive: data as unknown as CardArchive, isWithdrawn: !slugs.has(id) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ archive: CardArchive; isWithdrawn: boolean }> = async ({ params, props }) =>
  new Response(JSON.stringify(await createHistory(params.slug ?? '', props.archive, props.isWithdrawn)));
