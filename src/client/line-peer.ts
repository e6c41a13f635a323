// The harness of a probe over stdio: a server process for each connection, one message a line, every line recorded.
import type { Turn } from '../exchange/exchange.ts';
import type { Clock } from '../protocol/clock.ts';
import { isObject, parseJson } from '../protocol/json.ts';
import type { Connection } from '../protocol/message.ts';
import { Answer } from './answer.ts';
import type { Demo } from './demo.ts';
import { PATIENCE } from './peer.ts';
import type { HeardLine, Peer } from './peer.ts';

/** A server process as its client sees it: a way in, and an end. */
export interface LineProcess {
  /** Takes one line without its line break; a throw is the end of the process. */
  receive(line: string): void;
  /** Ends it; resolves when it is gone, where that takes time. */
  close(): void | Promise<void>;
  /** Asks it to shut down in good order. */
  stop?: () => void;
}

/**
 * Starts a server process; `onLine` is called with each line it writes, `onExit` when it has ended by itself, with how, in
 * a few words.
 */
export type StartProcess = (onLine: (line: string) => void, onExit?: (how: string) => void) => LineProcess;

/** How long an answer may take, in milliseconds: the first of a process, which has to start before, and any other. */
export interface LinePatience {
  first(): number;
  answer: number;
}

const EXITED = 'the server exited';

interface Session {
  process: LineProcess;
  heard: HeardLine[];
  /** Which exchange a request id belongs to. */
  asked: Map<unknown, number>;
  /** How it ended; while it runs there is nothing to say. */
  gone?: string;
  wake: PromiseWithResolvers<void>;
}

/** Creates a peer over server processes: the reference server over stdio, or a fault. */
export function createLinePeer(
  start: StartProcess,
  clock: Clock,
  demo: Demo,
  patience: LinePatience = { first: () => PATIENCE, answer: PATIENCE },
): Peer {
  const turns: Turn[] = [];
  const sessions = new Map<number, Session>();
  const began = clock.now();
  let ids = 0;
  let exchanges = 0;
  const record = (turn: Turn): number => turns.push(turn) - 1;
  const at = (): number => clock.now() - began;
  const sessionOf = ({ number }: Connection): Session => {
    const session = sessions.get(number);
    if (session === undefined) throw new Error(`connection ${number} was not opened by this peer`);
    return session;
  };

  const connect = (): Connection => {
    const connection = { number: sessions.size + 1 };
    const session: Session = {
      process: { receive: () => {}, close: () => {} },
      heard: [],
      asked: new Map(),
      wake: Promise.withResolvers(),
    };
    sessions.set(connection.number, session);
    const hear = (line: string): void => {
      const message = parseJson(line);
      const exchange = (isObject(message) && session.asked.get(message.id)) || Math.max(1, exchanges);
      const turn = record({ exchange, connection: connection.number, at: at(), kind: 'line', from: 'server', line });
      if (isObject(message)) session.heard.push({ at: at(), message, turn });
      session.wake.resolve();
      session.wake = Promise.withResolvers();
    };
    session.process = start(hear, (how) => {
      session.gone ??= how;
      session.wake.resolve();
    });
    return connection;
  };

  /** Writes a line; gives the turn that holds it. */
  const write = (line: string, connection: Connection): number => {
    const session = sessionOf(connection);
    const message = parseJson(line);
    const exchange = ++exchanges;
    if (isObject(message) && message.id !== undefined) session.asked.set(message.id, exchange);
    const turn = record({ exchange, connection: connection.number, at: at(), kind: 'line', from: 'client', line });
    if (session.gone !== undefined) return turn;
    try {
      session.process.receive(line);
    } catch {
      // What nobody caught ends the process, and with it everything that was on its way.
      session.gone ??= EXITED;
      void session.process.close();
      session.wake.resolve();
    }
    return turn;
  };

  const silence = (exchange: number, connection: Connection, waited: number, error?: string): number =>
    record({
      exchange,
      connection: connection.number,
      at: at(),
      kind: 'silence',
      waited,
      ...(error === undefined ? {} : { error }),
    });

  return {
    transport: 'stdio',
    demo,
    turns,
    get stop() {
      const able = [...sessions.values()].flatMap(({ process: { stop } }) => (stop === undefined ? [] : [stop]));
      return able.length === 0 ? undefined : () => able.forEach((stop) => stop());
    },
    connect,
    nextId: () => ++ids,
    quiet: (ms) => clock.wait(ms),
    async silence(ms, connection) {
      await clock.wait(ms);
      return { turn: silence(Math.max(1, exchanges), connection, ms), part: 'silence' };
    },
    async send(request, connection) {
      const session = sessionOf(connection);
      const line = String(request.body);
      const message = parseJson(line);
      const id = isObject(message) ? message.id : undefined;
      const from = session.heard.length;
      const sentTurn = write(line, connection);
      const waited = session.heard.length === 0 ? patience.first() : patience.answer;
      const limit = clock.now() + waited;
      const nothing = (ms: number, how?: string): Answer =>
        new Answer(silence(exchanges, connection, ms, how), sentTurn, undefined, waited);
      for (;;) {
        const found = session.heard.slice(from).find((one) => one.message.id === id && !('method' in one.message));
        if (found !== undefined) return new Answer(found.turn, sentTurn, { message: found.message });
        const left = limit - clock.now();
        if (session.gone !== undefined) return nothing(0, session.gone);
        if (left <= 0) return nothing(waited);
        const timer = new AbortController();
        await Promise.race([session.wake.promise, clock.wait(left, timer.signal)]);
        timer.abort();
      }
    },
    open: () => {
      throw new Error('open belongs to HTTP; over stdio use say and heard');
    },
    say: (message, connection) => {
      write(typeof message === 'string' ? message : JSON.stringify(message), connection);
    },
    heard: (connection) => sessionOf(connection).heard,
    gone: (connection) => sessionOf(connection).gone !== undefined,
    async close() {
      await Promise.all([...sessions.values()].map(async ({ process }) => process.close()));
    },
  };
}
