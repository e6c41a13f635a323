// The Markdown twin of a category of rules.
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { groupByCategory } from '../../../components/rule-list/by-category.ts';
import { writeCategoryTwin } from '../../../components/twin/list-twins.ts';
import { loadTwinSite, markdownResponse } from '../../../components/twin/load-site.ts';
import type { Category } from '../../../schemas/taxonomy.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  groupByCategory(await getCollection('rules')).map(({ category }) => ({
    params: { category: category.toLowerCase() },
    props: { category },
  }));

export const GET: APIRoute<{ category: Category }> = async ({ props: { category }, site }) =>
  markdownResponse(writeCategoryTwin(category, await loadTwinSite(site)));
