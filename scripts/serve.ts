// npm run preview: serves the built site, compressed and with the headers of its `_headers` file.
import { readFileSync, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { findHeaders, PACKED_FILES, parseHeaders } from '../src/site/headers.ts';

export interface ServeOptions {
  /** The folder of the built site. */
  dist: string;
  /** The port; 0 takes a free one. */
  port: number;
  /** The base path that the site was built with. */
  base?: string;
  /** Takes the next port when this one is busy, up to ten times. */
  orNext?: boolean;
  /** Collects the reports of the Content Security Policy here, each as the browser sent it. */
  reports?: unknown[];
}

export interface Serving {
  server: Server;
  /** The address of the site, with its base and a slash at the end. */
  address: string;
  close(): Promise<void>;
}

const REPORTS = '/-/csp-reports';
const POLICY = 'Content-Security-Policy';
/** Types that sirv does not know, or gives without the encoding that the text does not say itself. */
const TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PACKED_FILES.map((ending) => [ending, 'application/octet-stream'])),
  ico: 'image/x-icon',
  md: 'text/markdown;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
};

/** Serves a built site on localhost and gives its address; fails when the folder has no site or the port is busy. */
export async function serve({ dist, port, base = '/', orNext = false, reports }: ServeOptions): Promise<Serving> {
  const headerFile = join(dist, '_headers');
  if (!existsSync(headerFile))
    throw new Error(`${dist} holds no built site (no _headers file). Run npm run build first.`);
  const rules = parseHeaders(readFileSync(headerFile, 'utf8'));
  const prefix = base.replace(/\/$/, '');
  // dev: files are looked up at each request, so that a new build shows without a restart.
  const files = sirv(dist, { dev: true, etag: true });
  const compress = compression();

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (reports !== undefined && request.method === 'POST' && url.pathname === REPORTS) {
      void collect(request).then((text) => {
        reports.push(JSON.parse(text));
        response.writeHead(204).end();
      });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    for (const [name, value] of findHeaders(rules, url.pathname)) {
      const reported = reports !== undefined && name === POLICY;
      response.setHeader(name, reported ? `${value}; report-uri ${REPORTS}` : value);
    }
    if (prefix !== '' && !url.pathname.startsWith(`${prefix}/`))
      return end(response, 404, `The site is at ${prefix}/.`);
    const path = url.pathname.slice(prefix.length);
    if (path === '/_headers') return notFound(response, dist);
    // As hosts do: relative links of a page count from its slash.
    if (!path.endsWith('/') && existsSync(join(dist, path, 'index.html')))
      return end(response, 301, 'This page has a slash at its end.', { Location: `${url.pathname}/${url.search}` });
    const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
    if (type !== undefined) response.setHeader('Content-Type', type);
    request.url = path + url.search;
    files(request, response, () => notFound(response, dist));
  };

  const server = createServer((request, response) => {
    compress(request as never, response as never, () => answer(request, response));
  });
  const taken = await listen(server, port, orNext ? 10 : 0);
  return {
    server,
    address: `http://localhost:${taken}${prefix}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', ...headers }).end(`${text}\n`);
}

function notFound(response: ServerResponse, dist: string): void {
  const page = join(dist, '404.html');
  if (!existsSync(page)) return end(response, 404, 'Not found.');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(readFileSync(page));
}

async function collect(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

async function listen(server: Server, port: number, further: number): Promise<number> {
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, 'localhost', () => {
        server.off('error', fail);
        done();
      });
    });
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (further === 0) throw new Error(`Port ${port} is busy. End what uses it, or choose another: --port ${port + 1}`);
    console.log(`Port ${port} is busy; trying ${port + 1}.`);
    return listen(server, port + 1, further - 1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env.PORT ?? '4321' },
        dist: { type: 'string', default: 'dist' },
        base: { type: 'string', default: process.env.BASE ?? '/' },
        'or-next': { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535) {
      throw new Error(`--port is ${values.port}; expected a number from 0 to 65535.`);
    }
    const { address, close } = await serve({
      dist: resolve(values.dist),
      port,
      base: values.base,
      orNext: values['or-next'],
    });
    console.log(`\nWireproof is at ${address} (Ctrl-C ends it)`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void close().then(() => process.exit(0)));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
