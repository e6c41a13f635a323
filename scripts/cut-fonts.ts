// Cuts the typefaces to the weights and characters that the site uses, before Astro starts.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFragment } from 'parse5';
import subsetFont from 'subset-font';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src', 'styles', 'fonts');
const { resolve } = createRequire(import.meta.url);

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
/** No-break space, and the signs that prose and captures use. */
const SIGNS = '\u00a0§·×–—‘’“”•…−';
/** Letters of names and examples in prose. */
const LETTERS = '¼©ÃÜßéóöü';

/** What every file keeps; the styles use no other weight. */
export const WEIGHTS = { min: 400, max: 700 };

/** One typeface, and what its file keeps. */
export interface Font {
  /** The file it comes from. */
  from: string;
  characters: string;
  /** OpenType features. */
  features: string[];
  /** A Reserved Font Name, which what is cut may not keep, and one as long in its place (OFL 1.1, condition 3). */
  rename?: [reserved: string, instead: string];
}

const SERIF: Omit<Font, 'from'> = {
  characters: ASCII + SIGNS + LETTERS,
  features: ['kern', 'liga'],
  rename: ['Source', 'Proven'],
};

/** The fonts, by the file in src/styles/fonts/ that each is cut to. */
export const FONTS: Record<'serif' | 'serif-italic' | 'mono', Font> = {
  serif: {
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    ...SERIF,
  },
  'serif-italic': {
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    ...SERIF,
  },
  mono: {
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    // More than our own text needs: readers type in it, and servers answer in it.
    characters: ASCII + LATIN_1 + SIGNS,
    // None: ligatures of code would show other characters than were sent.
    features: [],
  },
};
/** The licence and its address stay in the file, beside the copyright (OFL 1.1, condition 2). */
const LICENCE_NAMES = [13, 14];

const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
/** Control and format characters have no picture that could be missing. */
const isSeen = (character: string): boolean => !/^\p{C}$/u.test(character);

/** Gives the bytes of one table of a font in SFNT form; writing to them changes the font. */
function tableOf(sfnt: Buffer, tag: string): Buffer {
  for (let entry = 12; entry < 12 + 16 * sfnt.readUInt16BE(4); entry += 16) {
    if (sfnt.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = sfnt.readUInt32BE(entry + 8);
    return sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12));
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Gives every character of a font, from the one kind of character map (format 4) that the Latin files have. */
function readCharacters(sfnt: Buffer): Set<string> {
  const cmap = tableOf(sfnt, 'cmap');
  const map = cmap.subarray(cmap.readUInt32BE(8));
  if (map.readUInt16BE(0) !== 4) throw new Error('The character map of the font is not of format 4.');
  const bytes = map.readUInt16BE(6);
  const characters = new Set<string>();
  for (let segment = 0; segment < bytes; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    for (let code = map.readUInt16BE(16 + bytes + segment); code <= last && code < 0xffff; code += 1) {
      characters.add(String.fromCharCode(code));
    }
  }
  return characters;
}

/** Replaces a word in the names of a font, but not in its copyright notice, where it stands in quotation marks. */
function renameFont(sfnt: Buffer, reserved: string, instead: string): void {
  const names = tableOf(sfnt, 'name');
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  for (const follows of [' Serif', 'Serif']) {
    const old = utf16(reserved + follows);
    for (let at = names.indexOf(old); at >= 0; at = names.indexOf(old, at)) utf16(instead + follows).copy(names, at);
  }
}

async function openFont({ from }: Font): Promise<Buffer> {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt', preserveNameIds: LICENCE_NAMES } as const;
  return subsetFont(readFileSync(resolve(from)), null, options);
}

/** Cuts one font and gives its WOFF2 file: the same bytes each time, on every machine. */
export const cutFont = (font: Font): Promise<Buffer> => cut(font, 'woff2', WEIGHTS);

/** Cuts one font at a single weight and gives its TrueType file, for pictures: what draws them reads neither WOFF2 nor axes. */
export const cutWeight = (font: Font, weight: number): Promise<Buffer> => cut(font, 'sfnt', weight);

async function cut(font: Font, targetFormat: 'woff2' | 'sfnt', wght: number | typeof WEIGHTS): Promise<Buffer> {
  const { from, characters, features, rename } = font;
  const sfnt = await openFont(font);
  const has = readCharacters(sfnt);
  const missing = [...characters].filter((character) => !has.has(character));
  if (missing.length > 0) {
    const codes = missing.map((character) => `${codeOf(character)} (${character})`).join(', ');
    throw new Error(`scripts/cut-fonts.ts: ${from} has no ${codes}; take it out of the characters.`);
  }
  if (rename) renameFont(sfnt, ...rename);
  return subsetFont(sfnt, characters, {
    targetFormat,
    keepFeatures: features,
    preserveNameIds: LICENCE_NAMES,
    variationAxes: { wght },
  });
}

/** A hash of all that the fonts are made from. */
function hashSources(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  // Which version of HarfBuzz cuts.
  hash.update(readFileSync(join(import.meta.dirname, '..', 'package.json')));
  for (const { from } of Object.values(FONTS)) hash.update(readFileSync(resolve(from)));
  return hash.digest('hex');
}

/** Writes the files that src/styles/fonts.css and the layout refer to, unless they are there and made from the same. */
export async function cutFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const made = join(folder, 'made-from.txt');
  const sources = hashSources();
  const files = [made, ...Object.keys(FONTS).map((name) => join(folder, `${name}.woff2`))];
  if (files.every((file) => existsSync(file)) && readFileSync(made, 'utf8') === sources) return;
  for (const [name, font] of Object.entries(FONTS)) {
    const file = join(folder, `${name}.woff2`);
    const part = `${file}.${process.pid}`;
    writeFileSync(part, await cutFont(font));
    // In one step, since another build may be reading it.
    renameSync(part, file);
  }
  writeFileSync(made, sources);
}

/** Gives the characters that a typeface has and its file lacks: no page may use them. */
export async function listLeftOut(): Promise<Set<string>> {
  const left = new Set<string>();
  for (const font of Object.values(FONTS)) {
    for (const character of readCharacters(await openFont(font))) {
      if (isSeen(character) && !font.characters.includes(character)) left.add(character);
    }
  }
  return left;
}

const decoded = new Map<string, string>();
function decodeEntity(entity: string): string {
  const [node] = parseFragment(entity).childNodes;
  const text = decoded.get(entity) ?? (node && 'value' in node ? node.value : entity);
  decoded.set(entity, text);
  return text;
}

/** Finds the characters of a set in a text, entities decoded, and says of each what to do. */
export function findLeftOut(text: string, leftOut: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [piece] of text.matchAll(/[^\0-\x7e]|&(?!quot;|amp;|lt;|gt;|#39;)#?\w+;/gu)) {
    for (const character of piece.startsWith('&') ? decodeEntity(piece) : piece) {
      if (leftOut.has(character)) found.add(character);
    }
  }
  return [...found].map(
    (character) =>
      `“${character}” (${codeOf(character)}) is in the typefaces but not in the fonts cut from them, so it would look foreign; ` +
      'write it otherwise, or add it to SIGNS in scripts/cut-fonts.ts.',
  );
}
