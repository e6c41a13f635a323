// The official TypeScript server as a target, with tools like those of the reference server.
import './jitless.ts';
import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from '@modelcontextprotocol/server';
import type { McpHttpHandler, ServerNotifier } from '@modelcontextprotocol/server';
import type { EventStream, Handler, HeaderList } from '../protocol/message.ts';
import { createRealClock } from './clock.ts';
import { createEnvironment } from './environment.ts';
import { createGate } from './sdk/gate.ts';
import type { Gate } from './sdk/gate.ts';
import { createFactory } from './sdk/server.ts';
import { loadDefinition } from './target.ts';
import type { HttpTarget } from './target.ts';

/** The version of the package that a page names. */
export const SDK = { name: '@modelcontextprotocol/server', version: '2.4.0' };

/** Creates the official server with what a definition of ours offers; with its fallback for the era before where ours has one. */
export async function createSdkTarget(definition = 'open'): Promise<HttpTarget> {
  const { handler, gate } = await createHandler(definition);
  const serve: Handler = async ({ method, path, headers, body }, _, closed) => {
    const list = headers.map(([name, value]) => [name, value] as [string, string]);
    const refused = refuseOrigin(headers);
    const leave = new AbortController();
    if (closed?.aborted) leave.abort();
    closed?.addEventListener('abort', () => leave.abort(), { once: true });
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const init = {
      method,
      headers: list,
      signal: leave.signal,
      ...(hasBody ? { body: typeof body === 'string' ? body : new Blob([body.slice()]) } : {}),
    };
    const response =
      refused ?? (await answer(handler, gate, new Request(new URL(path, 'http://localhost:3000'), init)));
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    return {
      status: response.status,
      headers: [...response.headers],
      body: isStream && response.body ? readStream(response.body, leave) : await response.text(),
    };
  };
  return { handler: serve, stop: () => void handler.close() };
}

interface Parts {
  handler: McpHttpHandler;
  gate?: Gate | undefined;
}

async function createHandler(name: string): Promise<Parts> {
  const environment = createEnvironment(createRealClock());
  const { authorization, ...ours } = (await loadDefinition(name))(environment);
  const notifier = (): ServerNotifier => handler.notify;
  const options = { legacy: ours.legacy ? 'stateless' : 'reject', keepAliveMs: 0 } as const;
  const handler = createMcpHandler(createFactory(ours, environment, notifier), options);
  return { handler, gate: authorization && createGate(authorization) };
}

/** The official handler leaves Origin to a check in front of it. A browser's Request would drop the header, its Headers keep it. */
function refuseOrigin(headers: HeaderList): Response | undefined {
  const seen = new Headers(headers.map(([name, value]) => [name, value] as [string, string]));
  return originValidationResponse({ headers: seen } as Request, localhostAllowedOrigins());
}

async function answer(handler: McpHttpHandler, gate: Gate | undefined, request: Request): Promise<Response> {
  if (gate === undefined) return handler.fetch(request);
  const authInfo = await gate(request);
  return authInfo instanceof Response ? authInfo : handler.fetch(request, { authInfo });
}

/** A reader that leaves early closes the exchange, which cancels the request. */
async function* readStream(stream: ReadableStream<Uint8Array>, leave: AbortController): EventStream {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let ended = false;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    ended = true;
  } finally {
    if (!ended) leave.abort();
    void reader.cancel().catch(() => undefined);
  }
}
