// The JSON Schema of a scorecard as the kit saves it.
import type { APIRoute } from 'astro';
import { siteUrl } from '../../../components/frame/site-path.ts';
import { createScorecardSchema } from '../../../kit/scorecard-schema.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`${JSON.stringify(createScorecardSchema(siteUrl('/api/v1/scorecard.schema.json', site)), null, 1)}\n`);
