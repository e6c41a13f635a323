import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHostileServer, response, write } from '../../test/hostile-servers.ts';
import type { Misbehave } from '../../test/hostile-servers.ts';
import { createRequest } from '../client/request.ts';
import { createHttpSubject } from './http-target.ts';
import type { HttpSubjectOptions } from './http-target.ts';

const enders: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of enders.splice(0)) await end();
});

const RESULT = '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete"}}';
const JSON_TYPE = 'Content-Type: application/json';
const STREAM = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n';
const answering = write(response('200 OK', [JSON_TYPE], RESULT), { stay: true });
const discover = createRequest({ id: 1, method: 'server/discover' });

/** A subject over a server that behaves as told, and what came there. */
async function aim(behave: Misbehave, options: HttpSubjectOptions = {}, path = '/mcp', credentials = '') {
  const came: string[] = [];
  const sockets: Socket[] = [];
  const server = await createHostileServer((socket, ...rest) => behave(socket, ...rest), {
    onConnect: (socket) => {
      sockets.push(socket);
      socket.on('data', (piece: Buffer) => came.push(piece.toString('latin1')));
    },
  });
  const subject = createHttpSubject(new URL(`http://${credentials}127.0.0.1:${server.port}${path}`), options);
  enders.push(() => subject.close(), server.close);
  return { subject, server, came, sockets };
}

test('a request is written as it was given, to the path of the URL, with what the tester adds', async () => {
  const { subject, server, came } = await aim(
    answering,
    { headers: [['Authorization', 'Bearer abc']] },
    '/deep/mcp?key=k1',
  );
  const peer = subject.createPeer({});
  const headers = [
    ['x-TWICE', 'a'],
    ['X-Twice', 'caf\u00e9'],
  ] as const;
  await peer.send({ method: 'POST', path: '/mcp', headers, body: 'ö' }, peer.connect());
  await peer.send({ method: 'GET', path: '/other', headers: [['Host', 'evil.example']], body: '' }, peer.connect());
  expect(came).toEqual([
    'POST /deep/mcp?key=k1 HTTP/1.1\r\n' +
      `Host: 127.0.0.1:${server.port}\r\nx-TWICE: a\r\nX-Twice: caf\u00e9\r\nAuthorization: Bearer abc\r\nContent-Length: 2\r\n\r\n` +
      '\u00c3\u00b6',
    'GET /other HTTP/1.1\r\nHost: evil.example\r\nAuthorization: Bearer abc\r\n\r\n',
  ]);
});

test('recordings and names hide what may be a secret; a probe that brings its own, or none, is heeded', async () => {
  const { subject, came } = await aim(answering, { headers: [['Authorization', 'Bearer abc']] }, '/mcp?key=k1&v=2');
  expect(subject.name).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp\?key=\[secret\]&v=\[secret\]$/);
  const peer = subject.createPeer({});
  const connection = peer.connect();
  await peer.send(discover, connection);
  const ask = (token: string | null) =>
    peer.send(createRequest({ id: 1, method: 'tools/list', headers: { Authorization: token } }), connection);
  await ask('Bearer own');
  await ask(null);
  const [first] = peer.turns;
  expect(first?.kind === 'sent' && [first.request.path, first.request.headers.at(-1)]).toEqual([
    '/mcp?key=[secret]&v=[secret]',
    ['Authorization', '[secret]'],
  ]);
  expect(JSON.stringify(peer.turns)).not.toMatch(/abc|k1/);
  expect(came.map((text) => /^Authorization: .*$/im.exec(text)?.[0])).toEqual([
    'Authorization: Bearer abc',
    'Authorization: Bearer own',
    undefined,
  ]);
});

