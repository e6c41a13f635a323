// The full demonstration server over real sockets. What the HTTP host does with any handler is tested beside it.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRequest } from '../src/client/request.ts';
import { isObject } from '../src/protocol/json.ts';
import type { HttpRequest } from '../src/protocol/message.ts';
import { hostFull, withProgress } from './hosted.ts';
import { speak } from './http-client.ts';

const ID = 'io.modelcontextprotocol/subscriptionId';
const discover = createRequest({ id: 1, method: 'server/discover' });
const paint = (boards: number, pause: number): HttpRequest => {
  const params = { name: 'paint_fence', arguments: { task: 'fence', boards, pause } };
  return withProgress(createRequest({ id: 1, method: 'tools/call', params }), 'p');
};

test('serves discovery and calls', async () => {
  const { ask, call } = await hostFull();
  const reply = await ask({});
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/json']);
  expect(JSON.parse(await reply.text()).result.supportedVersions).toEqual(['2026-07-28']);
  expect(await call('echo', { text: 'größe 世界' })).toBe('größe 世界');
});

test('streams progress, then the result, then nothing', async () => {
  const { send } = await hostFull();
  const reply = await send(paint(3, 1));
  expect(reply.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  const seen: unknown[] = [];
  for (let message = await reply.next(); message; message = await reply.next()) {
    seen.push(isObject(message.params) ? message.params.progress : message.result);
  }
  expect(seen).toMatchObject([1, 2, 3, { content: [{ type: 'text', text: 'Painted 3 boards' }] }]);
});

test('a client that closes the connection cancels the work', async () => {
  const { send, call } = await hostFull();
  const reply = await send(paint(1000, 5));
  await reply.next();
  reply.leave();
  const look = () => call('look_at_fence', { task: 'fence' });
  const stopped = async (before: string): Promise<string> => {
    await wait(50);
    const now = await look();
    return now === before ? now : stopped(now);
  };
  expect(await stopped(await look())).not.toBe('1000 boards are painted');
});

test('two listen streams get what each asked for, and a graceful end when the host closes', async () => {
  const { http, listen, call } = await hostFull();
  const tools = await listen(1, { toolsListChanged: true });
  const notes = await listen(2, { resourcesListChanged: true, resourceSubscriptions: ['demo://notes/menu'] });
  for (const stream of [tools, notes]) {
    expect(await stream.next()).toMatchObject({ method: 'notifications/subscriptions/acknowledged' });
  }
  await call('rename_note', { id: 'welcome', title: 'Hello' });
  await call('rename_note', { id: 'menu', title: 'Lunch' });
  expect(await notes.next()).toMatchObject({ method: 'notifications/resources/list_changed' });
  const params = { _meta: { [ID]: 2 }, uri: 'demo://notes/menu' };
  expect(await notes.next()).toMatchObject({ method: 'notifications/resources/updated', params });
  expect(await notes.next()).toMatchObject({ method: 'notifications/resources/list_changed' });
  const closed = http.close();
  expect(await tools.next()).toMatchObject({ id: 1, result: { resultType: 'complete', _meta: { [ID]: 1 } } });
  expect(await notes.next()).toMatchObject({ id: 2, result: { resultType: 'complete', _meta: { [ID]: 2 } } });
  expect([await tools.next(), await notes.next()]).toEqual([undefined, undefined]);
  await closed;
});

test('a request may arrive in any pieces', async () => {
  const { port } = await hostFull();
  const { headers, body } = createRequest({
    id: 1,
    method: 'tools/call',
    params: { name: 'echo', arguments: { text: '世界' } },
  });
  const bytes = Buffer.from(String(body));
  const inside = bytes.indexOf('世') + 1;
  const head = headers.map((header) => `${header.join(': ')}\r\n`).join('');
  const text = await speak(port, [
    'POST /mcp HT',
    `TP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: ${bytes.length}\r\n${head}\r`,
    '\n',
    bytes.subarray(0, inside),
    bytes.subarray(inside),
  ]);
  expect(text).toContain('"text":"世界"');
});

test.each<[string, Partial<HttpRequest>, number, number | undefined]>([
  ['a foreign Origin', { headers: [...discover.headers, ['Origin', 'https://evil.example']] }, 403, -32600],
  ['a foreign Host', { headers: [...discover.headers, ['Host', 'evil.example']] }, 403, -32600],
  ['a foreign Host with a port', { headers: [...discover.headers, ['Host', 'evil.example:3000']] }, 403, -32600],
  ['a Host that begins like ours', { headers: [...discover.headers, ['Host', 'localhost.evil.example']] }, 403, -32600],
  ['localhost', { headers: [...discover.headers, ['Host', 'LOCALHOST:3000']] }, 200, undefined],
  ['the IPv6 loopback', { headers: [...discover.headers, ['Host', '[::1]:3000']] }, 200, undefined],
  ['a query', { path: '/mcp?x=1' }, 200, undefined],
  ['another path', { path: '/' }, 404, undefined],
  ['a path below', { path: '/mcp/x' }, 404, undefined],
  ['metadata of a server without authorization', { path: '/.well-known/oauth-protected-resource/mcp' }, 404, undefined],
  ['GET', { method: 'GET', body: '' }, 405, undefined],
])('%s is answered as it should be', async (_, change, status, code) => {
  const { send } = await hostFull();
  const reply = await send({ ...discover, ...change });
  const text = await reply.text();
  expect([reply.status, text.startsWith('{') ? JSON.parse(text).error?.code : undefined]).toEqual([status, code]);
});
