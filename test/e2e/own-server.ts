// A server of one's own for the tests of pages that speak to one: the reference server on loopback, which counts who came.
import { createRealEnvironment } from '../../src/hosts/environment.ts';
import { createHttpHost } from '../../src/hosts/node-http.ts';
import type { HttpRequest } from '../../src/protocol/message.ts';
import { createServer } from '../../src/server/create-server.ts';
import { definitions } from '../../src/server/definitions/list.ts';

export interface OwnServer {
  /** The address of its MCP endpoint. */
  url: string;
  /** What it was sent. */
  received: HttpRequest[];
  close(): Promise<void>;
}

/** Starts the server at `/api/mcp`; pages of the origin may speak to it, and without one none may. */
export async function startOwnServer(origin?: string): Promise<OwnServer> {
  const environment = createRealEnvironment();
  const definition = (await definitions.full())(environment);
  const allowedOrigins = origin === undefined ? definition.allowedOrigins : [origin];
  const serve = createServer({ ...definition, allowedOrigins }, environment);
  const received: HttpRequest[] = [];
  const host = createHttpHost(
    (request, ...rest) => {
      received.push(request);
      return serve(request, ...rest);
    },
    { paths: ['/api/mcp'], cors: origin, changes: definition.changes },
  );
  const port = await host.listen(0);
  return { url: `http://127.0.0.1:${port}/api/mcp`, received, close: () => host.close() };
}
