// The words of the rules, for the report that the page /check/ makes; fetched when a check begins.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import type { RuleWords } from '../../components/check/rule-words.ts';
import { createRuleInfo } from '../../report/rule-info.ts';
import { proseText } from '../../schemas/prose.ts';

// Read by the build; a page may not import what lies outside the layers.
const [version = ''] = Object.values(import.meta.glob<string>('/package.json', { eager: true, import: 'version' }));

export const GET: APIRoute = async () => {
  const entries = (await getCollection('rules')).toSorted((a, b) => a.id.localeCompare(b.id));
  const words: RuleWords = {
    version,
    rules: entries.map(({ data }) => createRuleInfo({ ...data, title: proseText(data.title) })),
  };
  return new Response(JSON.stringify(words));
};
