// A bare HTTP client for tests of hosts: sends requests as plain data, header by header, and reads streams event by event.
import { Agent, request as open } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject, parseJson } from '../src/protocol/json.ts';
import type { JsonObject } from '../src/protocol/json.ts';
import type { HttpRequest } from '../src/protocol/message.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** The whole body; waits for its end. */
  text(): Promise<string>;
  /** The next message of an event stream; `undefined` at its end. */
  next(): Promise<JsonObject | undefined>;
  /** Comments seen so far between the events. */
  comments(): number;
  /** Closes the connection. */
  leave(): void;
}

export interface HttpClient {
  send(request: HttpRequest): Promise<Reply>;
  /** Sends a request, closes the connection as soon as `when` resolves, and resolves when that is done. */
  sendAndLeave(request: HttpRequest, when: Promise<unknown>): Promise<void>;
  close(): void;
}

/** Creates a client for a port of 127.0.0.1; connections are kept for the next request. */
export function createHttpClient(port: number): HttpClient {
  const agent = new Agent({ keepAlive: true });
  const start = ({ method, path, headers, body }: HttpRequest) => {
    const host = headers.some(([name]) => name.toLowerCase() === 'host') ? [] : ['Host', `127.0.0.1:${port}`];
    const list = [...host, ...headers.flat(), 'Content-Length', String(Buffer.byteLength(body))];
    const outgoing = open({ host: '127.0.0.1', port, agent, method, path, headers: list as never });
    outgoing.end(body);
    return outgoing;
  };
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const outgoing = start(request);
        outgoing.on('response', (incoming) => resolve(toReply(incoming)));
        outgoing.on('error', reject);
      }),
    sendAndLeave: (request, when) =>
      new Promise((resolve) => {
        const outgoing = start(request);
        outgoing.on('error', () => undefined).on('close', resolve);
        void when.then(() => outgoing.destroy());
      }),
    close: () => agent.destroy(),
  };
}

function toReply(incoming: IncomingMessage): Reply {
  const pieces = incoming.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let buffered = '';
  let comments = 0;
  // A connection that is cut is the end, too.
  const read = () => pieces.next().catch(() => ({ done: true, value: undefined }) as const);
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    comments: () => comments,
    leave: () => void incoming.destroy(),
    async text() {
      let text = '';
      for (let piece = await read(); piece.done !== true; piece = await read()) text += piece.value;
      return text;
    },
    async next() {
      for (;;) {
        const end = buffered.indexOf('\n\n');
        if (end === -1) {
          const piece = await read();
          if (piece.done === true) return undefined;
          buffered += piece.value;
          continue;
        }
        const event = buffered.slice(0, end).split('\n');
        buffered = buffered.slice(end + 2);
        if (event.every((line) => line.startsWith(':'))) comments += 1;
        const data = event.find((line) => line.startsWith('data: '))?.slice('data: '.length);
        const message = data === undefined ? undefined : parseJson(data);
        if (isObject(message)) return message;
      }
    },
  };
}

/** Writes pieces on a bare socket, one packet each, and gives all that comes back until the other side closes. */
export async function speak(port: number, pieces: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  for (const piece of pieces) {
    socket.write(piece);
    await wait(2);
  }
  let text = '';
  for await (const piece of socket.setEncoding('utf8')) text += String(piece);
  return text;
}
