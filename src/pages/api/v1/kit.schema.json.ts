// The JSON Schema of a kit as the kit saves it.
import type { APIRoute } from 'astro';
import { siteUrl } from '../../../components/frame/site-path.ts';
import { createKitSchema } from '../../../schemas/kit-api.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`${JSON.stringify(createKitSchema(siteUrl('/api/v1/kit.schema.json', site)), null, 1)}\n`);