test('user and password of the URL are sent as a header', async () => {
  const { subject, came } = await aim(answering, {}, '/', 'ann:s%20t@');
  const peer = subject.createPeer({});
  await peer.send(discover, peer.connect());
  expect(came[0]).toContain(`\r\nAuthorization: Basic ${btoa('ann:s t')}\r\n`);
  expect(subject.name).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

test('what comes back keeps the order, spelling and bytes of its headers', async () => {
  const { subject } = await aim(
    write(Buffer.from('HTTP/1.1 299 Odd\r\nX-b: 1\r\nx-B: caf\xe9\r\nContent-Length: 2\r\n\r\nok', 'latin1')),
  );
  const peer = subject.createPeer({});
  const answer = await peer.send(discover, peer.connect());
  expect(answer.response).toEqual({
    status: 299,
    headers: [
      ['X-b', '1'],
      ['x-B', 'café'],
      ['Content-Length', '2'],
    ],
    body: 'ok',
  });
});

test('a connection is one socket that is kept; what overlaps takes a second, another connection its own', async () => {
  const { subject, sockets } = await aim((socket, count) => {
    setTimeout(() => answering(socket, count, ''), 30);
  });
  const peer = subject.createPeer({});
  const connection = peer.connect();
  await peer.send(discover, connection);
  await peer.send(discover, connection);
  expect(sockets.length).toBe(1);
  await Promise.all([peer.send(discover, connection), peer.send(discover, connection)]);
  expect(sockets.length).toBe(2);
  await peer.send(discover, connection);
  expect(sockets.length).toBe(2);
  await peer.send(discover, peer.connect());
  expect(sockets.length).toBe(3);
});

test('a connection that the server closed while it was idle is opened again', async () => {
  const { subject, server } = await aim((socket, count) => {
    // The second request finds a socket that has just gone.
    if (count === 2) socket.resetAndDestroy();
    else answering(socket, count, '');
  });
  const peer = subject.createPeer({});
  const connection = peer.connect();
  expect((await peer.send(discover, connection)).status).toBe(200);
  expect((await peer.send(discover, connection)).status).toBe(200);
  expect(server.requests()).toBe(3);
});

test('a body in pieces is whole, a character may be cut, and events come one by one', async () => {
  const json = [`HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\nContent-Length: 10\r\n\r\n`, '{"a":"\u00c3', '\u00b6"}'];
  const events = [STREAM, 'data:{}\n', '\n'];
  const { subject } = await aim((socket, count) => {
    for (const [at, piece] of (count === 1 ? json : events).entries())
      setTimeout(() => socket.write(Buffer.from(piece, 'latin1')), at * 20);
    if (count > 1) setTimeout(() => socket.end(), 60);
  });
  const peer = subject.createPeer({});
  expect((await peer.send(discover, peer.connect())).message).toEqual({ a: 'ö' });
  const stream = await peer.open(discover, peer.connect());
  expect((await stream.until(() => true, 1000))?.message).toEqual({});
  await stream.until(() => false, 1000);
  expect(stream.ended).toBe(true);
});

test('a stream that is left is closed at once, also while nothing comes', async () => {
  const { subject, sockets } = await aim(write(STREAM, { stay: true }));
  const peer = subject.createPeer({});
  const stream = await peer.open(discover, peer.connect());
  await stream.until(() => true, 50);
  const closed = new Promise((resolve) => sockets[0]?.once('close', resolve));
  await stream.close();
  await closed;
  expect(peer.turns[1]).toMatchObject({ kind: 'back', response: { status: 200, body: '', open: true } });
});

test('a stream that stays open is listened to for a while, and then closed', async () => {
  const { subject, server } = await aim(write(STREAM, { stay: true }), { timeout: 400 });
  const peer = subject.createPeer({});
  const answer = await peer.send(discover, peer.connect());
  expect(answer.response?.open).toBe(true);
  for (let tries = 0; server.open() > 0 && tries < 50; tries++) await peer.quiet(10);
  expect(server.open()).toBe(0);
});

test('a request that is left before its answer is closed, too', async () => {
  const { subject, sockets, came } = await aim(() => {});
  const peer = subject.createPeer({});
  const stream = await peer.open(discover, peer.connect());
  while (came.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const closed = new Promise((resolve) => sockets[0]?.once('close', resolve));
  await stream.close();
  await closed;
});

test('what belongs to a peer ends with it; after the end of the subject nothing is sent any more', async () => {
  const { subject, server, sockets } = await aim(answering);
  const peer = subject.createPeer({});
  await peer.send(discover, peer.connect());
  const closed = new Promise((resolve) => sockets[0]?.once('close', resolve));
  await peer.close?.();
  await closed;
  subject.close();
  expect((await peer.send(discover, peer.connect())).came).toBe(false);
  expect(peer.turns.at(-1)).toMatchObject({ error: 'the run is over' });
  expect(server.requests()).toBe(1);
});
