// The JSON Schema of rules.json.
import type { APIRoute } from 'astro';
import { siteUrl } from '../../../components/frame/site-path.ts';
import { createRulesSchema } from '../../../schemas/rules-api.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`${JSON.stringify(createRulesSchema(siteUrl('/api/v1/rules.schema.json', site)), null, 1)}\n`);
