// Recordings that the tests of printing share.
import type { HttpRequest } from '../protocol/message.ts';
import type { BackTurn, RecordedResponse, SentTurn, SilenceTurn } from './exchange.ts';

const JSON_TYPE = [['Content-Type', 'application/json']] as const;

/** A POST of a JSON-RPC request. */
export const call = (id: number, method: string, params: object = {}): HttpRequest => ({
  method: 'POST',
  path: '/mcp',
  headers: [...JSON_TYPE, ['Mcp-Method', method]],
  body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
});

/** A turn that sends; a request given as a method is a call of it. */
export const sent = (exchange: number, request: HttpRequest | string, connection = 1, at = 0): SentTurn => ({
  kind: 'sent',
  exchange,
  connection,
  at,
  request: typeof request === 'string' ? call(exchange, request) : request,
});

/** A turn that answers; a body that is no text is written as JSON. */
export const back = (
  exchange: number,
  status: number,
  body: unknown,
  more: Partial<RecordedResponse> & { connection?: number; at?: number } = {},
): BackTurn => {
  const { connection = 1, at = 0, ...response } = more;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'back', exchange, connection, at, response: { status, headers: JSON_TYPE, body: text, ...response } };
};

/** A turn in which nothing came. */
export const silence = (exchange: number, waited: number, error?: string): SilenceTurn => {
  const turn: SilenceTurn = { kind: 'silence', exchange, connection: 1, at: waited, waited };
  return error === undefined ? turn : { ...turn, error };
};

/** A result that is complete. */
export const complete = (id: number): object => ({ jsonrpc: '2.0', id, result: { resultType: 'complete' } });
