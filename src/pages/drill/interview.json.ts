// What interviews need of each card beyond practice; fetched when one begins.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { createInterviewCard } from '../../components/drill/build-data.ts';
import { inline } from '../../components/frame/inline.ts';
import { sitePath } from '../../components/frame/site-path.ts';
import { DATA_VERSION, plainText } from '../../study/drill-data.ts';
import type { InterviewData } from '../../study/interview-data.ts';

export const GET: APIRoute = async () => {
  const cards = (await getCollection('questions')).toSorted((a, b) => a.id.localeCompare(b.id));
  const lessons = (await getCollection('lessons')).toSorted((a, b) => a.id.localeCompare(b.id));
  const data: InterviewData = {
    version: DATA_VERSION,
    cards: Object.fromEntries(cards.map(({ id, data }) => [id, createInterviewCard(data)])),
    lessons: Object.fromEntries(
      lessons.map(({ id, data }) => [id, { name: plainText(inline(data.title)), url: sitePath(`/lessons/${id}/`) }]),
    ),
  };
  return new Response(JSON.stringify(data));
};
