// What pictures are put together from: boxes, lines of text, and the site's typefaces at single weights.
import type satori from 'satori';
import { cutWeight, FONTS } from './cut-fonts.ts';

export type Style = Record<string, string | number>;

/** An element as satori takes it from JSX, which is not needed for so few. */
export interface Box {
  type: string;
  key?: string;
  props: { style: Style; children?: Box[] | string; src?: string; width?: number; height?: number };
}

export const box = (style: Style, ...children: Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** One line of text; its spaces stay. */
export const text = (words: string, style: Style): Box => ({
  type: 'div',
  props: { style: { whiteSpace: 'pre', ...style }, children: words },
});

export type Fonts = Parameters<typeof satori>[1]['fonts'];

/** Cuts the fonts that pictures are set in. */
export async function openFonts(): Promise<Fonts> {
  const [serif, italic, mono, bold] = await Promise.all([
    cutWeight(FONTS.serif, 600),
    cutWeight(FONTS['serif-italic'], 400),
    cutWeight(FONTS.mono, 400),
    cutWeight(FONTS.mono, 700),
  ]);
  return [
    { name: 'serif', weight: 600, data: serif },
    { name: 'serif', weight: 400, style: 'italic', data: italic },
    { name: 'mono', weight: 400, data: mono },
    { name: 'mono', weight: 700, data: bold },
  ];
}
