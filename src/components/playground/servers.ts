// The servers that the playground can send to, and the names that links give them.
import { readUrl } from '../check/read-form.ts';
import type { SendTarget } from '../../run/messages.ts';

/** A server of ours, with what it offers or what is wrong with it; or one of the reader's own. */
export type Server =
  | { kind: 'reference' | 'sdk'; definition: string }
  | { kind: 'fault'; fault: string }
  | { kind: 'legacy' }
  /** The address is empty until there is a good one. */
  | { kind: 'own'; url: string };
export type ServerKind = Server['kind'];

/** Where an MCP endpoint is on our servers. */
export const ENDPOINT = '/mcp';
/** What the servers of ours offer when nobody asks for less. */
export const DEFINITION = 'full';
/** Where `wireproof serve` puts the reference server; our curl commands go there. */
const LOCAL = 'http://localhost:3000';

/** Writes the server for a link: a word and a name, or an address. */
export function formatServer(server: Server): string {
  if (server.kind === 'own') return server.url;
  if (server.kind === 'legacy') return 'legacy';
  return server.kind === 'fault' ? `fault:${server.fault}` : `${server.kind}:${server.definition}`;
}

/** Reads the server of a link; says what is wrong with one that is none. Without a name it is the reference. */
export function parseServer(text = `reference:${DEFINITION}`): Server | { wrong: string } {
  const [, kind, name = ''] = /^(reference|fault|sdk|legacy)(?::([a-z0-9-]+))?$/.exec(text) ?? [];
  if (kind === 'legacy' && name === '') return { kind };
  if (kind === 'fault' && name !== '') return { kind, fault: name };
  if ((kind === 'reference' || kind === 'sdk') && name !== '') return { kind, definition: name };
  if (!/^https?:\/\//i.test(text)) return { wrong: `“${cut(text)}” names no server of this page and is no address.` };
  const address = parseAddress(text);
  return typeof address === 'string' ? { kind: 'own', url: address } : address;
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Reads an address as a person types it; gives its normal form, or says what is wrong and what to do. */
export function parseAddress(text: string): string | { wrong: string } {
  const url = readUrl(text.trim());
  return 'message' in url ? { wrong: url.message } : url.href;
}

/** Path and query of the endpoint, as a request line has them. */
export function pathOf(server: Server): string {
  if (server.kind !== 'own' || server.url === '') return ENDPOINT;
  const { pathname, search } = new URL(server.url);
  return pathname + search;
}

/** Scheme, host and port, for curl. */
export const originOf = (server: Server): string =>
  server.kind === 'own' && server.url !== '' ? new URL(server.url).origin : LOCAL;

/** The server as the engine's worker knows it; one's own is not its business. */
export function targetOf(server: Exclude<Server, { kind: 'own' }>): SendTarget {
  if (server.kind === 'fault') return { fault: server.fault };
  if (server.kind === 'sdk') return { sdk: server.definition };
  return server.kind === 'legacy' ? { legacy: 'open' } : { definition: server.definition };
}

/** Names the server within a sentence. */
export function nameOf(server: Server): string {
  switch (server.kind) {
    case 'reference':
      return `the reference server (${server.definition})`;
    case 'sdk':
      return `the official SDK server (${server.definition})`;
    case 'fault':
      return `the faulty server (${server.fault})`;
    case 'legacy':
      return 'the server of 2025-11-25';
    case 'own':
      return server.url === '' ? 'your own server' : originOf(server);
  }
}
