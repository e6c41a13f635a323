// HTTP messages as plain data. Browsers drop Origin, Host and cookies from their Request and
// Response, and neither can be sent to a worker; these can hold every header and cross.

/** Headers in the order they were sent, names as they were spelled. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface HttpRequest {
  method: string;
  /** Path and query, as in the request line. */
  path: string;
  headers: HeaderList;
  /** Text, or the bytes where they are no UTF-8. Empty when there is no body. */
  body: string | Uint8Array;
  /** Goes out without what a client adds to every request, such as a token: it comes from a stranger. */
  bare?: true;
}

/** The text of a `text/event-stream` answer, in the pieces it arrives in. */
export type EventStream = AsyncIterable<string>;

export interface HttpResponse {
  status: number;
  headers: HeaderList;
  /** Text, or a stream of events that may stay open. */
  body: string | EventStream;
}

/** A response that is no stream. */
export type TextResponse = HttpResponse & { body: string };

/** What a harness calls one connection. Its identity is all that matters; HTTP itself gives none. */
export interface Connection {
  readonly number: number;
}

/**
 * A server: answers one request. The reference server ignores the connection; some faults do not. `closed` tells
 * that the client has gone, which cancels the request (spec: basic/transports/streamable-http#cancellation).
 */
export type Handler = (request: HttpRequest, connection: Connection, closed?: AbortSignal) => Promise<HttpResponse>;
