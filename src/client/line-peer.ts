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
  close(): void;
  /** Asks it to shut down in good order. */
  stop?: () => void;
}

/** Starts a server process; `onLine` is called with each line it writes. */
export type StartProcess = (onLine: (line: string) => void) => LineProcess;

interface Session {
  process: LineProcess;
  heard: HeardLine[];
  /** Which exchange a request id belongs to. */
  asked: Map<unknown, number>;
  gone: boolean;
  wake: PromiseWithResolvers<void>;
}

/** Creates a peer over server processes: the reference server over stdio, or a fault. */
export function createLinePeer(start: StartProcess, clock: Clock, demo: Demo): Peer {
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
      gone: false,
      wake: Promise.withResolvers(),
    };
    sessions.set(connection.number, session);
    session.process = start((line) => {
      const message = parseJson(line);
      const exchange = (isObject(message) && session.asked.get(message.id)) || Math.max(1, exchanges);
      const turn = record({ exchange, connection: connection.number, at: at(), kind: 'line', from: 'server', line });
      if (isObject(message)) session.heard.push({ at: at(), message, turn });
      session.wake.resolve();
      session.wake = Promise.withResolvers();
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
    if (session.gone) return turn;
    try {
      session.process.receive(line);
    } catch {
      // What nobody caught ends the process, and with it everything that was on its way.
      session.gone = true;
      session.process.close();
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
      const limit = clock.now() + PATIENCE;
      for (;;) {
        const found = session.heard.slice(from).find((one) => one.message.id === id && !('method' in one.message));
        if (found !== undefined) return new Answer(found.turn, sentTurn, { message: found.message });
        const left = limit - clock.now();
        if (session.gone)
          return new Answer(silence(exchanges, connection, 0, 'the server exited'), sentTurn, undefined);
        if (left <= 0) return new Answer(silence(exchanges, connection, PATIENCE), sentTurn, undefined);
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
    gone: (connection) => sessionOf(connection).gone,
  };
}
