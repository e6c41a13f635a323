// The lists that come in pages: finds one that the server offers, and reads what stands on a page of it.
import type { Answer, Peer } from '../../client/peer.ts';
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import type { Connection } from '../../protocol/message.ts';
import type { Saw } from '../probe.ts';
import { send, whyNotServed } from '../shared.ts';

/** The four lists that can come in pages; `key` is where the entries stand in a result. */
export const LISTS = [
  { method: 'tools/list', key: 'tools' },
  { method: 'resources/list', key: 'resources' },
  { method: 'resources/templates/list', key: 'resourceTemplates' },
  { method: 'prompts/list', key: 'prompts' },
] as const;

/** A list and its first page. */
export interface FoundList {
  method: string;
  key: string;
  first: Answer;
}

/** The first list whose first page is wanted; else why there is none, which is `unwanted` where there are lists. */
export async function findList(
  peer: Peer,
  connection: Connection,
  isWanted: (first: Answer) => boolean,
  unwanted: string,
): Promise<FoundList | Saw> {
  let otherwise: Saw = { reason: 'no-lists' };
  for (const { method, key } of LISTS) {
    const first = await send(peer, connection, { method });
    if (first.errorCode === METHOD_NOT_FOUND) continue;
    const doubt = whyNotServed(first);
    if (doubt !== undefined) return doubt;
    if (isWanted(first)) return { method, key, first };
    otherwise = { reason: unwanted, at: first.spot('/result') };
  }
  return otherwise;
}

/** The entries of a page, to compare it with another. */
export const entriesOf = ({ key }: FoundList, page: Answer): string => JSON.stringify(page.result?.[key] ?? null);
