// A number from the name of an item, the same on every machine: what spreads items evenly without chance.
import type { ItemId } from './types.ts';

/** Gives a whole number from 0 to 2³² − 1 (FNV-1a over UTF-16 units, its bits mixed once more, since names are short and alike). */
export function hashItem(item: ItemId): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < item.length; index++) hash = Math.imul(hash ^ item.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
