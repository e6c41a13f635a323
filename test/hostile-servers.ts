// Servers for tests that do everything wrong a network allows, on loopback, written on bare sockets.
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createSecureServer } from 'node:tls';
import type { Handler } from '../src/protocol/message.ts';

export interface HostileServer {
  port: number;
  /** How many requests have come, and how many connections are open. */
  requests(): number;
  open(): number;
  close(): Promise<void>;
}

/** Called when a request is complete, with its number from 1 and its bytes as Latin-1. */
export type Misbehave = (socket: Socket, count: number, request: string) => void;

/** Listens and misbehaves at each request; `onConnect` may do so earlier. */
export async function createHostileServer(
  misbehave: Misbehave,
  { onConnect, tls }: { onConnect?: (socket: Socket) => void; tls?: { key: string; cert: string } } = {},
): Promise<HostileServer> {
  const sockets = new Set<Socket>();
  let count = 0;
  const serve = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    onConnect?.(socket);
    let text = '';
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1');
      for (let end = endOfRequest(text); end > 0; end = endOfRequest(text)) {
        const request = text.slice(0, end);
        text = text.slice(end);
        misbehave(socket, ++count, request);
      }
    });
  };
  const server: Server = tls === undefined ? createServer(serve) : createSecureServer(tls, serve);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => count,
    open: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}

/** Where the first request of the text ends; 0 while it is not whole. */
function endOfRequest(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return 0;
  const length = Number(/^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1] ?? 0);
  return text.length >= head + 4 + length ? head + 4 + length : 0;
}

/** Writes bytes, and closes unless told to stay. */
export const write =
  (bytes: string | Buffer, { stay = false } = {}): Misbehave =>
  (socket) => {
    if (stay) socket.write(bytes);
    else socket.end(bytes);
  };

/** Writes one piece again and again while the socket takes it. */
export const flood =
  (head: string, piece: string | Buffer): Misbehave =>
  (socket) => {
    socket.write(head);
    const more = (): void => {
      while (!socket.destroyed && socket.write(piece));
      if (!socket.destroyed) socket.once('drain', more);
    };
    more();
  };

/** Writes the text byte by byte, with a pause between. */
export const dribble =
  (text: string, pause: number): Misbehave =>
  (socket) => {
    let at = 0;
    const timer = setInterval(() => {
      if (socket.destroyed || at >= text.length) clearInterval(timer);
      else socket.write(text.charAt(at++));
    }, pause);
  };

/** A response whose length is said rightly, or as given. */
export function response(status: string, headers: string[], body: string | Buffer, length = Buffer.byteLength(body)) {
  const head = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${length}`, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

/** Behaves well: answers with what a handler gives, and closes after a stream. */
export const serve =
  (handler: Handler): Misbehave =>
  (socket, _, request) =>
    void answer(handler, socket, request);

async function answer(handler: Handler, socket: Socket, request: string): Promise<void> {
  const [head = '', body = ''] = request.split(/\r\n\r\n(.*)/s);
  const [line = '', ...lines] = head.split('\r\n');
  const [method = '', path = ''] = line.split(' ');
  const headers = lines.map((header) => header.split(/: ?(.*)/s).slice(0, 2) as [string, string]);
  const text = Buffer.from(body, 'latin1').toString();
  const given = await handler({ method, path, headers, body: text }, { number: 1 });
  const said = given.headers.map(([name, value]) => `${name}: ${value}`);
  if (typeof given.body === 'string') return void socket.write(response(`${given.status} OK`, said, given.body));
  socket.write([`HTTP/1.1 ${given.status} OK`, ...said, '', ''].join('\r\n'));
  for await (const piece of given.body) if (!socket.write(piece) && socket.destroyed) return;
  socket.end();
}

/** Behaves well for a number of requests, then never again. */
export const turnAfter =
  (good: number, first: Misbehave, then: Misbehave): Misbehave =>
  (socket, count, request) =>
    (count <= good ? first : then)(socket, count, request);
