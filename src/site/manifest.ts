// The web app manifest and the icons it names: what a browser has to know to install the site.
import { SITE_NAME, SITE_TITLE } from './site-name.ts';

/** An icon: its path below the base, its width in px, and the mark's empty margin and round corners as shares of the width. */
export interface Icon {
  path: string;
  size: number;
  room: number;
  round: number;
  /** `maskable`, where a launcher may cut any shape out of it. */
  purpose: 'any' | 'maskable';
}

/** Within a circle of 0.8 of the width nothing is cut off (W3C manifest, icon masks); the corners of the mark lie inside it. */
const SAFE = 15 / 64;

/** The icon for the home screen of iOS, which rounds its corners itself. */
export const APPLE_ICON: Icon = {
  path: '/icons/apple-touch-icon.png',
  size: 180,
  room: 34 / 180,
  round: 0,
  purpose: 'any',
};

export const ICONS: readonly Icon[] = [
  { path: '/icons/192.png', size: 192, room: 1 / 6, round: 0.19, purpose: 'any' },
  { path: '/icons/512.png', size: 512, room: 1 / 6, round: 0.19, purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, room: SAFE, round: 0, purpose: 'maskable' },
];

/** Prints the manifest of a site under `base`; `paper` is the colour behind its pages. */
export function formatManifest(base: string, paper: string): string {
  const under = (path: string): string => base.replace(/\/$/, '') + path;
  const manifest = {
    id: base,
    name: SITE_TITLE,
    short_name: SITE_NAME,
    lang: 'en',
    start_url: base,
    scope: base,
    // Readers go back and forth here, so the window keeps the buttons for it.
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    icons: ICONS.map(({ path, size, purpose }) => ({
      src: under(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
