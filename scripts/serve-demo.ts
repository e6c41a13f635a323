// npm run serve: the demonstration server, over HTTP on loopback or, with --stdio, over standard streams.
import { createRealEnvironment } from '../src/hosts/environment.ts';
import { createHttpHost } from '../src/hosts/node-http.ts';
import { createStdioHost } from '../src/hosts/stdio.ts';
import type { Environment } from '../src/protocol/clock.ts';
import type { Handler } from '../src/protocol/message.ts';
import { REVISION } from '../src/protocol/revision.ts';
import { createLineServer } from '../src/server/create-line-server.ts';
import { createServer } from '../src/server/create-server.ts';
import type { Definition } from '../src/server/definition.ts';
import { definitions } from '../src/server/definitions/list.ts';
import type { DefinitionName } from '../src/server/definitions/list.ts';
import { createProtectedAt } from '../src/server/definitions/protected.ts';
import { createTwoUsersAt } from '../src/server/definitions/two-users.ts';
import { metadataUrl } from '../src/server/metadata.ts';
import { readOptions, USAGE } from './serve-options.ts';

const environment = createRealEnvironment();

/** The definitions behind tokens: what they say about themselves names the address. */
const BEHIND_TOKENS: Partial<Record<DefinitionName, (resource: string, environment: Environment) => Definition>> = {
  protected: createProtectedAt,
  'two-users': createTwoUsersAt,
};

/** Stops at the first signal; a second one ends the process as it always does. */
function onSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

async function serveHttp(name: DefinitionName, port: number): Promise<void> {
  const createAt = BEHIND_TOKENS[name];
  // Part of what is offered names the address, which is known only once the host listens.
  const serving: { definition?: Definition; handler?: Handler } = {};
  const host = createHttpHost(async (...call) => serving.handler?.(...call) ?? { status: 503, headers: [], body: '' }, {
    paths: ['/mcp', ...(createAt ? [new URL(metadataUrl('http://localhost/mcp')).pathname] : [])],
    changes: { end: () => serving.definition?.changes?.end() },
  });
  const taken = await host.listen(port);
  const origin = `http://127.0.0.1:${taken}`;
  const address = `${origin}/mcp`;
  const offered = createAt?.(address, environment) ?? (await definitions[name]())(environment);
  const allowedOrigins = [...offered.allowedOrigins, origin, `http://localhost:${taken}`];
  serving.definition = { ...offered, allowedOrigins };
  serving.handler = createServer(serving.definition, environment);
  onSignal(() => host.close());
  console.log(`The demonstration server '${name}' speaks MCP ${REVISION} at ${address} (Ctrl-C ends it)`);
}

/** From here on, nothing but messages goes to standard output. */
async function serveStdio(name: DefinitionName): Promise<void> {
  const definition = (await definitions[name]())(environment);
  const { changes } = definition;
  const host = createStdioHost((send) => createLineServer(definition, environment, send), { changes });
  onSignal(() => host.stop());
  console.error(
    `The demonstration server '${name}' speaks MCP ${REVISION} on standard streams; end the input to end it`,
  );
  await host.stopped;
  process.exit(0);
}

try {
  const { port, isStdio, name } = readOptions(process.argv.slice(2));
  await (isStdio ? serveStdio(name) : serveHttp(name, port));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const what = code === 'EADDRINUSE' ? 'the port is busy; end what uses it, or give another' : message;
  console.error(`serve: ${what}. Usage: ${USAGE}`);
  process.exit(1);
}
