// wireproof serve: the demonstration server, over HTTP on loopback or, with --stdio, over standard streams.
import { createRealEnvironment } from '../hosts/environment.ts';
import { createHttpHost } from '../hosts/node-http.ts';
import { createStdioHost } from '../hosts/stdio.ts';
import type { Handler } from '../protocol/message.ts';
import { REVISION } from '../protocol/revision.ts';
import { createLineServer } from '../server/create-line-server.ts';
import { createServer } from '../server/create-server.ts';
import type { Definition } from '../server/definition.ts';
import { definitions } from '../server/definitions/list.ts';
import type { DefinitionName } from '../server/definitions/list.ts';
import { createProtectedAt } from '../server/definitions/protected.ts';
import { metadataUrl } from '../server/metadata.ts';
import { readServeOptions } from './serve-options.ts';
import type { ServeOptions } from './serve-options.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Serves until `stop` is aborted, or over stdio until the input ends; gives the exit code. */
export async function runServe(args: readonly string[], terminal: Terminal, stop: AbortSignal): Promise<number> {
  const { isStdio, name, ...options } = readServeOptions(args);
  await (isStdio ? serveStdio(name, terminal, stop) : serveHttp(name, options, terminal, stop));
  return 0;
}

async function serveHttp(
  name: DefinitionName,
  { port, cors }: Pick<ServeOptions, 'port' | 'cors'>,
  terminal: Terminal,
  stop: AbortSignal,
): Promise<void> {
  const environment = createRealEnvironment();
  // Part of what is offered names the address, which is known only once the host listens.
  const serving: { definition?: Definition; handler?: Handler } = {};
  const host = createHttpHost(async (...call) => serving.handler?.(...call) ?? { status: 503, headers: [], body: '' }, {
    paths: ['/mcp', ...(name === 'protected' ? [new URL(metadataUrl('http://localhost/mcp')).pathname] : [])],
    changes: { end: () => serving.definition?.changes?.end() },
    cors,
  });
  const taken = await host.listen(port).catch((error: NodeJS.ErrnoException) => {
    const what =
      error.code === 'EADDRINUSE' ? 'is busy; end what uses it, or give another' : `cannot be used: ${error.message}`;
    throw new UsageError(`the port ${port} ${what}`);
  });
  const origin = `http://127.0.0.1:${taken}`;
  const address = `${origin}/mcp`;
  const offered =
    name === 'protected' ? createProtectedAt(address, environment) : (await definitions[name]())(environment);
  const pages = cors === undefined ? [] : [cors];
  const allowedOrigins = [...offered.allowedOrigins, origin, `http://localhost:${taken}`, ...pages];
  serving.definition = { ...offered, allowedOrigins };
  serving.handler = createServer(serving.definition, environment);
  await terminal.out(`The demonstration server '${name}' speaks MCP ${REVISION} at ${address} (Ctrl-C ends it)\n`);
  if (cors !== undefined) {
    await terminal.out(
      `CAUTION: the web pages of ${cors} may call its tools and read every answer (--cors); end it when you are done\n`,
    );
  }
  await aborted(stop);
  await host.close();
}

/** Nothing but messages goes to standard output. */
async function serveStdio(name: DefinitionName, terminal: Terminal, stop: AbortSignal): Promise<void> {
  const environment = createRealEnvironment();
  const definition = (await definitions[name]())(environment);
  const { changes } = definition;
  const host = createStdioHost((send) => createLineServer(definition, environment, send), { changes });
  void aborted(stop).then(() => host.stop());
  await terminal.err(
    `The demonstration server '${name}' speaks MCP ${REVISION} on standard streams; end the input to end it\n`,
  );
  await host.stopped;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
