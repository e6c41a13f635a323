// Hashes of word windows, and how a row of them is packed into text.

/** How many words a window has. Four are enough to find a sentence and too few to read it back. */
export const WINDOW = 4;
/** A short side of an elision is found by windows of two words, kept with fewer bits. */
export const SHORT_WINDOW = 2;
const BITS = { [WINDOW]: 30, [SHORT_WINDOW]: 18 } as const;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A well mixed 32-bit hash of a text: FNV-1a with the finish of MurmurHash3. */
export function hashText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The hashes of all windows of `size` words, in order; none when there are fewer words. */
export function hashWindows(words: readonly string[], size: typeof WINDOW | typeof SHORT_WINDOW): number[] {
  const hashes: number[] = [];
  for (let start = 0; start + size <= words.length; start++) {
    hashes.push(hashText(words.slice(start, start + size).join(' '), size) >>> (32 - BITS[size]));
  }
  return hashes;
}

/** Writes hashes as text, six bits a character. */
export function packHashes(hashes: readonly number[], size: typeof WINDOW | typeof SHORT_WINDOW): string {
  let text = '';
  for (const hash of hashes) {
    for (let shift = BITS[size] - 6; shift >= 0; shift -= 6) text += ALPHABET[(hash >>> shift) & 63];
  }
  return text;
}

/** Reads what `packHashes` wrote. */
export function unpackHashes(text: string, size: typeof WINDOW | typeof SHORT_WINDOW): number[] {
  const width = BITS[size] / 6;
  const hashes: number[] = [];
  for (let start = 0; start < text.length; start += width) {
    let hash = 0;
    for (let index = start; index < start + width; index++) hash = hash * 64 + ALPHABET.indexOf(text[index] ?? 'A');
    hashes.push(hash);
  }
  return hashes;
}
