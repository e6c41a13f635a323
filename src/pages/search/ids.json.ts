// Ids of rules and error codes, for the search page: what a reader types in full needs no search.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { sitePath } from '../../components/frame/site-path.ts';
import type { KnownCode, KnownRule } from '../../components/search/rule-ids.ts';
import { probes } from '../../probes/list.ts';
import { ERROR_NAMES } from '../../protocol/error-codes.ts';
import { proseText } from '../../schemas/prose.ts';

export const GET: APIRoute = async () => {
  const entries = (await getCollection('rules')).toSorted((a, b) => a.id.localeCompare(b.id));
  const rules: KnownRule[] = entries.map(({ id, data }) => ({
    id,
    title: proseText(data.title),
    path: sitePath(`/rules/${id}/`),
  }));
  const loaded = await Promise.all(Object.values(probes).map((load) => load()));
  const told = entries.map(({ id, data, body = '' }) => {
    const said = loaded.map((probe) => (probe.reasons as Record<string, unknown>)[id]);
    return { id, text: JSON.stringify([data, body, said]) };
  });
  const codes: KnownCode[] = Object.entries(ERROR_NAMES).map(([code, name]) => ({
    code: Number(code),
    name,
    rules: told.filter(({ text }) => text.includes(code)).map(({ id }) => id),
  }));
  return new Response(JSON.stringify({ rules, codes: codes.filter((code) => code.rules.length > 0) }));
};
