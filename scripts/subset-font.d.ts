// What cut-fonts.ts uses of subset-font, which brings no types of its own; those on npm are older than it.
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Entries of the name table to keep beside the usual 0 to 6. */
    preserveNameIds?: number[];
    /** OpenType features to keep; all, where it is left out. */
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Keeps every glyph; the characters are `null` then. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string | null, options?: Options): Promise<Buffer>;
}
