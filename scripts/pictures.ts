// Draws the pictures of a built site that it lists in pictures/list.json; one that was drawn before is taken from .cache/pictures/.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { parseColours } from '../src/site/colours.ts';
import { PICTURE_LIST, PICTURE_SIZE, type Picture } from '../src/site/pictures.ts';
import { encodePalettePng } from './palette-png.ts';
import { openFonts } from './picture-boxes.ts';
import { drawPicture } from './picture-drawing.ts';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache', 'pictures');
const TOKENS = 'src/styles/tokens.css';

/** What one picture may weigh, in bytes. */
export const PICTURE_BUDGET = 40_000;
/** Drawn at once: while one is set, others are painted and packed on other threads. */
const AT_ONCE = 4;

/** What a picture depends on besides its own words: when any of it changes, all are drawn anew. */
const SOURCES = [
  TOKENS,
  'scripts/cut-fonts.ts',
  'scripts/palette-png.ts',
  'scripts/picture-boxes.ts',
  'scripts/picture-drawing.ts',
  'scripts/picture-title.ts',
  'scripts/pictures.ts',
  'src/protocol/revision.ts',
  'src/site/colours.ts',
  'src/site/mark.ts',
  'src/site/pictures.ts',
  'src/site/title-lines.ts',
];
const LIBRARIES = [
  '@fontsource-variable/jetbrains-mono',
  '@fontsource-variable/source-serif-4',
  '@resvg/resvg-js',
  'satori',
  'subset-font',
];

function hashDrawing(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) hash.update(readFileSync(join(root, source))).update('\0');
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  for (const library of LIBRARIES) hash.update(`${library} ${devDependencies[library]}\0`);
  return hash.digest('hex');
}

/** Makes what draws pictures; the fonts are cut when the first one is drawn. */
export function createPainter(): (picture: Picture) => Promise<Buffer> {
  const colours = parseColours(readFileSync(join(root, TOKENS), 'utf8')).light;
  let fonts: ReturnType<typeof openFonts> | undefined;
  return async (picture) => {
    fonts ??= openFonts();
    const svg = await drawPicture(picture, colours, await fonts);
    // Every letter is a path by now, so that no font of this machine is looked for.
    const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return encodePalettePng(pixels, PICTURE_SIZE.width);
  };
}

function write(file: string, png: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, png);
  // In one step, since another build may be reading it.
  renameSync(part, file);
}

/** How many pictures there are, how many of them were drawn now, what they weigh in bytes, and how long it took in ms. */
export interface Painted {
  count: number;
  drawn: number;
  bytes: number;
  milliseconds: number;
}

/** Writes the pictures of the site in `out`, and takes their list away. */
export async function writePictures(out: string): Promise<Painted> {
  const began = performance.now();
  const list = join(out, PICTURE_LIST);
  const pictures = JSON.parse(readFileSync(list, 'utf8')) as Picture[];
  rmSync(list);
  const drawing = hashDrawing();
  const paint = createPainter();
  const painted: Painted = { count: pictures.length, drawn: 0, bytes: 0, milliseconds: 0 };
  const waiting = [...pictures];
  const work = async (): Promise<void> => {
    for (let picture = waiting.pop(); picture !== undefined; picture = waiting.pop()) {
      const name = createHash('sha256').update(drawing).update(JSON.stringify(picture)).digest('hex');
      const kept = join(cache, `${name}.png`);
      if (!existsSync(kept)) {
        try {
          write(kept, await paint(picture));
        } catch (error) {
          throw new Error(`${picture.path}: ${(error as Error).message}`, { cause: error });
        }
        painted.drawn += 1;
      }
      const png = readFileSync(kept);
      if (png.length > PICTURE_BUDGET) {
        throw new Error(`${picture.path}: ${png.length} bytes; ${PICTURE_BUDGET} are allowed.`);
      }
      painted.bytes += png.length;
      write(join(out, picture.path), png);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...painted, milliseconds: performance.now() - began };
}
