// Paints the icons of the site that no SVG can stand for: for home screens, installed sites and programs that know only .ico.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { colourOf, markColours, parseColours } from '../src/site/colours.ts';
import { APPLE_ICON, ICONS } from '../src/site/manifest.ts';
import { formatMark } from '../src/site/mark.ts';

/** Puts one PNG into an .ico file: its head, one entry, and the picture as it is. */
function wrapIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes the icons into a built site. */
export function writeIcons(out: string): void {
  const tokens = readFileSync(resolve(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
  const { light } = parseColours(tokens);
  const paint = (size: number, options: Parameters<typeof formatMark>[2]): Buffer =>
    new Resvg(formatMark(size, markColours(light), options)).render().asPng();
  const ground = colourOf(light, 'paper');
  const write = (path: string, content: Buffer): void => {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const { path, size, room, round } of [APPLE_ICON, ...ICONS]) write(path, paint(size, { room, round, ground }));
  write('/favicon.ico', wrapIco(paint(32, {}), 32));
}
