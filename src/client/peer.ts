// The harness of a probe: sends requests, waits, and records every turn.
import type { RecordedResponse, Spot, Turn } from '../exchange/exchange.ts';
import type { Clock } from '../protocol/clock.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Connection, Handler, HttpRequest, HttpResponse } from '../protocol/message.ts';
import { Answer } from './answer.ts';
import type { Demo } from './demo.ts';
import { openStream } from './open-stream.ts';
import type { Heard, OpenStream } from './open-stream.ts';

export type { Answer, Heard, OpenStream };

/** How long an answer may take, and how long an open stream is listened to, in milliseconds: our limits. */
export const PATIENCE = 2000;
const LISTEN = 500;

/** A message that came over stdio, and the turn that holds it. */
export interface HeardLine {
  at: number;
  message: JsonObject;
  turn: number;
}

export interface Peer {
  readonly transport: 'http' | 'stdio';
  readonly demo: Demo;
  readonly turns: readonly Turn[];
  /** Opens a fresh connection; over stdio, starts a server of its own. */
  connect(): Connection;
  /** A request id that this recording has not used. */
  nextId(): number;
  /** Sends one request and records what comes back, or that nothing came. Over stdio its body goes as a line. */
  send(request: HttpRequest, connection: Connection): Promise<Answer>;
  /** Sends a request and keeps its answer open, so that others can be sent meanwhile. Over HTTP only. */
  open(request: HttpRequest, connection: Connection): Promise<OpenStream>;
  /** Waits without sending. */
  quiet(ms: number): Promise<void>;
  /** Waits and records that nothing came meanwhile, which is for the caller to know; gives the spot. */
  silence(ms: number, connection: Connection): Promise<Spot>;
  /** Asks the server to shut down in good order; only where the target can be asked. */
  stop?: (() => void) | undefined;
  /** Writes a line and waits for nothing. Over stdio only. */
  say(message: JsonObject | string, connection: Connection): void;
  /** What the server has written on this connection so far. Over stdio only. */
  heard(connection: Connection): readonly HeardLine[];
  /** Whether the server of this connection has exited. Over stdio only. */
  gone(connection: Connection): boolean;
}

const overStdio = (): never => {
  throw new Error('this peer speaks HTTP; say, heard and gone belong to a probe whose only transport is stdio');
};

/** Creates a peer over a handler: the reference server, a fault, or something beyond a network. */
export function createPeer(handler: Handler, clock: Clock, demo: Demo, stop?: () => void): Peer {
  const turns: Turn[] = [];
  const start = clock.now();
  let connections = 0;
  let ids = 0;
  let exchanges = 0;
  const record = (turn: Turn): number => turns.push(turn) - 1;
  const at = (): number => clock.now() - start;

  /** Records a request, and gives what records the end of it. */
  const begin = (request: HttpRequest, connection: Connection) => {
    const base = { exchange: ++exchanges, connection: connection.number };
    const began = at();
    const sentTurn = record({ ...base, at: began, kind: 'sent', request });
    return (came: RecordedResponse | { error: string } | undefined): Answer => {
      if (came !== undefined && 'status' in came)
        return new Answer(record({ ...base, at: at(), kind: 'back', response: came }), sentTurn, came);
      const failed = came === undefined ? { waited: at() - began } : { waited: 0, error: came.error };
      return new Answer(record({ ...base, at: at(), kind: 'silence', ...failed }), sentTurn, undefined);
    };
  };

  return {
    transport: 'http',
    demo,
    turns,
    stop,
    connect: () => ({ number: ++connections }),
    nextId: () => ++ids,
    quiet: (ms) => clock.wait(ms),
    async silence(ms, connection) {
      await clock.wait(ms);
      const base = { exchange: exchanges, connection: connection.number, at: at() };
      return { turn: record({ ...base, kind: 'silence', waited: ms }), part: 'silence' };
    },
    async send(request, connection) {
      const end = begin(request, connection);
      return end(await within(clock, PATIENCE, async () => listen(await handler(request, connection), clock)));
    },
    open: (request, connection) =>
      Promise.resolve(openStream({ handler, clock, since: start }, request, connection, begin(request, connection))),
    say: overStdio,
    heard: overStdio,
    gone: overStdio,
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
