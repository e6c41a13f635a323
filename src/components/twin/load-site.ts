// Reads all that twins speak of, once a build.
import { getCollection } from 'astro:content';
import { siteUrl } from '../frame/site-path.ts';
import { examplesOf } from '../rule/engine-parts.ts';
import type { TwinSite } from './twin-site.ts';

let loading: Promise<TwinSite> | undefined;

const inOrder = <T extends { id: string }>(entries: T[]): T[] => entries.toSorted((a, b) => a.id.localeCompare(b.id));

async function load(site: URL | undefined): Promise<TwinSite> {
  return {
    cards: inOrder(await getCollection('questions')),
    rules: inOrder(await getCollection('rules')),
    lessons: (await getCollection('lessons')).toSorted((a, b) => a.data.order - b.data.order),
    urlOf: (path) => siteUrl(path, site),
    examplesOf,
  };
}

/** Gives every card, rule and lesson, and where they are; `site` is where the site is to be served. */
export const loadTwinSite = (site: URL | undefined): Promise<TwinSite> => (loading ??= load(site));

/** Gives Markdown as an answer. */
export const markdownResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
