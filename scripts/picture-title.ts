// Sets the title of a picture: prose in serif, code in mono, in the largest size that there is room for.
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import satori from 'satori';
import { setTitle, type Step } from '../src/site/title-lines.ts';
import { FONTS } from './cut-fonts.ts';
import { box, text, type Box, type Fonts, type Style } from './picture-boxes.ts';

/** How high the lines may be together, in px, and what one line takes of its size. */
const ROOM = 246;
const LEADING = 1.13;
const STEPS: readonly Step[] = [72, 64, 58, 54, 50, 47, 44, 41, 38, 34, 30].map((size) => ({
  size,
  lines: Math.floor(ROOM / (size * LEADING)),
}));

/** A part of a word in one typeface. */
interface Piece {
  text: string;
  isCode: boolean;
}

/** Takes a title apart into words, and these into pieces of prose and code. */
function wordsOf(html: string): Piece[][] {
  const words: Piece[][] = [[]];
  const walk = (node: DefaultTreeAdapterTypes.Node, isCode: boolean): void => {
    if ('value' in node) {
      for (const [index, part] of node.value.split(/\s+/).entries()) {
        if (index > 0) words.push([]);
        if (part !== '') words.at(-1)?.push({ text: part, isCode });
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, isCode || node.nodeName === 'code');
  };
  walk(parseFragment(html), false);
  return words.filter((word) => word.length > 0);
}

/** Code is set smaller, as on pages: its letters are larger. */
const wordBox = (word: readonly Piece[], key?: string): Box => ({
  ...box(
    { alignItems: 'baseline' },
    ...word.map((piece) =>
      text(piece.text, piece.isCode ? { fontFamily: 'mono', fontWeight: 400, fontSize: '0.82em' } : {}),
    ),
  ),
  ...(key === undefined ? {} : { key }),
});

/** Throws where a title has a character that its typeface has not. */
function checkCharacters(words: readonly Piece[][]): void {
  for (const { text: part, isCode } of words.flat()) {
    const { characters } = isCode ? FONTS.mono : FONTS.serif;
    const strange = [...part].find((character) => !characters.includes(character));
    if (strange === undefined) continue;
    throw new Error(`“${part}” of the title has ${strange}, which the typeface lacks; write it otherwise.`);
  }
}

const TITLE: Style = { fontFamily: 'serif', fontWeight: 600, letterSpacing: '-0.018em', lineHeight: LEADING };

/** The widths of words and of a space, in px at a size of 1 px. */
async function measure(words: readonly Piece[][], fonts: Fonts): Promise<{ widths: number[]; space: number }> {
  const size = 100;
  const found = new Map<string, number>();
  const row = box(
    { ...TITLE, fontSize: size },
    ...[...words, [{ text: 'n n', isCode: false }], [{ text: 'nn', isCode: false }]].map((word, index) =>
      wordBox(word, String(index)),
    ),
  );
  await satori(row as never, {
    width: 100_000,
    height: 200,
    fonts,
    embedFont: false,
    onNodeDetected: (node) => void (node.key !== null && found.set(String(node.key), node.width)),
  });
  const widthOf = (index: number): number => (found.get(String(index)) ?? NaN) / size;
  return {
    widths: words.map((_, index) => widthOf(index)),
    space: widthOf(words.length) - widthOf(words.length + 1),
  };
}

/** Sets a title, given as HTML, in a room of a width in px. */
export async function titleBox(html: string, room: number, fonts: Fonts): Promise<Box> {
  const words = wordsOf(html);
  checkCharacters(words);
  const { widths, space } = await measure(words, fonts);
  const { size, lines } = setTitle(widths, space, room, STEPS);
  const rows = lines.map((line) =>
    box({ columnGap: space * size, alignItems: 'baseline' }, ...line.map((index) => wordBox(words[index] ?? []))),
  );
  return box({ ...TITLE, fontSize: size, flexDirection: 'column' }, ...rows);
}
