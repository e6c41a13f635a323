// Serves a handler over node:http: on loopback, at one path, streams with backpressure, and a clean end.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { INVALID_REQUEST } from '../protocol/error-codes.ts';
import type { Connection, Handler, HeaderList, HttpRequest, TextResponse } from '../protocol/message.ts';
import { refuse } from '../server/answer.ts';
import type { Changes } from '../server/changes.ts';
import { decodeBody } from '../server/fetch-adapter.ts';
import { createCors } from './cors.ts';
import { pipeEvents } from './pipe-events.ts';
import { within } from './within.ts';

export interface HttpHostOptions {
  /** The paths that are served; everything else is 404. By default the MCP endpoint alone. */
  paths?: readonly string[];
  /** The address to listen at. By default loopback (spec: basic/transports/streamable-http#security-endpoint). */
  hostname?: string;
  /** The names that a Host header may have; by default those of loopback, where that is listened at. */
  allowedHosts?: readonly string[];
  /** The one origin whose web pages may read what is answered (CORS). By default none. */
  cors?: string | undefined;
  /** The longest body, in bytes; a longer one is 413. By default 4 MiB. */
  bodyLimit?: number;
  /** Milliseconds between the comments that keep a quiet stream open; 0 sends none. By default 15 seconds. */
  keepAlive?: number;
  /** Ended by `close`, so that listen streams get their result. */
  changes?: Pick<Changes, 'end'> | undefined;
  /** How long `close` waits for what still runs, in milliseconds. By default one second. */
  grace?: number;
}

export interface HttpHost {
  /** Starts to listen and gives the port; 0 takes a free one. */
  listen(port: number): Promise<number>;
  /** Takes no more requests, ends listen streams, waits for other answers a while, then closes every connection. */
  close(): Promise<void>;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '::1' || hostname.startsWith('127.');

/** Creates a host for a server, which listens once it is told to. */
export function createHttpHost(handler: Handler, options: HttpHostOptions = {}): HttpHost {
  const { paths = ['/mcp'], hostname = '127.0.0.1', bodyLimit = 4 * 1024 * 1024, keepAlive = 15_000 } = options;
  const { allowedHosts = isLoopback(hostname) ? LOOPBACK : undefined, changes, grace = 1000 } = options;
  const cors = options.cors === undefined ? undefined : createCors(options.cors);
  const connections = new WeakMap<Socket, Connection>();
  let connected = 0;
  const running = new Set<Promise<void>>();
  let closing: Promise<void> | undefined;

  /** What is refused before a server sees it. */
  const refuseEarly = ({ headers: { host = '' }, url = '' }: IncomingMessage): TextResponse | undefined => {
    if (closing) return { status: 503, headers: [['Connection', 'close']], body: '' };
    // A web page whose name was made to point here (DNS rebinding) still says its own name.
    const name = host.toLowerCase().replace(/:\d*$/, '');
    if (allowedHosts && !allowedHosts.includes(name)) return refusal(403, `Host ${host} is not served here`);
    if (paths.includes(url.split('?')[0] ?? '')) return undefined;
    const headers: HeaderList = [['Content-Type', 'text/plain;charset=utf-8']];
    return { status: 404, headers, body: `Nothing is here. MCP is spoken at ${paths[0]}\n` };
  };
  const connectionOf = (socket: Socket): Connection => {
    const connection = connections.get(socket) ?? { number: ++connected };
    connections.set(socket, connection);
    return connection;
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const gone = new AbortController();
    const left = new Promise<undefined>((resolve) =>
      outgoing.once('close', () => {
        gone.abort();
        resolve(undefined);
      }),
    );
    for (const [name, value] of cors?.headersFor(incoming) ?? []) outgoing.setHeader(name, value);
    const early = cors?.preflight(incoming) ?? refuseEarly(incoming);
    if (early) return writeText(outgoing, early);
    const body = await Promise.race([readBytes(incoming, bodyLimit), left]);
    if (body === undefined) return;
    if (body === 'too long') return writeText(outgoing, refusal(413, `The body is longer than ${bodyLimit} bytes`));
    // A cancelled handler may never come back, so its answer is not waited for once the client has left.
    const response = await Promise.race([
      handler(toRequest(incoming, body), connectionOf(incoming.socket), gone.signal),
      left,
    ]);
    if (response === undefined) return;
    const { status, headers, body: text } = response;
    if (typeof text === 'string') return writeText(outgoing, { status, headers, body: text });
    outgoing.writeHead(status, headers.flat());
    await pipeEvents(text, outgoing, gone.signal, keepAlive);
    outgoing.end();
    await left;
  }

  const server = createServer((incoming, outgoing) => {
    const work = answer(incoming, outgoing)
      // The reference server never throws; what does is a fault, and its client must not wait for ever.
      .catch(() => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(500).end()))
      .then(() => void running.delete(work));
    running.add(work);
  });

  const shut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.close();
    changes?.end();
    await within(grace, Promise.all(running));
    server.closeAllConnections();
    await closed;
  };
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, hostname, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    close: () => (closing ??= shut()),
  };
}

const refusal = (status: number, what: string): TextResponse =>
  refuse(status, undefined, INVALID_REQUEST, what).refused as TextResponse;

/** The request as plain data: every header as it was sent, repeated ones too. */
function toRequest({ method = '', url = '', rawHeaders }: IncomingMessage, body: Uint8Array): HttpRequest {
  const headers = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []));
  return { method, path: url, headers, body: decodeBody(body) };
}

/** Reads a body. What comes after the limit is thrown away, so that the client can still read its refusal. */
const readBytes = (incoming: IncomingMessage, limit: number): Promise<Uint8Array | 'too long'> =>
  new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else chunks = [];
      if (length > limit) resolve('too long');
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });

/** Writes a whole response and waits until it is out, or nobody is left to read it. */
const writeText = (outgoing: ServerResponse, { status, headers, body }: TextResponse): Promise<void> =>
  new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.writeHead(status, [...headers.flat(), 'Content-Length', String(Buffer.byteLength(body))]).end(body);
  });
