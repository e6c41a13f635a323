import { expect, test } from 'vitest';
import { checkHandler, createCheckedWire } from '../../../test/checked-wire.ts';
import { readEvents } from '../../client/answer.ts';
import { createRequest } from '../../client/request.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { RequestId } from '../../protocol/json-rpc.ts';
import { createVirtualClock } from '../../run/clock.ts';
import { createEnvironment } from '../../run/environment.ts';
import { createChanges } from '../changes.ts';
import type { Change } from '../changes.ts';
import { createServer } from '../create-server.ts';
import type { Definition } from '../definition.ts';
import { createOpen } from '../definitions/open.ts';

const ID = 'io.modelcontextprotocol/subscriptionId';
const environment = createEnvironment(createVirtualClock());
const open = createOpen(environment);
const prompt = { name: 'greet', get: () => ({ messages: [] }) };
const resource = { uri: 'demo://a', name: 'a', read: () => ({ contents: [] }) };

/** A server with everything that can change, and how many listen to it. */
function create(parts: Partial<Definition> = { prompts: [prompt], resources: [resource] }) {
  const changes = createChanges();
  let listeners = 0;
  const counted: typeof changes = {
    ...changes,
    listen(onChange, onEnd) {
      listeners += 1;
      const stop = changes.listen(onChange, onEnd);
      return () => {
        listeners -= 1;
        stop();
      };
    },
  };
  const wire = createCheckedWire();
  const handler = checkHandler(wire, createServer({ ...open, changes: counted, ...parts }, environment));
  const listen = async (id: RequestId, notifications?: JsonObject | string, closed?: AbortSignal) => {
    const params = notifications === undefined ? {} : { notifications };
    const request = createRequest({ id, method: 'subscriptions/listen', params });
    const response = await handler(request, { number: 1 }, closed);
    if (typeof response.body === 'string') return { response, next: async () => undefined, leave: () => {} };
    const events = response.body[Symbol.asyncIterator]();
    const next = async (): Promise<JsonObject | undefined> => {
      const { done, value } = await events.next();
      const message: unknown = done ? undefined : JSON.parse(readEvents(value).join());
      return isObject(message) ? message : undefined;
    };
    return { response, next, leave: () => void events.return?.() };
  };
  return { changes, listen, wire, listeners: () => listeners };
}

const ALL = {
  toolsListChanged: true,
  promptsListChanged: true,
  resourcesListChanged: true,
  resourceSubscriptions: ['demo://a', 'demo://later', 'demo://a'],
};

test('the stream begins with the acknowledgement of what was granted', async () => {
  const { listen, wire } = create();
  const { response, next } = await listen('sub-a', ALL);
  expect([response.status, ...response.headers]).toEqual([
    200,
    ['Content-Type', 'text/event-stream'],
    ['X-Accel-Buffering', 'no'],
  ]);
  expect(await next()).toEqual({
    jsonrpc: '2.0',
    method: 'notifications/subscriptions/acknowledged',
    params: {
      _meta: { [ID]: 'sub-a' },
      notifications: {
        toolsListChanged: true,
        promptsListChanged: true,
        resourcesListChanged: true,
        resourceSubscriptions: ['demo://a', 'demo://later'],
      },
    },
  });
  expect(wire.wrong).toEqual([]);
});

test.each<[string, Partial<Definition>, JsonObject, JsonObject]>([
  ['nothing is asked for', { prompts: [prompt] }, {}, {}],
  ['there are tools alone', {}, ALL, { toolsListChanged: true }],
  ['there are no tools', { tools: [], prompts: [prompt] }, ALL, { promptsListChanged: true }],
  [
    'there are templates alone',
    { tools: [], templates: [{ uriTemplate: 'demo://{id}', name: 'n', read: () => undefined }] },
    ALL,
    { resourcesListChanged: true, resourceSubscriptions: ['demo://a', 'demo://later'] },
  ],
  ['a flag is false', {}, { toolsListChanged: false }, {}],
  ['a kind is unknown', {}, { toolsListChanged: true, weatherChanged: true }, { toolsListChanged: true }],
])('only what is asked for and offered is granted: %s', async (_, parts, asked, granted) => {
  const { next } = await create(parts).listen(1, asked);
  expect(await next()).toMatchObject({ params: { notifications: granted } });
});

