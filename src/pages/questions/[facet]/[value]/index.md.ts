// The Markdown twins of topics and roles.
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { CARD_LIST, facetsOf } from '../../../../components/card-list/facets.ts';
import { valuePages } from '../../../../components/filter/facet-list.ts';
import { writeRoleTwin, writeTopicTwin } from '../../../../components/twin/list-twins.ts';
import { loadTwinSite, markdownResponse } from '../../../../components/twin/load-site.ts';
import type { ROLES, TOPICS } from '../../../../schemas/taxonomy.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  valuePages(
    CARD_LIST,
    (await getCollection('questions')).map((card) => facetsOf(card.data)),
  ).filter(({ props: { facet } }) => facet === 'topic' || facet === 'role');

export const GET: APIRoute<{ facet: string; value: string }> = async ({ props: { facet, value }, site }) => {
  const twins = await loadTwinSite(site);
  return markdownResponse(
    facet === 'topic'
      ? writeTopicTwin(value as keyof typeof TOPICS, twins)
      : writeRoleTwin(value as keyof typeof ROLES, twins),
  );
};
