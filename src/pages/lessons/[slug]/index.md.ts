// The Markdown twin of a lesson.
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection, type CollectionEntry } from 'astro:content';
import { writeLessonTwin } from '../../../components/twin/lesson-twin.ts';
import { loadTwinSite, markdownResponse } from '../../../components/twin/load-site.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection('lessons')).map((lesson) => ({ params: { slug: lesson.id }, props: { lesson } }));

export const GET: APIRoute<{ lesson: CollectionEntry<'lessons'> }> = async ({ props: { lesson }, site }) =>
  markdownResponse(await writeLessonTwin(lesson, await loadTwinSite(site)));
