// Every published card as data, for programs that make quizzes and interviews.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { describeCard } from '../../../components/card/describe-card.ts';
import { siteUrl } from '../../../components/frame/site-path.ts';
import { REVISION } from '../../../protocol/revision.ts';
import type { QuestionsApi } from '../../../schemas/questions-api.ts';

export const GET: APIRoute = async ({ site }) => {
  const urlOf = (path: string): string => siteUrl(path, site);
  const cards = (await getCollection('questions')).toSorted((a, b) => a.id.localeCompare(b.id));
  const list: QuestionsApi = {
    $schema: urlOf('/api/v1/questions.schema.json'),
    revision: REVISION,
    questions: await Promise.all(cards.map(({ id, data }) => describeCard(id, data, urlOf))),
  };
  return new Response(`${JSON.stringify(list, null, 1)}\n`);
};
