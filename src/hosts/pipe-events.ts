// Writes a stream of events to an HTTP response: no faster than it is read, and never quite silent.
import type { ServerResponse } from 'node:http';
import type { EventStream } from '../protocol/message.ts';

/** A line that carries nothing (spec: basic/transports/streamable-http#receiving-messages). */
const COMMENT = ':\n\n';

/**
 * Writes until the stream ends or `gone` is aborted, which leaves the stream at once. A comment goes out every
 * `keepAlive` milliseconds (0: none), so that nobody on the way takes a quiet connection for a dead one.
 */
export async function pipeEvents(
  events: EventStream,
  outgoing: ServerResponse,
  gone: AbortSignal,
  keepAlive: number,
): Promise<void> {
  const iterator = events[Symbol.asyncIterator]();
  const leave = (): void => void iterator.return?.();
  gone.addEventListener('abort', leave, { once: true });
  // A piece may end within an event, where a comment would break it.
  let isBetweenEvents = true;
  const beat = (): void => {
    if (isBetweenEvents && !outgoing.writableNeedDrain) outgoing.write(COMMENT);
  };
  const timer = keepAlive > 0 ? setInterval(beat, keepAlive) : undefined;
  outgoing.flushHeaders();
  try {
    for (let next = await iterator.next(); next.done !== true && !gone.aborted; next = await iterator.next()) {
      isBetweenEvents = /(\n\n|\r\n\r\n|\r\r)$/.test(next.value);
      if (!outgoing.write(next.value)) await drained(outgoing);
    }
  } finally {
    clearInterval(timer);
    gone.removeEventListener('abort', leave);
  }
}

/** Waits until there is room again, or nobody left to write to. */
const drained = (outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      outgoing.off('drain', done).off('close', done);
      resolve();
    };
    if (outgoing.destroyed) resolve();
    else outgoing.on('drain', done).on('close', done);
  });
