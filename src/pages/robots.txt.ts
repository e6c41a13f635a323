// Every robot may read everything, and where the list of pages is.
import type { APIRoute } from 'astro';
import { siteUrl } from '../components/frame/site-path.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap-index.xml', site)}\n`);
