// The request path: each step's shape, and what is known after it. A step answers with what it
// found out, or with a refusal, which ends the walk.
import type { Environment } from '../protocol/clock.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { RpcNotification, RpcRequest } from '../protocol/json-rpc.ts';
import type { RequestMeta } from '../protocol/meta.ts';
import type { Connection, HttpRequest, HttpResponse } from '../protocol/message.ts';
import type { Definition } from './definition.ts';
import type { Method } from './methods/list.ts';

/** What is known when a request arrives. */
export interface Arrival {
  request: HttpRequest;
  /** Faults look at it. Nothing in the reference server may (statement: basic/index#statelessness). */
  connection: Connection;
  definition: Definition;
  environment: Environment;
}
/** After `parse`: the body is one JSON-RPC request. */
export interface Parsed extends Arrival {
  message: RpcRequest;
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
  refused: HttpResponse;
}

export const isRefusal = (value: object | undefined): value is Refusal => value !== undefined && 'refused' in value;

export interface Steps {
  /** Refuses web pages of other origins: 403. */
  origin(call: Arrival): Refusal | undefined;
  /** Refuses every HTTP method but POST: 405. */
  method(call: Arrival): Refusal | undefined;
  /** Reads the body as one JSON-RPC request or notification. */
  parse(call: Arrival): { message: RpcRequest } | { notification: RpcNotification } | Refusal;
  /** Reads what the request says of itself in `_meta`. */
  envelope(call: Parsed): RequestMeta | Refusal;
  /** Compares the standard headers with the body. */
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
