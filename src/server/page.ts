// Cuts a list into pages. Nothing is remembered between them: the cursor says where the next one begins.
import type { JsonObject } from '../protocol/json.ts';
import { invalidParams } from './invalid-params.ts';
import type { Described, Refusal } from './steps.ts';

/** What a list method offers, and how one entry is told from another and described. */
export interface Listing<Entry> {
  /** Where the entries stand in the result: `tools`, `resources`. */
  key: string;
  entries: readonly Entry[];
  nameOf(entry: Entry): string;
  describe(entry: Entry): JsonObject;
}

/** Gives the page that the request's cursor names, or refuses the cursor (spec: server/utilities/pagination). */
export function listPage<Entry>(call: Described, listing: Listing<Entry>): JsonObject | Refusal {
  const { key, entries, nameOf, describe } = listing;
  const { cursor } = call.message.params ?? {};
  let start = 0;
  // Any string can be a cursor, the empty one too; this server gives out none of those.
  if (cursor !== undefined) {
    start = entries.findIndex((entry) => cursorAfter(call, nameOf(entry)) === cursor) + 1;
    if (start === 0) return invalidParams(call, 'Invalid params: cursor is none of this list');
  }
  const end = start + (call.definition.pageSize ?? entries.length);
  const last = end < entries.length ? entries[end - 1] : undefined;
  return {
    [key]: entries.slice(start, end).map(describe),
    ...(last === undefined ? {} : { nextCursor: cursorAfter(call, nameOf(last)) }),
  };
}

/**
 * The cursor that stands behind an entry of one list: a hash of both and of the server's secret. It holds nothing to
 * read, stays the same as long as the entry is there, and fits no other list. It guards nothing, since a page shows no more than the list would.
 */
function cursorAfter({ message, environment }: Described, name: string): string {
  const text = JSON.stringify([[...environment.secret], message.method, name]);
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** FNV-1a, 32 bits; the start value makes two of them differ. */
function hash(text: string, start: number): string {
  let state = start;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return (state >>> 0).toString(16).padStart(8, '0');
}
