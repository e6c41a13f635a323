// Every published rule as data, for programs that read reports.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { siteUrl } from '../../../components/frame/site-path.ts';
import { describeRule } from '../../../components/rule/describe-rule.ts';
import { loadFaults, loadProbes } from '../../../components/rule/engine-parts.ts';
import { REVISION } from '../../../protocol/revision.ts';
import type { RulesApi } from '../../../schemas/rules-api.ts';

export const GET: APIRoute = async ({ site }) => {
  const engine = { probes: await loadProbes(), faults: await loadFaults() };
  const urlOf = (path: string): string => siteUrl(path, site);
  const entries = (await getCollection('rules')).toSorted((a, b) => a.id.localeCompare(b.id));
  const list: RulesApi = {
    $schema: urlOf('/api/v1/rules.schema.json'),
    revision: REVISION,
    rules: entries.map(({ data }) => describeRule(data, engine, urlOf)),
  };
  return new Response(`${JSON.stringify(list, null, 1)}\n`);
};
