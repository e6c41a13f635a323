// The web app manifest under a base path.
import { expect, test } from 'vitest';
import { formatManifest, ICONS } from './manifest.ts';

test('every address is under the base', () => {
  expect(JSON.parse(formatManifest('/sub/', '#fbfaf6'))).toEqual({
    id: '/sub/',
    name: 'Wireproof: the Model Context Protocol, proved on the wire',
    short_name: 'Wireproof',
    lang: 'en',
    start_url: '/sub/',
    scope: '/sub/',
    display: 'minimal-ui',
    theme_color: '#fbfaf6',
    background_color: '#fbfaf6',
    icons: [
      { src: '/sub/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/sub/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/sub/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});

test('the corners of the mark lie in the circle that no mask cuts', () => {
  for (const { room, purpose } of ICONS) {
    if (purpose === 'maskable') expect((1 - 2 * room) * Math.SQRT1_2).toBeLessThanOrEqual(0.4);
  }
});
