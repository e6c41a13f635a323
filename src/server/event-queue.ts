// The events of one streaming answer: pushed by the work, pulled by the transport, ended by either.
import type { JsonObject } from '../protocol/json.ts';

/** More unread events than this, and the reader is taken to have gone: our limit, so that memory is bounded. */
const MOST_UNREAD = 10_000;

/**
 * An event stream that can be filled before it is read. Leaving it early calls `onLeave` at once, even while the
 * reader waits: a client that closes the stream cancels its request.
 */
export class EventQueue implements AsyncIterable<string> {
  readonly #texts: string[] = [];
  readonly #onLeave: () => void;
  #waiting: ((result: IteratorResult<string>) => void) | undefined;
  #ended = false;

  constructor(onLeave: () => void) {
    this.#onLeave = onLeave;
  }

  /** Adds one message as one event; dropped once the stream has ended. */
  push(message: JsonObject | string): void {
    if (this.#ended) return;
    if (this.#texts.length >= MOST_UNREAD) return this.leave();
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.#texts.push(`event: message\ndata: ${data}\n\n`);
    this.#wake();
  }

  /** Ends the stream after what has been pushed. */
  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** Ends the stream at once: what nobody has read is dropped. */
  leave(): void {
    this.#texts.length = 0;
    if (this.#ended) return;
    this.end();
    this.#onLeave();
  }

  #wake(): void {
    if (this.#waiting === undefined) return;
    const text = this.#texts.shift();
    if (text === undefined && !this.#ended) return;
    this.#waiting(text === undefined ? { done: true, value: undefined } : { done: false, value: text });
    this.#waiting = undefined;
  }

  [Symbol.asyncIterator](): AsyncIterator<string> {
    return {
      next: () =>
        new Promise((resolve) => {
          this.#waiting = resolve;
          this.#wake();
        }),
      return: () => {
        this.leave();
        return Promise.resolve({ done: true, value: undefined });
      },
    };
  }
}
