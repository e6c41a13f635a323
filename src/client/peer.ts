// The harness of a probe: sends requests, waits, and records every turn.
import type { RecordedResponse, Spot, Turn } from '../exchange/exchange.ts';
import type { Clock } from '../protocol/clock.ts';
import { isObject, readPointer } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import type { Connection, Handler, HttpRequest, HttpResponse } from '../protocol/message.ts';
import { readMessage } from './answer.ts';
import type { Demo } from './demo.ts';

/** How long an answer may take, and how long an open stream is listened to, in milliseconds: our limits. */
const PATIENCE = 2000;
const LISTEN = 500;

/** What came back for one request, and where it stands in the recording. */
export class Answer {
  readonly turn: number;
  readonly sentTurn: number;
  readonly response: RecordedResponse | undefined;
  readonly message: JsonObject | undefined;

  constructor(turn: number, sentTurn: number, response: RecordedResponse | undefined) {
    this.turn = turn;
    this.sentTurn = sentTurn;
    this.response = response;
    this.message = response && readMessage(response);
  }
  get status(): number | undefined {
    return this.response?.status;
  }
  get result(): JsonObject | undefined {
    return isObject(this.message?.result) ? this.message.result : undefined;
  }
  get errorCode(): number | undefined {
    const code = this.read('/error/code');
    return typeof code === 'number' ? code : undefined;
  }
  /** Whether access was denied for want of a token; never a fail of another rule. */
  get isUnauthorized(): boolean {
    return this.status === 401 || this.status === 403;
  }
  read(pointer: string): JsonValue | undefined {
    return readPointer(this.message, pointer);
  }
  /** The spot of a JSON pointer in this answer; its status line when the pointer leads nowhere. */
  spot(pointer?: string): Spot {
    if (this.response === undefined) return { turn: this.turn, part: 'silence' };
    if (pointer === undefined || this.read(pointer) === undefined) return { turn: this.turn, part: 'status' };
    return { turn: this.turn, part: 'body', pointer };
  }
  /** In a few words, for a report. */
  get summary(): string {
    if (this.response === undefined) return 'no answer';
    const code = this.errorCode === undefined ? '' : ` and ${this.errorCode}`;
    return `${this.response.status}${code}`;
  }
}

export interface Peer {
  readonly transport: 'http' | 'stdio';
  readonly demo: Demo;
  readonly turns: readonly Turn[];
  /** Opens a fresh connection. */
  connect(): Connection;
  /** A request id that this recording has not used. */
  nextId(): number;
  /** Sends one request and records what comes back, or that nothing came. */
  send(request: HttpRequest, connection: Connection): Promise<Answer>;
  /** Waits without sending. */
  quiet(ms: number): Promise<void>;
}

/** Creates a peer over a handler: the reference server, a fault, or something beyond a network. */
export function createPeer(handler: Handler, clock: Clock, demo: Demo): Peer {
  const turns: Turn[] = [];
  const start = clock.now();
  let connections = 0;
  let ids = 0;
  let exchanges = 0;
  const record = (turn: Turn): number => turns.push(turn) - 1;

  return {
    transport: 'http',
    demo,
    turns,
    connect: () => ({ number: ++connections }),
    nextId: () => ++ids,
    quiet: (ms) => clock.wait(ms),
    async send(request, connection) {
      const base = { exchange: ++exchanges, connection: connection.number };
      const at = () => clock.now() - start;
      const sentTurn = record({ ...base, at: at(), kind: 'sent', request });
      const heard = await within(clock, PATIENCE, async () => listen(await handler(request, connection), clock));
      if (heard === undefined)
        return new Answer(record({ ...base, at: at(), kind: 'silence', waited: PATIENCE }), sentTurn, undefined);
      if ('error' in heard) {
        return new Answer(
          record({ ...base, at: at(), kind: 'silence', waited: 0, error: heard.error }),
          sentTurn,
          undefined,
        );
      }
      return new Answer(record({ ...base, at: at(), kind: 'back', response: heard }), sentTurn, heard);
    },
  };
}

/** Reads a response to its end; a stream that stays open is left after a while, which closes it. */
async function listen(response: HttpResponse, clock: Clock): Promise<RecordedResponse> {
  const { status, headers, body } = response;
  if (typeof body === 'string') return { status, headers, body };
  let text = '';
  let ended = false;
  const iterator = body[Symbol.asyncIterator]();
  await within(clock, LISTEN, async () => {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) text += next.value;
    ended = true;
    return text;
  });
  if (!ended) void iterator.return?.();
  return { status, headers, body: text, ...(ended ? {} : { open: true }) };
}

/** Only here does trouble on the way become a value; anything else that throws is a bug of the probe. */
async function within<T extends object | string>(
  clock: Clock,
  ms: number,
  work: () => Promise<T>,
): Promise<T | { error: string } | undefined> {
  const timer = new AbortController();
  const done = work().catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }));
  const first = await Promise.race([done, clock.wait(ms, timer.signal).then(() => undefined)]);
  timer.abort();
  return first;
}
