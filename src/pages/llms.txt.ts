// /llms.txt, for programs that read.
import type { APIRoute } from 'astro';
import { writeLlmsText } from '../components/twin/llms-text.ts';
import { loadTwinSite } from '../components/twin/load-site.ts';

export const GET: APIRoute = async ({ site }) => new Response(writeLlmsText(await loadTwinSite(site)));
