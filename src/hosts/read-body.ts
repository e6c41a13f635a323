// The body of an HTTP answer as text, piece by piece, no more of it than is allowed.
import type { IncomingMessage } from 'node:http';
import { findHeader } from '../protocol/headers.ts';
import type { EventStream, HeaderList } from '../protocol/message.ts';
import { explainFailure, Failure, formatBytes, SPENT } from './explain-failure.ts';
import type { Progress } from './explain-failure.ts';

export interface ExchangeLimits {
  /** Milliseconds until an answer must be whole; of a stream, until it must begin. */
  timeout: number;
  /** The longest body, in bytes, of a stream too. */
  bodyLimit: number;
  /** The longest header section of an answer, in bytes. */
  headerLimit: number;
  /** What may still come in the whole run, which keeps all of it, in bytes. */
  budget: { left: number };
}

/** What stops an exchange, and how far it has come. */
export interface Watch {
  progress: Progress;
  /** What had come on the connection when the request was sent, in bytes. */
  bytesBefore: number;
  /** Why it was stopped, or what the parser made of the body; told rather than the reset that follows from it. */
  cause?: Error;
}

const typeOf = (headers: HeaderList): string =>
  (findHeader(headers, 'Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
/** Asks whether the headers announce a stream of events. */
export const isEventStream = (headers: HeaderList): boolean => typeOf(headers) === 'text/event-stream';

/**
 * The body piece by piece. JSON and events have to be UTF-8; in anything else, which no client reads, other bytes are
 * replaced. Whoever leaves early closes the connection.
 */
export function readPieces(
  incoming: IncomingMessage,
  headers: HeaderList,
  watch: Watch,
  limits: ExchangeLimits,
): EventStream {
  const { progress } = watch;
  const mustBeText = isEventStream(headers) || typeOf(headers) === 'application/json';
  const decoder = new TextDecoder('utf-8', { fatal: mustBeText, ignoreBOM: true });
  const coding = findHeader(headers, 'Content-Encoding') ?? 'identity';
  const chunks = incoming[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let isLeft = false;

  const decode = (chunk?: Uint8Array): string => {
    if (chunk === undefined) return decodeOr(() => decoder.decode());
    progress.received += chunk.length;
    limits.budget.left -= chunk.length;
    if (limits.budget.left < 0) throw new Failure(SPENT);
    if (coding.toLowerCase() !== 'identity')
      throw new Failure(`the body is compressed (Content-Encoding: ${coding}), which the request did not ask for`);
    if (progress.received > limits.bodyLimit)
      throw new Failure(`the body is longer than ${formatBytes(limits.bodyLimit)}, a limit of Wireproof`);
    return decodeOr(() => decoder.decode(chunk, { stream: true }));
  };
  const decodeOr = (work: () => string): string => {
    try {
      return work();
    } catch {
      throw new Failure(`the body is ${typeOf(headers)}, but not in UTF-8`);
    }
  };
  const end = { done: true, value: undefined } as const;
  const next = async (): Promise<IteratorResult<string>> => {
    try {
      const chunk = await chunks.next();
      if (isLeft) return end;
      if (chunk.done !== true) return { done: false, value: decode(chunk.value) };
      // A body that ends with its connection looks whole even where that was reset.
      if (watch.cause !== undefined) throw watch.cause;
      const rest = decode();
      return rest === '' ? end : { done: false, value: rest };
    } catch (error) {
      if (isLeft) return end;
      incoming.destroy();
      throw new Failure(explainFailure(watch.cause ?? error, progress), { cause: error });
    }
  };
  // A generator would wait for the next piece before it could be left.
  const leave = async (): Promise<IteratorResult<string>> => {
    isLeft = true;
    incoming.destroy();
    return end;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) };
}
