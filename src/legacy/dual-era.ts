// The front of a server of both eras: how the client opens decides which of the two it gets
// (spec: basic/versioning#compatibility-matrix).
import { INVALID_REQUEST } from '../protocol/error-codes.ts';
import { findHeader, PROTOCOL_VERSION_HEADER } from '../protocol/headers.ts';
import { isObject } from '../protocol/json.ts';
import type { RpcErrorResponse, RpcRequest, RpcResponse } from '../protocol/json-rpc.ts';
import type { Connection, HeaderList, HttpResponse } from '../protocol/message.ts';
import { PROTOCOL_VERSION } from '../protocol/meta.ts';
import type { Definition } from '../server/definition.ts';
import { answerLegacy, initializeResult, LEGACY_REVISION, readClient } from './legacy-client.ts';
import type { LegacyCall, LegacyClient } from './legacy-client.ts';

/** What names a session of the earlier era in requests and in the answer that opens it. */
export const SESSION_HEADER = 'Mcp-Session-Id';

/** Sessions kept at once; the oldest goes first, and its client has to open anew. A limit of ours. */
const MOST_SESSIONS = 1000;

/**
 * Creates the selection for one server. What carries its version in `_meta` belongs to this revision and is handed back
 * as `undefined`; `initialize` opens the earlier era for its session (HTTP) or its process (stdio), and only there.
 */
export function createDualEra(): NonNullable<Definition['legacy']> {
  const sessions = new Map<string, LegacyClient>();
  // Over stdio the connection is the process: here, and only here, the earlier era lets it mean something.
  const processes = new WeakMap<Connection, LegacyClient>();

  return (call) => {
    const { message, request, connection } = call;
    if (isModern(message)) return undefined;
    if (message.method === 'initialize') return open(call);
    if (request === undefined) {
      const client = processes.get(connection);
      return client && answerLegacy(call, client).then((response) => respond(response));
    }
    const session = findHeader(request.headers, SESSION_HEADER);
    if (session === undefined) return undefined;
    const client = sessions.get(session);
    if (client === undefined) return refuse(404, call, 'There is no such session: open one with initialize');
    const version = findHeader(request.headers, PROTOCOL_VERSION_HEADER) ?? LEGACY_REVISION;
    if (version !== LEGACY_REVISION) return refuse(400, call, `The session speaks ${LEGACY_REVISION}`);
    return answerLegacy(call, client).then((response) => respond(response));
  };

  function open(call: LegacyCall): HttpResponse {
    const { connection, definition, environment, message, request } = call;
    const response: RpcResponse = { jsonrpc: '2.0', id: message.id, result: initializeResult(definition) };
    if (request === undefined) {
      processes.set(connection, readClient(call));
      return respond(response);
    }
    const [oldest] = sessions.keys();
    if (oldest !== undefined && sessions.size >= MOST_SESSIONS) sessions.delete(oldest);
    const session = environment.randomHex(32);
    sessions.set(session, readClient(call));
    return respond(response, 200, [[SESSION_HEADER, session]]);
  }
}

const isModern = ({ params }: RpcRequest): boolean => isObject(params?._meta) && PROTOCOL_VERSION in params._meta;

const respond = (response: RpcResponse, status = 200, headers: HeaderList = []): HttpResponse => ({
  status,
  headers: [['Content-Type', 'application/json'], ...headers],
  body: JSON.stringify(response),
});

function refuse(status: number, { message }: LegacyCall, what: string): HttpResponse {
  const response: RpcErrorResponse = {
    jsonrpc: '2.0',
    id: message.id,
    error: { code: INVALID_REQUEST, message: what },
  };
  return respond(response, status);
}