const TOOLS: Change = { kind: 'tools' };
test.each<[JsonObject, string[]]>([
  [{ toolsListChanged: true }, ['tools/list_changed']],
  [{ promptsListChanged: true }, ['prompts/list_changed']],
  [{ resourcesListChanged: true }, ['resources/list_changed']],
  [{ resourceSubscriptions: ['demo://a'] }, ['resources/updated demo://a']],
  [
    { toolsListChanged: true, resourceSubscriptions: ['demo://b', 'demo://a'] },
    ['tools/list_changed', 'resources/updated demo://a', 'resources/updated demo://b'],
  ],
])('a stream for %j carries nothing else', async (asked, expected) => {
  const { changes, listen, wire } = create();
  const { next } = await listen(4711, asked);
  await next();
  for (const kind of ['tools', 'prompts', 'resources'] as const) changes.publish({ kind });
  for (const uri of ['demo://a', 'demo://b', 'demo://c']) changes.publish({ kind: 'resource', uri });
  changes.end();
  const seen: string[] = [];
  for (let message = await next(); message?.method !== undefined; message = await next()) {
    const params = isObject(message.params) ? message.params : {};
    expect(params._meta).toEqual({ [ID]: 4711 });
    const uri = params.uri === undefined ? '' : ` ${String(params.uri)}`;
    seen.push(String(message.method).replace('notifications/', '') + uri);
  }
  expect(seen).toEqual(expected);
  expect(wire.wrong).toEqual([]);
});

test('several streams are told apart by the ids of their requests, type included', async () => {
  const { changes, listen, listeners } = create();
  const streams = [await listen(1, { toolsListChanged: true }), await listen('1', { toolsListChanged: true })];
  for (const { next } of streams) await next();
  expect(listeners()).toBe(2);
  changes.publish(TOOLS);
  const told = await Promise.all(streams.map(({ next }) => next()));
  expect(told.map((message) => message?.params)).toEqual([{ _meta: { [ID]: 1 } }, { _meta: { [ID]: '1' } }]);
});

test('a graceful end is the result of the request, and the end of the stream', async () => {
  const { changes, listen, listeners, wire } = create();
  const { next } = await listen(7, { toolsListChanged: true });
  await next();
  changes.end();
  expect(await next()).toEqual({
    jsonrpc: '2.0',
    id: 7,
    result: {
      resultType: 'complete',
      _meta: {
        [ID]: 7,
        'io.modelcontextprotocol/serverInfo': { name: 'wireproof-reference', version: '1.0.0' },
      },
    },
  });
  expect(await next()).toBeUndefined();
  expect(listeners()).toBe(0);
  expect(wire.wrong).toEqual([]);
});

test.each(['leaves the stream', 'closes the connection'])('nothing follows when the client %s', async (how) => {
  const { changes, listen, listeners } = create();
  const closed = new AbortController();
  const { next, leave } = await listen(1, { toolsListChanged: true }, closed.signal);
  await next();
  changes.publish(TOOLS);
  if (how === 'leaves the stream') leave();
  else closed.abort();
  expect(listeners()).toBe(0);
  changes.publish(TOOLS);
  changes.end();
  expect(await next()).toBeUndefined();
});

test('a client that has gone before it was served leaves no listener', async () => {
  const { listen, listeners } = create();
  await listen(1, { toolsListChanged: true }, AbortSignal.abort());
  expect(listeners()).toBe(0);
});

test.each<[string, JsonObject | string | undefined]>([
  ['missing', undefined],
  ['no object', 'tools'],
  ['a flag of another type', { toolsListChanged: 'yes' }],
  ['no list of URIs', { resourceSubscriptions: 'demo://a' }],
  ['a URI that is no string', { resourceSubscriptions: [1] }],
])('a filter that is %s is refused', async (_, notifications) => {
  const { listen, listeners } = create();
  const { response } = await listen(1, notifications);
  expect(response.body).toBe(
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params: notifications is missing or no filter"}}',
  );
  expect(listeners()).toBe(0);
});

test('a server without changes does not know the method', async () => {
  const server = createServer(open, environment);
  const request = createRequest({ id: 1, method: 'subscriptions/listen', params: { notifications: {} } });
  const { status, body } = await server(request, { number: 1 });
  expect([status, JSON.parse(String(body)).error.code]).toEqual([404, -32601]);
});
