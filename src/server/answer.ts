// The few shapes in which the server answers.
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import type { RequestId, RpcError, RpcErrorResponse, RpcResultResponse } from '../protocol/json-rpc.ts';
import type { HeaderList, TextResponse } from '../protocol/message.ts';
import type { Refusal } from './steps.ts';

const JSON_TYPE: HeaderList = [['Content-Type', 'application/json']];

/** A response that carries one JSON-RPC message. */
export const jsonResponse = (status: number, message: RpcErrorResponse | RpcResultResponse): TextResponse => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(message),
});

/** A response without a body. */
export const emptyResponse = (status: number, headers: HeaderList = []): TextResponse => ({
  status,
  headers,
  body: '',
});

/** Refuses a request with a JSON-RPC error; the id is left out when it could not be read. */
export function refuse(
  status: number,
  id: RequestId | undefined,
  code: number,
  message: string,
  data?: JsonValue,
): Refusal {
  const error: RpcError = data === undefined ? { code, message } : { code, message, data };
  return {
    refused: jsonResponse(status, id === undefined ? { jsonrpc: '2.0', error } : { jsonrpc: '2.0', id, error }),
  };
}

/** A complete tool result with one text. */
export const textResult = (text: string, extra: JsonObject = {}): JsonObject => ({
  content: [{ type: 'text', text }],
  ...extra,
});

/** A sentence for the model, and data for programs, which stand in the text too (spec: server/tools#structured-content). */
export const structuredResult = (text: string, structuredContent: JsonObject): JsonObject => ({
  content: [
    { type: 'text', text },
    { type: 'text', text: JSON.stringify(structuredContent) },
  ],
  structuredContent,
});

/** A tool execution error: the model reads it and can try again (spec: server/tools#error-handling). */
export const toolError = (text: string): JsonObject => textResult(text, { isError: true });
