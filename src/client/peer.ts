// The harness of a probe: sends requests, waits, and records every turn.
import type { RecordedResponse, Spot, Turn } from '../exchange/exchange.ts';
import type { Clock } from '../protocol/clock.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Connection, Handler, HttpRequest, HttpResponse } from '../protocol/message.ts';
import { Answer, hasResponse } from './answer.ts';
import type { Demo } from './demo.ts';
import { openStream } from './open-stream.ts';
import type { Heard, OpenStream } from './open-stream.ts';
import { describeTrouble } from './sight.ts';
import type { Sight, Trouble } from './sight.ts';

export type { Answer, Heard, OpenStream };

/** How long is waited, in milliseconds: our limits. */
export interface Patience {
  /** For an answer to begin; the number that findings name. */
  answer: number;
  /** For the rest of a stream. */
  stream: number;
  /** Beyond `answer`, where the handler keeps the time itself and can say more. */
  grace?: number;
}

/** In process, where nothing takes long. */
export const PATIENCE = 2000;
const IN_PROCESS: Patience = { answer: PATIENCE, stream: 500 };

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
  /** What it cannot choose or see; absent where that is nothing. */
  readonly sight?: Sight | undefined;
  /** Lets go of every connection. Without it there is nothing to let go of. */
  close?(): void | Promise<void>;
}

const overStdio = (): never => {
  throw new Error('this peer speaks HTTP; say, heard and gone belong to a probe whose only transport is stdio');
};

/** Creates a peer over a handler: the reference server, a fault, or something beyond a network, which needs more patience. */
export function createPeer(
  handler: Handler,
  clock: Clock,
  demo: Demo,
  stop?: () => void,
  patience: Patience = IN_PROCESS,
  sight?: Sight,
): Peer {
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
    return (came: RecordedResponse | Trouble | undefined): Answer => {
      if (came !== undefined && 'status' in came) {
        const turn = record({ ...base, at: at(), kind: 'back', response: came });
        return new Answer(turn, sentTurn, came, patience.answer, sight);
      }
      const failed = came === undefined ? { waited: at() - began } : { waited: 0, error: came.error };
      const turn = record({ ...base, at: at(), kind: 'silence', ...failed });
      // What was never sent has no place to point at.
      const spot = came?.unseen === 'not shown' ? { at: { turn, part: 'silence' } as const } : {};
      if (sight && came?.unseen) sight.unseen ??= { why: came.error, ...spot };
      return new Answer(turn, sentTurn, undefined, patience.answer);
    };
  };

  return {
    transport: 'http',
    demo,
    turns,
    stop,
    sight,
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
      const { answer, stream, grace = 0 } = patience;
      const response = await within(clock, answer + grace, async () => handler(request, connection));
      if (response === undefined || 'error' in response) return end(response);
      return end(await listen(response, clock, stream));
    },
    open: (request, connection) =>
      Promise.resolve(openStream({ handler, clock, since: start }, request, connection, begin(request, connection))),
    say: overStdio,
    heard: overStdio,
    gone: overStdio,
  };
}

/** Reads a response to its end; a stream that stays open is left after a while, which closes it. */
async function listen(
  { status, headers, body }: HttpResponse,
  clock: Clock,
  ms: number,
): Promise<RecordedResponse | Trouble> {
  if (typeof body === 'string') return { status, headers, body };
  let text = '';
  let ended = false;
  const iterator = body[Symbol.asyncIterator]();
  const trouble = await within(clock, ms, async () => {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) text += next.value;
    ended = true;
    return text;
  });
  if (!ended) void iterator.return?.();
  const came = { status, headers, body: text };
  // What breaks off after the response has come takes nothing from it.
  if (typeof trouble === 'object' && !hasResponse(came)) return trouble;
  return { ...came, ...(ended || typeof trouble === 'object' ? {} : { open: true }) };
}

/** Only here does trouble on the way become a value; anything else that throws is a bug of the probe. */
async function within<T extends object | string>(
  clock: Clock,
  ms: number,
  work: () => Promise<T>,
): Promise<T | Trouble | undefined> {
  const timer = new AbortController();
  const done = work().catch(describeTrouble);
  const first = await Promise.race([done, clock.wait(ms, timer.signal).then(() => undefined)]);
  timer.abort();
  return first;
}
