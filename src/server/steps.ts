// The request path: each step's shape, and what is known after it. A step answers with what it
// found out, or with a refusal, which ends the walk.
import type { Environment } from '../protocol/clock.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { RpcNotification, RpcRequest } from '../protocol/json-rpc.ts';
import type { RequestMeta } from '../protocol/meta.ts';
import type { Connection, HttpRequest, HttpResponse, TextResponse } from '../protocol/message.ts';
import type { Principal } from './authorization.ts';
import type { Definition } from './definition.ts';
import type { Method } from './methods/list.ts';

/** What every step can reach. */
interface Around {
  /** Faults look at it. Nothing in the reference server may (statement: basic/index#statelessness). */
  connection: Connection;
  definition: Definition;
  environment: Environment;
  /** Aborted when the request is cancelled: stop working, send nothing more. */
  signal: AbortSignal;
}
/** What is known when a request arrives over HTTP. */
export interface Arrival extends Around {
  request: HttpRequest;
}
/** After `authorization` and `parse`: one JSON-RPC request, and who sent it, where that is asked. */
export interface Parsed extends Around {
  message: RpcRequest;
  principal?: Principal | undefined;
  /** The HTTP request around the message; on stdio there is none. */
  request?: HttpRequest;
  /** Sends a notification that belongs to this request, ahead of its response. */
  notify(notification: RpcNotification): void;
}
/** After `envelope`: the request has said which version it speaks and what its client can do. */
export interface Described extends Parsed {
  meta: RequestMeta;
}
/** After `route`: the method is known. */
export interface Routed extends Described {
  method: Method;
}

/** An answer that ends the walk early. */
export interface Refusal {
  refused: TextResponse;
}

export const isRefusal = (value: object | undefined): value is Refusal => value !== undefined && 'refused' in value;

export interface Steps {
  /** Refuses web pages of other origins: 403. */
  origin(call: Arrival): Refusal | undefined;
  /** Refuses every HTTP method but POST: 405. */
  method(call: Arrival): { refused: HttpResponse } | undefined;
  /** Finds out who is asking; refuses who may not: 401, 403. */
  authorization(call: Arrival): Promise<{ principal?: Principal } | Refusal>;
  /** Reads the body as one JSON-RPC request or notification. */
  parse(call: Arrival): { message: RpcRequest } | { notification: RpcNotification } | Refusal;
  /** Reads what the request says of itself in `_meta`. */
  envelope(call: Parsed): RequestMeta | Refusal;
  /** Compares the headers with the body; over stdio there are none. */
  headers(call: Described): Refusal | undefined;
  /** Refuses versions that the server does not implement. */
  version(call: Described): Refusal | undefined;
  /** Finds the method. */
  route(call: Described): Method | Refusal;
  /** Refuses work that needs a capability this request did not declare. */
  capability(call: Routed, needed: JsonObject): Refusal | undefined;
  /** Does the work. */
  handler(call: Routed): Promise<JsonObject | Refusal>;
  /** Adds to a result what every result carries. */
  stamp(call: Routed, result: JsonObject): JsonObject;
}
