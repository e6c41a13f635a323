// The JSON Schema of testcases.json.
import type { APIRoute } from 'astro';
import { siteUrl } from '../../../components/frame/site-path.ts';
import { createTestcasesSchema } from '../../../schemas/testcases-api.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`${JSON.stringify(createTestcasesSchema(siteUrl('/api/v1/testcases.schema.json', site)), null, 1)}\n`);
