// An answer that is read while other requests are sent: its events so far, and the way to leave it.
import type { RecordedResponse } from '../exchange/exchange.ts';
import type { Clock } from '../protocol/clock.ts';
import { findHeader } from '../protocol/headers.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Connection, Handler, HttpRequest } from '../protocol/message.ts';
import { hasResponse, readMessages } from './answer.ts';
import type { Answer } from './answer.ts';
import { describeTrouble } from './sight.ts';
import type { Trouble } from './sight.ts';

/** One message that came, and when, in milliseconds since the recording began. */
export interface Heard {
  at: number;
  message: JsonObject;
  /** Its place among the messages of the answer. */
  index: number;
}

export interface OpenStream {
  /** What has come so far. */
  readonly heard: readonly Heard[];
  /** Whether the server has ended its answer. */
  readonly ended: boolean;
  /** Waits for a message that passes the test, heard already or not yet; `undefined` when `ms` have passed or the answer ends without. */
  until(test: (message: JsonObject) => boolean, ms: number): Promise<Heard | undefined>;
  /** Leaves the stream, which cancels the request over HTTP, records what came and gives the answer. Call it once. */
  close(): Promise<Answer>;
}

/** Where the last whole event ends, which an empty line does. */
const endOfEvents = (text: string): number =>
  Math.max(
    ...['\n\n', '\r\r', '\r\n\r\n'].map((blank) => (text.includes(blank) ? text.lastIndexOf(blank) + blank.length : 0)),
  );
const isStream = ({ headers }: RecordedResponse): boolean =>
  (findHeader(headers, 'Content-Type') ?? '').trim().toLowerCase().startsWith('text/event-stream');

/** Sends a request and reads what comes for as long as nobody closes it. `end` records what came and makes the answer. */
export function openStream(
  { handler, clock, since }: { handler: Handler; clock: Clock; since: number },
  request: HttpRequest,
  connection: Connection,
  end: (came: RecordedResponse | Trouble | undefined) => Answer,
): OpenStream {
  const heard: Heard[] = [];
  const closed = new AbortController();
  let came: RecordedResponse | undefined;
  let trouble: Trouble | undefined;
  let ended = false;
  let seen = 0;
  /** Where the text begins that has not been read yet. */
  let unread = 0;
  let iterator: AsyncIterator<string> | undefined;
  let wake = Promise.withResolvers<void>();

  const take = (text: string): void => {
    if (came === undefined || closed.signal.aborted) return;
    came.body += text;
    const rest = came.body.slice(unread);
    const whole = rest.slice(0, ended ? rest.length : isStream(came) ? endOfEvents(rest) : 0);
    unread += whole.length;
    for (const message of whole === '' ? [] : readMessages({ headers: came.headers, body: whole })) {
      if (message !== undefined) heard.push({ at: clock.now() - since, message, index: seen });
      seen += 1;
    }
    wake.resolve();
    wake = Promise.withResolvers();
  };
  const read = async (): Promise<void> => {
    const { status, headers, body } = await handler(request, connection, closed.signal);
    if (closed.signal.aborted) return;
    came = { status, headers, body: '' };
    if (typeof body !== 'string') {
      iterator = body[Symbol.asyncIterator]();
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) take(next.value);
    }
    if (closed.signal.aborted) return;
    ended = true;
    take(typeof body === 'string' ? body : '');
  };
  void read().catch((cause: unknown) => {
    // What breaks because it was left is no trouble.
    if (closed.signal.aborted) return;
    trouble = describeTrouble(cause);
    ended = true;
    wake.resolve();
  });

  return {
    heard,
    get ended() {
      return ended;
    },
    async until(test, ms) {
      const limit = clock.now() + ms;
      const find = (): Heard | undefined => heard.find(({ message }) => test(message));
      for (let found = find(); ; found = find()) {
        const left = limit - clock.now();
        if (found !== undefined || ended || left <= 0) return found;
        const timer = new AbortController();
        await Promise.race([wake.promise, clock.wait(left, timer.signal)]);
        timer.abort();
      }
    },
    async close() {
      const wasOpen = !ended;
      closed.abort();
      void iterator?.return?.();
      // What the end of the connection sets off in this process comes before the next request.
      await clock.wait(0);
      // What breaks off after the response has come takes nothing from it.
      if (trouble !== undefined && !(came && hasResponse(came))) return end(trouble);
      return end(came && { ...came, ...(wasOpen ? { open: true } : {}) });
    },
  };
}
