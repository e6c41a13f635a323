// Starts HTTP hosts for tests, with a client each, and ends them after the test.
import { afterEach, expect } from 'vitest';
import { createRequest } from '../src/client/request.ts';
import type { RequestOptions } from '../src/client/request.ts';
import { createRealEnvironment } from '../src/hosts/environment.ts';
import { createHttpHost } from '../src/hosts/node-http.ts';
import type { HttpHost, HttpHostOptions } from '../src/hosts/node-http.ts';
import type { JsonObject, JsonValue } from '../src/protocol/json.ts';
import type { Handler, HttpRequest } from '../src/protocol/message.ts';
import { createServer } from '../src/server/create-server.ts';
import type { Definition } from '../src/server/definition.ts';
import { createFull } from '../src/server/definitions/full.ts';
import { checkHandler, createCheckedWire } from './checked-wire.ts';
import { createHttpClient } from './http-client.ts';
import type { HttpClient, Reply } from './http-client.ts';

const environment = createRealEnvironment();
const enders: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of enders.splice(0)) await end();
});

export interface Hosted extends HttpClient {
  http: HttpHost;
  port: number;
}

/** A host over any handler, listening on a free port, and a client of it. */
export async function host(handler: Handler, options: HttpHostOptions = {}): Promise<Hosted> {
  const http = createHttpHost(handler, { grace: 200, ...options });
  const port = await http.listen(0);
  const client = createHttpClient(port);
  enders.push(() => client.close(), http.close);
  return { http, port, ...client };
}

export interface HostedFull extends Hosted {
  definition: Definition;
  ask(options: Partial<RequestOptions>): Promise<Reply>;
  /** Calls a tool and gives the text of its result. */
  call(name: string, args: JsonObject): Promise<string>;
  /** Opens a listen stream. */
  listen(id: number, notifications: JsonObject): Promise<Reply>;
}

/** A host over the full demonstration server. Every message both ways must be right by the official schema. */
export async function hostFull(options: HttpHostOptions = {}): Promise<HostedFull> {
  const definition = createFull(environment);
  const wire = createCheckedWire();
  enders.push(() => expect(wire.wrong).toEqual([]));
  const handler = checkHandler(wire, createServer(definition, environment));
  const hosted = await host(handler, { ...(definition.changes && { changes: definition.changes }), ...options });
  const ask = (asked: Partial<RequestOptions>) =>
    hosted.send(createRequest({ id: 1, method: 'server/discover', ...asked }));
  return {
    ...hosted,
    definition,
    ask,
    async call(name, args) {
      const reply = await ask({ id: 99, method: 'tools/call', params: { name, arguments: args } });
      return String(JSON.parse(await reply.text()).result.content[0].text);
    },
    listen: (id, notifications) => ask({ id, method: 'subscriptions/listen', params: { notifications } }),
  };
}

/** The same request with a progress token. */
export function withProgress(request: HttpRequest, progressToken: JsonValue): HttpRequest {
  const message = JSON.parse(String(request.body));
  message.params._meta.progressToken = progressToken;
  return { ...request, body: JSON.stringify(message) };
}
