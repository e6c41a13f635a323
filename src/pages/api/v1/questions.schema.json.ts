// The JSON Schema of questions.json.
import type { APIRoute } from 'astro';
import { siteUrl } from '../../../components/frame/site-path.ts';
import { createQuestionsSchema } from '../../../schemas/questions-api.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`${JSON.stringify(createQuestionsSchema(siteUrl('/api/v1/questions.schema.json', site)), null, 1)}\n`);
