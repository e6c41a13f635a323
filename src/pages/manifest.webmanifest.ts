// What a browser has to know to install the site.
import type { APIRoute } from 'astro';
import { BASE } from '../components/frame/site-path.ts';
import { colourOf, parseColours } from '../site/colours.ts';
import { formatManifest } from '../site/manifest.ts';
import tokens from '../styles/tokens.css?raw';

export const GET: APIRoute = () => new Response(formatManifest(BASE, colourOf(parseColours(tokens).light, 'paper')));
