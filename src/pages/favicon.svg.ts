// The icon of the tab, in the colours of the site.
import type { APIRoute } from 'astro';
import { markColours, parseColours } from '../site/colours.ts';
import { formatTabIcon } from '../site/mark.ts';
import tokens from '../styles/tokens.css?raw';

const { light, dark } = parseColours(tokens);

export const GET: APIRoute = () =>
  new Response(formatTabIcon(markColours(light), markColours(dark)), { headers: { 'Content-Type': 'image/svg+xml' } });
