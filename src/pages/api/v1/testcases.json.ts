// Every example of every rule as data, for programs that test validators, servers and clients.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { siteUrl } from '../../../components/frame/site-path.ts';
import { describeTestcases, formatTestcases } from '../../../components/rule/describe-testcases.ts';
import { examplesOf } from '../../../components/rule/engine-parts.ts';
import { REVISION } from '../../../protocol/revision.ts';

export const GET: APIRoute = async ({ site }) => {
  const urlOf = (path: string): string => siteUrl(path, site);
  const entries = (await getCollection('rules')).toSorted((a, b) => a.id.localeCompare(b.id));
  const described = await Promise.all(
    entries.map(async ({ data }) => describeTestcases(data, await examplesOf(data), urlOf)),
  );
  const testcases = described.flat();
  return new Response(
    formatTestcases({
      $schema: urlOf('/api/v1/testcases.schema.json'),
      revision: REVISION,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      count: testcases.length,
      testcases,
    }),
  );
};
