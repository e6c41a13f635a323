import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { host } from '../../test/hosted.ts';
import { speak } from '../../test/http-client.ts';
import { createRequest } from '../client/request.ts';
import type { EventStream, Handler, HttpRequest } from '../protocol/message.ts';
import { createServer } from '../server/create-server.ts';
import { createFull } from '../server/definitions/full.ts';
import { createRealEnvironment } from './environment.ts';
import { createHttpHost } from './node-http.ts';

const discover = createRequest({ id: 1, method: 'server/discover' });
const empty: Handler = async () => ({ status: 200, headers: [], body: '' });
const streaming = (events: () => EventStream): Handler => {
  const headers = [['Content-Type', 'text/event-stream']] as const;
  return async () => ({ status: 200, headers, body: events() });
};

test('a body that is not UTF-8 is refused by the server, in bytes as it was sent', async () => {
  const environment = createRealEnvironment();
  const { send } = await host(createServer(createFull(environment), environment));
  const reply = await send({ ...discover, body: Uint8Array.of(0x22, 0xff, 0x22) });
  expect([reply.status, JSON.parse(await reply.text()).error.code]).toEqual([400, -32700]);
});

test('hands over the request as it was sent: spelling, order and repetition of headers, bytes that are no text', async () => {
  let seen: HttpRequest | undefined;
  const { send } = await host(async (request) => {
    seen = request;
    return {
      status: 299,
      headers: [
        ['X-A', '1'],
        ['x-a', '2'],
      ],
      body: 'ö',
    };
  });
  const body = Uint8Array.of(0xff, 0x00);
  const reply = await send({
    method: 'PUT',
    path: '/mcp?a=b',
    headers: [
      ['x-TWICE', 'a'],
      ['X-Twice', 'b'],
    ],
    body,
  });
  expect(seen?.headers.filter(([name]) => name.toLowerCase() === 'x-twice')).toEqual([
    ['x-TWICE', 'a'],
    ['X-Twice', 'b'],
  ]);
  expect([seen?.method, seen?.path, [...(seen?.body ?? [])]]).toEqual(['PUT', '/mcp?a=b', [0xff, 0x00]]);
  expect([reply.status, reply.headers['x-a'], reply.headers['content-length'], await reply.text()]).toEqual([
    299,
    '1, 2',
    '2',
    'ö',
  ]);
});

test('a body up to the limit is served, a longer one is 413, and the connection lives on', async () => {
  const { send } = await host(empty, { bodyLimit: 100_000 });
  const bodyOf = (length: number) => ({ ...discover, body: 'x'.repeat(length) });
  expect((await send(bodyOf(100_000))).status).toBe(200);
  const refused = await send(bodyOf(3_000_000));
  expect([refused.status, JSON.parse(await refused.text()).error]).toEqual([
    413,
    { code: -32600, message: 'The body is longer than 100000 bytes' },
  ]);
  expect((await send(bodyOf(1))).status).toBe(200);
});

test('a client that leaves before anything was sent is noticed', async () => {
  const arrived = Promise.withResolvers<AbortSignal>();
  const { sendAndLeave } = await host((_, __, closed) => {
    if (closed) arrived.resolve(closed);
    return new Promise(() => {});
  });
  await sendAndLeave(discover, arrived.promise);
  const closed = await arrived.promise;
  if (!closed.aborted) await new Promise((resolve) => closed.addEventListener('abort', resolve));
  expect(closed.aborted).toBe(true);
});

test('requests of one connection are known as such', async () => {
  const numbers: number[] = [];
  const { port, send } = await host(async (_, { number }) => {
    numbers.push(number);
    return { status: 200, headers: [], body: '' };
  });
  for (let count = 0; count < 2; count++) await (await send(discover)).text();
  await speak(port, ['POST /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n']);
  expect(numbers).toEqual([1, 1, 2]);
});

test('a quiet stream is kept alive with comments, never within an event', async () => {
  const { send } = await host(
    streaming(async function* () {
      yield 'data: {"a"';
      await wait(30);
      yield ':1}\n\n';
      await wait(100);
      yield 'data: {"b":2}\n\n';
    }),
    { keepAlive: 5 },
  );
  const reply = await send(discover);
  expect(await reply.next()).toEqual({ a: 1 });
  expect(reply.comments()).toBe(0);
  expect(await reply.next()).toEqual({ b: 2 });
  expect(reply.comments()).toBeGreaterThan(0);
});

test('a stream is produced no faster than it is read, and left with its reader', async () => {
  let produced = 0;
  const left = Promise.withResolvers<string>();
  const { send } = await host(
    streaming(async function* () {
      try {
        for (; produced < 10_000; produced++) yield `data: ${'x'.repeat(65_536)}\n\n`;
      } finally {
        left.resolve('left');
      }
    }),
  );
  const reply = await send(discover);
  for (let before = -1; produced !== before; await wait(50)) before = produced;
  // What fits into the buffers of two sockets, and far from all.
  expect(produced).toBeLessThan(1000);
  reply.leave();
  expect(await left.promise).toBe('left');
});

test.each([
  ['before it answers', () => Promise.reject(new Error('secret'))],
  ['by a header that cannot be written', async () => ({ status: 200, headers: [['X', 'a\nb']] as const, body: '' })],
])('a handler that fails %s is a bare 500', async (_, handler) => {
  const { send } = await host(handler);
  const reply = await send(discover);
  expect([reply.status, await reply.text()]).toEqual([500, '']);
});

test('a handler that fails within a stream breaks the connection off', async () => {
  const { send } = await host(
    streaming(async function* () {
      yield 'data: {}\n\n';
      await wait(20);
      throw new Error('secret');
    }),
  );
  const reply = await send(discover);
  expect([await reply.next(), await reply.next()]).toEqual([{}, undefined]);
});

test('listens on loopback alone, and says so when the port is busy', async () => {
  const { port } = await host(empty);
  // Another loopback address, which a socket on all interfaces would answer.
  const other = connect(port, '127.0.0.2');
  const outcome = await new Promise((resolve) => {
    other.on('connect', () => resolve('connected')).on('error', () => resolve('refused'));
    other.setTimeout(1000, () => resolve('refused'));
  });
  other.destroy();
  expect(outcome).toBe('refused');
  await expect(createHttpHost(empty).listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing waits for an answer that is on its way, and cuts what takes too long', async () => {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const { http, send } = await host(
    async ({ path }) => {
      const isSlow = path === '/slow';
      begun[isSlow ? 1 : 0].resolve();
      await wait(isSlow ? 60_000 : 50, undefined, { ref: false });
      return { status: 200, headers: [], body: 'done' };
    },
    { paths: ['/mcp', '/slow'] },
  );
  const quick = send(discover).then((reply) => reply.text());
  const slow = send({ ...discover, path: '/slow' }).then(
    () => 'answered',
    () => 'cut',
  );
  await Promise.all(begun.map(({ promise }) => promise));
  await Promise.all([http.close(), http.close()]);
  expect([await quick, await slow]).toEqual(['done', 'cut']);
  await expect(send(discover)).rejects.toMatchObject({ code: expect.stringMatching(/^ECONN/) });
});
