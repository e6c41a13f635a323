// What the drill practises, fetched once when its page begins: every card, and the rules that cards name.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { createDrillCard, createDrillRule } from '../../components/drill/build-data.ts';
import { REVISION } from '../../protocol/revision.ts';
import { DATA_VERSION } from '../../study/drill-data.ts';
import type { DrillData } from '../../study/drill-data.ts';

export const GET: APIRoute = async () => {
  const inOrder = <T extends { id: string }>(entries: T[]): T[] => entries.toSorted((a, b) => a.id.localeCompare(b.id));
  const entries = inOrder(await getCollection('questions'));
  const cards = await Promise.all(entries.map(({ id, data }) => createDrillCard(id, data)));
  const named = new Set(cards.flatMap(({ rules }) => rules));
  const rules = inOrder(await getCollection('rules')).filter(({ id }) => named.has(id));
  const data: DrillData = {
    version: DATA_VERSION,
    revision: REVISION,
    cards,
    rules: rules.map(({ data }) => createDrillRule(data)),
  };
  return new Response(JSON.stringify(data));
};
