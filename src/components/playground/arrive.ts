// What an address brings along: requests and a server. Nothing of it is sent before the reader says so.
import { decodeLink } from '../../exchange/link.ts';
import { createWork } from './drafts.ts';
import type { Work } from './drafts.ts';
import { nameOf, parseServer } from './servers.ts';
import type { Server } from './servers.ts';

export interface Arrival {
  work: Work;
  server: Server;
  /** What the reader is told. */
  message: string;
}

/** Reads the fragment of an address; says in a sentence what is wrong with one that cannot be used. */
export function arrive(fragment: string, definitions: readonly string[]): Arrival | { wrong: string } {
  const link = decodeLink(fragment);
  if ('wrong' in link) return { wrong: unreadable(link.wrong) };
  const server = parseServer(link.server);
  if ('wrong' in server) return { wrong: unreadable(`its server is none. ${server.wrong}`) };
  if ('definition' in server && !definitions.includes(server.definition))
    return { wrong: unreadable(`its server is defined as “${server.definition}”, which this page does not have`) };
  const count = link.requests.length === 1 ? 'one request' : `${link.requests.length} requests`;
  const where = server.kind === 'own' ? server.url : nameOf(server);
  return {
    work: createWork(link.requests, link),
    server,
    message: `The link brought ${count} for ${where}. Nothing has been sent: look at it, then press send.`,
  };
}

const unreadable = (why: string): string =>
  `The link cannot be used: ${why.replace(/\.?$/, '.')} Nothing of it was sent. Ask for it again, or begin with a template.`;
