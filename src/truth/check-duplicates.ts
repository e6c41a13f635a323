// Two cards, or two rules, that say the same in nearly the same words: one of them is to be rewritten.
import type { ContentFile } from './content-file.ts';
import { excerpt, type Problem } from './problem.ts';
import { proseWords } from './prose-words.ts';
import { blockText, type Block } from './text-block.ts';

const SHORTEST = 20;
const SHINGLE = 3;
const LIMIT = 0.5;

interface Paragraph {
  file: ContentFile;
  block: Block;
  shingles: Set<string>;
}

/** Compares paragraphs of 20 words and more between files; more than half of their word triples in common fails. */
export function checkDuplicates(cards: readonly { file: ContentFile; blocks: readonly Block[] }[]): Problem[] {
  const paragraphs = cards.flatMap(({ file, blocks }) => blocks.flatMap((block) => readParagraph(file, block)));
  const holders = new Map<string, number[]>();
  paragraphs.forEach(({ shingles }, number) => {
    for (const shingle of shingles) holders.set(shingle, [...(holders.get(shingle) ?? []), number]);
  });
  return paragraphs.flatMap(({ file, block, shingles }, number): Problem[] => {
    const common = new Map<number, number>();
    for (const shingle of shingles) {
      for (const other of holders.get(shingle) ?? [])
        if (other < number) common.set(other, (common.get(other) ?? 0) + 1);
    }
    for (const [other, count] of common) {
      const twin = paragraphs[other];
      if (!twin || twin.file === file) continue;
      const share = count / (shingles.size + twin.shingles.size - count);
      if (share <= LIMIT) continue;
      const message = `expected a paragraph of its own, found ${Math.round(share * 100)} % of ${twin.file.path}:${twin.block.line} in “${excerpt(blockText(block))}”. Say it once, and link to it.`;
      return [{ path: file.path, line: block.line, field: block.field, message }];
    }
    return [];
  });
}

function readParagraph(file: ContentFile, block: Block): Paragraph[] {
  if (block.quotation > 0) return [];
  const words = proseWords(blockText(block)).map((word) => word.toLowerCase());
  if (words.length < SHORTEST) return [];
  return [
    {
      file,
      block,
      shingles: new Set(words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' '))),
    },
  ];
}
