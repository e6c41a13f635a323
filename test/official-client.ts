// Connects the official client to our server, over HTTP and over stdio, with every message checked.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { fileURLToPath } from 'node:url';
import type { JsonValue } from '../src/protocol/json.ts';
import { createCheckedWire } from './checked-wire.ts';
import type { CheckedWire } from './checked-wire.ts';

/** A connected client, and what went over its wire. */
export interface Connected {
  client: Client;
  wire: CheckedWire;
  /** What came in, in the order in which it came. */
  received: readonly JsonValue[];
}

export type ClientOptions = NonNullable<ConstructorParameters<typeof Client>[1]>;

/** Connects over HTTP to the server at `url`. */
export const connectHttp = (url: string, options?: ClientOptions): Promise<Connected> =>
  connect(new StreamableHTTPClientTransport(new URL(url)), options);

/** With the class itself the client would try out the server in a process of its own, whose messages nobody checks. */
class OneProcess extends StdioClientTransport {}

/** Starts the demonstration server as a child process and connects over its pipes. */
export const connectStdio = (options?: ClientOptions): Promise<Connected> =>
  connect(
    new OneProcess({
      command: process.execPath,
      args: [fileURLToPath(new URL('../src/cli/main.ts', import.meta.url)), 'serve', '--stdio'],
      stderr: 'ignore',
    }),
    options,
  );

async function connect(transport: Transport, options: ClientOptions = {}): Promise<Connected> {
  const wire = createCheckedWire();
  const received: JsonValue[] = [];
  const send = transport.send.bind(transport);
  transport.send = (message, ...more) => {
    wire.sent(message as JsonValue);
    return send(message, ...more);
  };
  // The client sets its handler more than once and lets each call the one before: every message counts once.
  let receive: Transport['onmessage'];
  const seen = new WeakSet<object>();
  Object.defineProperty(transport, 'onmessage', {
    get: () => receive,
    set: (handle: Transport['onmessage']) => {
      receive =
        handle &&
        ((message, extra) => {
          if (!seen.has(message)) {
            seen.add(message);
            wire.received(message as JsonValue);
            received.push(message as JsonValue);
          }
          handle(message, extra);
        });
    },
  });
  const client = new Client(
    { name: 'official-client', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } }, ...options },
  );
  await client.connect(transport);
  return { client, wire, received };
}
