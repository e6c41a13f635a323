// A server beyond a network as a handler that a page can call: no cookies, no redirects, no cache; what the browser hides is said.
import { Unseen, Unsent } from '../../client/sight.ts';
import { findHeader } from '../../protocol/headers.ts';
import type { EventStream, Handler, HttpResponse } from '../../protocol/message.ts';
import { whyNotSendable } from './browser-headers.ts';

export interface FetchLimits {
  /** Milliseconds until an answer must be whole, and a stream of events must have begun. By default five seconds. */
  timeout?: number;
  /** As long for the first answer of all: the browser may have to ask the reader whether the page may reach the server. */
  firstTimeout?: number;
  /** The longest body that is read, in bytes, of a stream too. By default 8 MiB. */
  bodyLimit?: number;
  /** Breaks off whatever is on its way. */
  signal?: AbortSignal | undefined;
  /** In place of the browser's. */
  fetch?: typeof fetch;
}

export const TIMEOUT = 5000;
export const FIRST_TIMEOUT = 30_000;

/** Why nothing came, where fetch does not say: it tells a page no more (Fetch, network errors). */
export const NOT_SHOWN = 'the browser shows no answer, so none came or CORS does not allow this request';

/** Creates the handler of an origin; a path of a request is one of it. Throws `Unseen` for what the browser does not allow or show. */
export function createFetchHandler(origin: URL, limits: FetchLimits = {}): Handler {
  const { timeout = TIMEOUT, firstTimeout = FIRST_TIMEOUT, bodyLimit = 8 * 1024 * 1024, signal } = limits;
  // A copy of its own would lose the window that fetch belongs to.
  const send: typeof fetch = limits.fetch ?? ((...call) => fetch(...call));
  let hasAnswered = false;

  return async ({ method, path, headers, body }, _, closed) => {
    const problem = whyNotSendable(headers, body.length > 0);
    if (problem !== undefined) throw new Unsent(problem);
    const stop = new AbortController();
    const patience = hasAnswered ? timeout : firstTimeout;
    const timer = setTimeout(() => stop.abort(new Error(`no answer within ${patience / 1000} s`)), patience);
    const leave = (): void => stop.abort(new Error('the connection was left'));
    const breakOff = (): void => stop.abort(new Error('the run was stopped'));
    closed?.addEventListener('abort', leave);
    signal?.addEventListener('abort', breakOff);
    if (signal?.aborted) breakOff();
    try {
      // A path without its slash would go on with the host.
      const response = await send(new URL(`${origin.origin}/${path.replace(/^\//, '')}`), {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
        ...(body.length > 0 ? { body: body as BodyInit } : {}),
        mode: 'cors',
        credentials: 'omit',
        redirect: 'manual',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal: stop.signal,
      });
      hasAnswered = true;
      if (response.type === 'opaqueredirect')
        throw new Unseen('the answer was a redirect, and the browser does not show where to');
      return await read(response, stop, bodyLimit);
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason;
      // Whatever is wrong, fetch rejects with a TypeError that says nothing.
      throw error instanceof TypeError ? new Unseen(NOT_SHOWN) : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

async function read(response: Response, stop: AbortController, limit: number): Promise<HttpResponse> {
  const { status } = response;
  const headers = [...response.headers];
  const type = (findHeader(headers, 'Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const pieces = readPieces(response, type, stop, limit);
  if (type === 'text/event-stream') return { status, headers, body: pieces };
  let body = '';
  for await (const piece of pieces) body += piece;
  return { status, headers, body };
}

/** The body piece by piece. JSON and events have to be UTF-8; in anything else other bytes are replaced. */
function readPieces(response: Response, type: string, stop: AbortController, limit: number): EventStream {
  const mustBeText = type === 'text/event-stream' || type === 'application/json';
  const decoder = new TextDecoder('utf-8', { fatal: mustBeText, ignoreBOM: true });
  const reader = response.body?.getReader();
  const end = { done: true, value: undefined } as const;
  let received = 0;

  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw new Error(`the body is ${type}, but not in UTF-8`);
    }
  };
  const next = async (): Promise<IteratorResult<string>> => {
    if (reader === undefined) return end;
    const chunk = await reader.read().catch((error: unknown) => {
      if (stop.signal.aborted) throw stop.signal.reason;
      throw new Error(`the connection broke off after ${received} bytes of the body`, { cause: error });
    });
    if (chunk.done) {
      const rest = decode();
      return rest === '' ? end : { done: false, value: rest };
    }
    received += chunk.value.length;
    if (received > limit) {
      stop.abort(new Error(`the body is longer than ${limit / 1024 / 1024} MiB, a limit of Wireproof`));
      throw stop.signal.reason;
    }
    return { done: false, value: decode(chunk.value) };
  };
  const leave = (): Promise<IteratorResult<string>> => {
    stop.abort(new Error('the connection was left'));
    return Promise.resolve(end);
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) };
}
