// The state of the playground in the fragment of an address: versioned, and decodable for ever.
import { isObject, parseJson } from '../protocol/json.ts';
import type { JsonValue } from '../protocol/json.ts';
import type { HttpRequest } from '../protocol/message.ts';
import type { Turn } from './exchange.ts';

/** What a shared link carries: the requests, and the server they were sent to, where it says so. */
export interface Link {
  requests: readonly HttpRequest[];
  /** The connection, from 1, that carries each request; without it all go on the first. */
  connections?: readonly number[];
  /** Whether none waits for the answer of the one before. */
  together?: true;
  /** An address, or the name of a server of ours. */
  server?: string;
}

/** Longest fragment, most requests and most connections that are read: limits of ours. */
const MOST = { characters: 500_000, requests: 100, connections: 100, server: 2000 };

const encodeBytes = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Writes a link's state as a fragment without its `#`: `v1=` and base64url of JSON in UTF-8. */
export function encodeLink({ requests, connections, together, server }: Link): string {
  const state = {
    ...(server === undefined ? {} : { s: server }),
    ...(together === undefined ? {} : { t: 1 }),
    // A body that is no text stands in an array, as base64url.
    r: requests.map(({ method, path, headers, body }, index) => {
      const connection = connections?.[index] ?? 1;
      const parts = [method, path, headers, typeof body === 'string' ? body : [encodeBytes(body)]];
      return connection === 1 ? parts : [...parts, connection];
    }),
  };
  return `v1=${encodeBytes(new TextEncoder().encode(JSON.stringify(state)))}`;
}

/** Makes the link of a recording up to the request numbered `last`, from 1: what came before it may have led to its answer. */
export function linkOf(turns: readonly Turn[], last = Infinity, server?: string): Link {
  const sent = turns.filter((turn) => turn.kind === 'sent').filter(({ exchange }) => exchange <= last);
  const connections = sent.map(({ connection }) => connection);
  return {
    requests: sent.map(({ request }) => request),
    ...(connections.every((connection) => connection === 1) ? {} : { connections }),
    ...(server === undefined ? {} : { server }),
  };
}

/** Reads a fragment; says what is wrong with one that is not a link of ours, in words that go on after a colon. */
export function decodeLink(fragment: string): Link | { wrong: string } {
  if (fragment.length > MOST.characters)
    return { wrong: `the address has ${fragment.length} characters; at most ${MOST.characters} are read` };
  const [, version, text = ''] = /^#?(v\d+)=([\w-]*)$/.exec(fragment) ?? [];
  if (version === undefined) return { wrong: 'the address carries no exchange' };
  if (version !== 'v1')
    return { wrong: `the exchange is of ${version}; this page reads v1. Reload it, it may be older than the link` };
  const bytes = decodeBytes(text);
  const state = parseJson((bytes && decodeText(bytes)) ?? '');
  if (!isObject(state) || !Array.isArray(state.r))
    return { wrong: 'the exchange in the address is cut off or was changed' };
  if (state.r.length === 0) return { wrong: 'the address carries no request' };
  if (state.r.length > MOST.requests)
    return { wrong: `the address carries ${state.r.length} requests; at most ${MOST.requests} are read` };

  const requests: HttpRequest[] = [];
  const connections: number[] = [];
  for (const [index, value] of state.r.entries()) {
    const read = readRequest(value);
    if (typeof read === 'string') return { wrong: `request ${index + 1} in the address ${read}` };
    requests.push(read.request);
    connections.push(read.connection);
  }
  const { s: server, t: together } = state;
  if (server !== undefined && (typeof server !== 'string' || server.length > MOST.server))
    return { wrong: 'the name of the server in the address is no text, or is too long' };
  return {
    requests,
    ...(connections.every((connection) => connection === 1) ? {} : { connections }),
    ...(together === 1 ? { together: true } : {}),
    ...(server === undefined ? {} : { server }),
  };
}

// RFC 9110 sections 5.1, 5.5 and 9.1: what would make two lines of one, or another request than the one that is shown.
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const PATH = /^\/[^\s\0-\x1f\x7f]*$/;
const VALUE = /^[^\0-\x08\x0a-\x1f\x7f]*$/;

/** Reads one request and its connection, or says what is wrong with it. */
function readRequest(value: JsonValue): { request: HttpRequest; connection: number } | string {
  const [method, path, headers, said, connection = 1] = Array.isArray(value) ? value : [];
  const body = readBody(said);
  if (typeof method !== 'string' || typeof path !== 'string' || body === undefined || !Array.isArray(headers))
    return 'has no method, path, headers and body';
  const list: [string, string][] = [];
  for (const [index, header] of headers.entries()) {
    const [name, text, ...rest] = Array.isArray(header) ? header : [];
    if (typeof name !== 'string' || typeof text !== 'string' || rest.length > 0)
      return `has a header, number ${index + 1}, that is no name and value`;
    if (!TOKEN.test(name) || !VALUE.test(text))
      return `has a header, number ${index + 1}, that no HTTP message can carry`;
    list.push([name, text]);
  }
  if (!TOKEN.test(method) || !PATH.test(path)) return 'has a method or a path that no HTTP message can carry';
  if (!isCount(connection)) return `names a connection that is no number from 1 to ${MOST.connections}`;
  return { request: { method, path, headers: list, body }, connection };
}

const isCount = (value: JsonValue | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST.connections;

function readBody(value: JsonValue | undefined): string | Uint8Array | undefined {
  if (typeof value === 'string') return value;
  const [text, ...rest] = Array.isArray(value) ? value : [];
  return typeof text === 'string' && rest.length === 0 ? decodeBytes(text) : undefined;
}

/** Reads base64url; gives `undefined` where it is none. */
function decodeBytes(text: string): Uint8Array | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
