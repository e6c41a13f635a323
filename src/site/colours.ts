// The colours of the site, read from its style sheet, for what no style sheet reaches: icons, pictures, the browser's own bars.
import type { MarkColours } from './mark.ts';

/** Colours by the name of their token, such as `paper`. */
export type Colours = Readonly<Record<string, string>>;

/** Reads the tokens of `src/styles/tokens.css` that differ in light and dark. */
export function parseColours(css: string): { light: Colours; dark: Colours } {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  for (const [, name = '', day = '', night = ''] of css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)) {
    light[name] = day;
    dark[name] = night;
  }
  return { light, dark };
}

/** Gives a colour; throws where the style sheet has none of that name. */
export function colourOf(colours: Colours, name: string): string {
  const colour = colours[name];
  if (colour === undefined) {
    throw new Error(
      `src/styles/tokens.css: expected a colour --${name} as light-dark(#…, #…), found ${Object.keys(colours).join(', ')}; ` +
        'put it back, or name another where it is used.',
    );
  }
  return colour;
}

/** The colours of the mark. */
export const markColours = (colours: Colours): MarkColours => ({
  sent: colourOf(colours, 'sent'),
  line: colourOf(colours, 'ink'),
  back: colourOf(colours, 'back'),
});
