// JSON-RPC 2.0 messages as the protocol uses them (spec: basic/index#messages).
import type { JsonObject, JsonValue } from './json.ts';

export type RequestId = string | number;

export interface RpcRequest {
  jsonrpc: '2.0';
  id: RequestId;
  method: string;
  params?: JsonObject;
}

export interface RpcNotification {
  jsonrpc: '2.0';
  method: string;
  params?: JsonObject;
}

export interface RpcError {
  code: number;
  message: string;
  data?: JsonValue;
}

export interface RpcResultResponse {
  jsonrpc: '2.0';
  id: RequestId;
  result: JsonObject;
}

/** An error response; `id` is left out when the request's could not be read. */
export interface RpcErrorResponse {
  jsonrpc: '2.0';
  id?: RequestId;
  error: RpcError;
}

export type RpcResponse = RpcResultResponse | RpcErrorResponse;
