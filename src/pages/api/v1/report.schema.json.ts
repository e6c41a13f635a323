// The JSON Schema of a report as the command and the page /check/ save it.
import type { APIRoute } from 'astro';
import schema from '../../../report/report.schema.json';

export const GET: APIRoute = () => new Response(`${JSON.stringify(schema, null, 1)}\n`);
