// Builds the requests of a correct client: metadata in the body, mirrored in the headers.
import {
  encodeHeaderValue,
  findName,
  METHOD_HEADER,
  NAME_HEADER,
  PROTOCOL_VERSION_HEADER,
} from '../protocol/headers.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { RequestId } from '../protocol/json-rpc.ts';
import { CLIENT_CAPABILITIES, CLIENT_INFO, PROTOCOL_VERSION } from '../protocol/meta.ts';
import type { Implementation } from '../protocol/meta.ts';
import type { HeaderList, HttpRequest } from '../protocol/message.ts';
import { REVISION } from '../protocol/revision.ts';

export const CLIENT: Implementation = { name: 'wireproof', version: '1.0.0' };

export interface RequestOptions {
  id: RequestId;
  method: string;
  params?: JsonObject;
  /** Declared for this request; `null` leaves the key out. */
  capabilities?: JsonObject | null;
  /** `null` leaves clientInfo out. */
  client?: Implementation | null;
  /** `null` leaves the version out of the body; the header then has this revision. */
  version?: string | null;
  /** Further keys of `_meta`, such as a progress token. */
  meta?: JsonObject;
  /** Headers to add, or to replace by name; `null` takes one away. Without `Authorization` the request is a stranger's. */
  headers?: Readonly<Record<string, string | null>>;
  path?: string;
}

/** Builds one POST with a JSON-RPC request (spec: basic/transports/streamable-http#sending-messages). */
export function createRequest(options: RequestOptions): HttpRequest {
  const { id, method, params = {}, capabilities = {}, client = CLIENT, version = REVISION } = options;
  const meta: JsonObject = {
    ...(version === null ? {} : { [PROTOCOL_VERSION]: version }),
    ...(capabilities === null ? {} : { [CLIENT_CAPABILITIES]: capabilities }),
    ...(client === null ? {} : { [CLIENT_INFO]: client }),
    ...options.meta,
  };
  const name = findName(method, params);
  const standard: HeaderList = [
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
    [PROTOCOL_VERSION_HEADER, version ?? REVISION],
    [METHOD_HEADER, method],
    ...(name === undefined ? [] : ([[NAME_HEADER, encodeHeaderValue(name)]] as const)),
  ];
  return {
    method: 'POST',
    path: options.path ?? '/mcp',
    headers: changeHeaders(standard, options.headers ?? {}),
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, _meta: meta } }),
    ...(options.headers?.Authorization === null ? { bare: true } : {}),
  };
}

/** Builds the handshake of the era before: no metadata, no standard headers. */
export function createInitialize(id: RequestId): HttpRequest {
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT };
  return {
    method: 'POST',
    path: '/mcp',
    headers: [
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json, text/event-stream'],
    ],
    body: JSON.stringify({ jsonrpc: '2.0', id, method: 'initialize', params }),
  };
}

/** Adds headers, replaces those of the same name, takes away those given as `null`. */
export function changeHeaders(headers: HeaderList, changes: Readonly<Record<string, string | null>>): HeaderList {
  const left = new Map(Object.entries(changes).map(([name, value]) => [name.toLowerCase(), { name, value }]));
  const changed = headers.flatMap(([name, value]) => {
    const change = left.get(name.toLowerCase());
    if (change === undefined) return [[name, value] as const];
    left.delete(name.toLowerCase());
    return change.value === null ? [] : [[name, change.value] as const];
  });
  return [
    ...changed,
    ...[...left.values()].flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])),
  ];
}
