// The feed: what was written or checked last, questions, rules and lessons in one.
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { siteUrl } from '../components/frame/site-path.ts';
import { REVISION } from '../protocol/revision.ts';
import { proseText } from '../schemas/prose.ts';

/** So many are enough for whoever looks once a month. */
const MOST = 60;

export const GET: APIRoute = async ({ site }) => {
  const questions = (await getCollection('questions')).map(({ id, data }) => ({ path: `/questions/${id}/`, data }));
  const rules = (await getCollection('rules')).map(({ id, data }) => ({ path: `/rules/${id}/`, data, id }));
  const lessons = (await getCollection('lessons')).map(({ id, data }) => ({ path: `/lessons/${id}/`, data }));
  const entries = [...questions, ...rules, ...lessons]
    .sort((a, b) => b.data.reviewed.localeCompare(a.data.reviewed) || a.path.localeCompare(b.path))
    .slice(0, MOST);
  return rss({
    title: 'Wireproof',
    description: `Questions, rules and lessons about the Model Context Protocol, revision ${REVISION}, as they were checked last.`,
    site: siteUrl('/', site),
    items: entries.map((entry) => ({
      title: `${'id' in entry ? `${entry.id}: ` : ''}${proseText(entry.data.title)}`,
      description: proseText(entry.data.description),
      link: siteUrl(entry.path, site),
      pubDate: new Date(entry.data.reviewed),
    })),
  });
};
