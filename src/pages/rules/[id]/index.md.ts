// The Markdown twin of a rule.
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection, type CollectionEntry } from 'astro:content';
import { enginePartsOf } from '../../../components/rule/engine-parts.ts';
import { loadTwinSite, markdownResponse } from '../../../components/twin/load-site.ts';
import { writeRuleTwin } from '../../../components/twin/rule-twin.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection('rules')).map((rule) => ({ params: { id: rule.id }, props: { rule } }));

export const GET: APIRoute<{ rule: CollectionEntry<'rules'> }> = async ({ props: { rule }, site }) =>
  markdownResponse(await writeRuleTwin(rule, await enginePartsOf(rule.data), await loadTwinSite(site)));
