import { expect, test } from 'vitest';
import { createCheckedWire } from '../../test/checked-wire.ts';
import { createRequest } from '../client/request.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { RequestId } from '../protocol/json-rpc.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createEnvironment } from '../run/environment.ts';
import { createChanges } from './changes.ts';
import { createLineServer } from './create-line-server.ts';
import type { Tool } from './definition.ts';
import { createOpen } from './definitions/open.ts';

const ID = 'io.modelcontextprotocol/subscriptionId';

/** Notifies every 100 ms, three times, and does not care whether it was cancelled. */
const stubborn: Tool = {
  name: 'stubborn',
  title: 'Stubborn',
  description: 'Goes on.',
  inputSchema: { type: 'object' },
  async run(_, { environment, notify }) {
    for (let progress = 1; progress <= 3; progress++) {
      await environment.wait(100);
      notify({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 'p', progress } });
    }
    // Later than its answer.
    void environment
      .wait(10)
      .then(() =>
        notify({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 'p', progress: 4 } }),
      );
    return { content: [] };
  },
};

function create() {
  const environment = createEnvironment(createVirtualClock());
  const changes = createChanges();
  const open = createOpen(environment);
  const definition = { ...open, tools: [...open.tools, stubborn], changes };
  const wire = createCheckedWire();
  const lines: JsonObject[] = [];
  const server = createLineServer(definition, environment, (line) => {
    const message = JSON.parse(line) as JsonObject;
    wire.received(message);
    lines.push(message);
  });
  const send = (id: RequestId, method: string, params: JsonObject = {}): void => {
    const line = String(createRequest({ id, method, params }).body);
    wire.sent(JSON.parse(line));
    server.receive(line);
  };
  const call = (id: RequestId, name: string, args: JsonObject = {}) =>
    send(id, 'tools/call', { name, arguments: args });
  const cancel = (requestId: JsonObject[string]): void =>
    server.receive(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } }));
  return { environment, changes, server, lines, wire, send, call, cancel };
}
const ids = (lines: JsonObject[]) => lines.map(({ id, method }) => id ?? method);

test('requests are answered as they finish', async () => {
  const { server, lines, call, wire } = create();
  call(1, 'slow_echo', { text: 'slow' });
  call('1', 'echo', { text: 'quick' });
  await server.settled();
  expect(ids(lines)).toEqual(['1', 1]);
  expect(wire.wrong).toEqual([]);
});

test('nothing follows the answer of a request', async () => {
  const { environment, lines, call } = create();
  call(1, 'stubborn');
  await environment.wait(1000);
  expect(ids(lines)).toEqual(['notifications/progress', 'notifications/progress', 'notifications/progress', 1]);
});

test('nothing is sent for a request after its cancellation, though the work goes on', async () => {
  const { environment, server, lines, call, cancel } = create();
  call(1, 'stubborn');
  await environment.wait(150);
  cancel(1);
  call(2, 'echo', { text: 'still here' });
  await server.settled();
  await environment.wait(1000);
  expect(ids(lines)).toEqual(['notifications/progress', 2]);
});

test.each([[2], ['1'], [null], [undefined], [{}]])(
  'a cancellation of %j, which does not run, is ignored',
  async (id) => {
    const { server, lines, call, cancel } = create();
    call(1, 'slow_echo', { text: 'slow' });
    cancel(id);
    await server.settled();
    expect(ids(lines)).toEqual([1]);
  },
);

test('an id is free again once its request is cancelled, and only then', async () => {
  const { server, lines, call, cancel } = create();
  call(1, 'slow_echo', { text: 'first' });
  call(1, 'echo', { text: 'second' });
  cancel(1);
  call(1, 'echo', { text: 'third' });
  await server.settled();
  expect(lines.map(({ error, result }) => error ?? (result as JsonObject).content)).toEqual([
    { code: -32600, message: 'This id belongs to a request in progress' },
    [{ type: 'text', text: 'third' }],
  ]);
});

test('closing cancels everything and sends nothing more', async () => {
  const { environment, server, lines, call } = create();
  call(1, 'stubborn');
  call(2, 'slow_echo', { text: 'slow' });
  server.close();
  await server.settled();
  await environment.wait(1000);
  expect(lines).toEqual([]);
});

test('two subscriptions share the pipe, each named by its id', async () => {
  const { changes, lines, send, cancel, wire } = create();
  send('a', 'subscriptions/listen', { notifications: { toolsListChanged: true } });
  send(2, 'subscriptions/listen', { notifications: { toolsListChanged: true } });
  changes.publish({ kind: 'tools' });
  cancel('a');
  changes.publish({ kind: 'tools' });
  expect(lines.map(({ method, params }) => [method, (params as JsonObject)._meta])).toEqual([
    ['notifications/subscriptions/acknowledged', { [ID]: 'a' }],
    ['notifications/subscriptions/acknowledged', { [ID]: 2 }],
    ['notifications/tools/list_changed', { [ID]: 'a' }],
    ['notifications/tools/list_changed', { [ID]: 2 }],
    ['notifications/tools/list_changed', { [ID]: 2 }],
  ]);
  expect(wire.wrong).toEqual([]);
});

test('a graceful end is told as both pages want it: the notification, then the result', async () => {
  const { changes, server, lines, send, wire } = create();
  send(5, 'subscriptions/listen', { notifications: { toolsListChanged: true } });
  changes.end();
  await server.settled();
  expect(lines.slice(1)).toEqual([
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { _meta: { [ID]: 5 }, requestId: 5 } },
    {
      jsonrpc: '2.0',
      id: 5,
      result: {
        resultType: 'complete',
        _meta: { [ID]: 5, 'io.modelcontextprotocol/serverInfo': { name: 'wireproof-reference', version: '1.0.0' } },
      },
    },
  ]);
  expect(wire.wrong).toEqual([]);
});

test.each([
  ['garbage', -32700],
  ['[]', -32600],
  ['{"jsonrpc":"2.0","id":1,"result":{}}', -32600],
])('the line %s is refused, and the next one served', async (line, code) => {
  const { server, lines, call } = create();
  server.receive(line);
  call(2, 'echo', { text: 'x' });
  await server.settled();
  expect(lines.map(({ id, error }) => (error as JsonObject | undefined)?.code ?? id)).toEqual([code, 2]);
});
