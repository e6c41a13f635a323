import { expect, test } from 'vitest';
import type { Handler, HttpResponse } from '../protocol/message.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createPeer } from './peer.ts';
import { createRequest } from './request.ts';

const request = createRequest({ id: 1, method: 'subscriptions/listen' });
const STREAM = [['Content-Type', 'text/event-stream']] as const;
const event = (method: string) => `event: message\ndata: {"jsonrpc":"2.0","method":"${method}"}\n\n`;

/** A server that sends one event every 100 ms for as long as it is listened to. */
function createTicker() {
  const clock = createVirtualClock();
  const state = { sent: 0, closed: false };
  async function* tick() {
    for (;;) {
      await clock.wait(100);
      state.sent += 1;
      yield event(`tick/${state.sent}`);
    }
  }
  const handler: Handler = (_, __, closed) => {
    closed?.addEventListener('abort', () => (state.closed = true));
    return Promise.resolve({ status: 200, headers: STREAM, body: tick() });
  };
  return { peer: createPeer(handler, clock, {}), state };
}

test('what comes is heard with its time while the stream stays open, and nothing after it was left', async () => {
  const { peer, state } = createTicker();
  const stream = await peer.open(request, peer.connect());
  const third = await stream.until(({ method }) => method === 'tick/3', 1000);
  expect(third?.at).toBe(300);
  expect(stream.heard.map(({ message }) => message.method)).toEqual(['tick/1', 'tick/2', 'tick/3']);
  const answer = await stream.close();
  expect(state.closed).toBe(true);
  expect(answer.response?.open).toBe(true);
  expect(answer.messages.length).toBe(3);
  expect(answer.spotOf(2, '/method')).toEqual({ turn: 1, part: 'body', pointer: '/method', event: 2 });
  expect(peer.turns.map(({ kind, at }) => [kind, at])).toEqual([
    ['sent', 0],
    ['back', 300],
  ]);
});

test('waiting ends when the time is over, when the answer ends, and when it never comes', async () => {
  const { peer } = createTicker();
  const stream = await peer.open(request, peer.connect());
  expect(await stream.until(({ method }) => method === 'other', 250)).toBeUndefined();
  expect(stream.heard.length).toBe(2);

  const over = (answer: () => Promise<HttpResponse>) => createPeer(answer, createVirtualClock(), {});
  const text = { status: 200, headers: [], body: '{"jsonrpc":"2.0","id":1,"result":{}}' };
  const short = over(() => Promise.resolve(text));
  const ended = await short.open(request, short.connect());
  expect((await ended.until(({ id }) => id === 1, 1000))?.index).toBe(0);
  expect(ended.ended).toBe(true);
  expect((await ended.close()).response?.open).toBeUndefined();

  const dead = over(() => new Promise(() => {}));
  const silent = await dead.open(request, dead.connect());
  expect(await silent.until(() => true, 700)).toBeUndefined();
  expect((await silent.close()).came).toBe(false);
  expect(dead.turns[1]).toMatchObject({ kind: 'silence', waited: 700 });

  const broken = over(() => Promise.reject(new Error('connection reset')));
  const lost = await broken.open(request, broken.connect());
  expect(await lost.until(() => true, 700)).toBeUndefined();
  await lost.close();
  expect(broken.turns[1]).toMatchObject({ kind: 'silence', error: 'connection reset' });
});

test.each([
  ['line feeds', '\n'],
  ['returns', '\r'],
  ['both', '\r\n'],
])('an event is heard as soon as it is whole where lines end with %s', async (_, end) => {
  const clock = createVirtualClock();
  const text = ['a', 'b'].map((method) => `data: {"jsonrpc":"2.0","method":"${method}"}${end}${end}`).join('');
  async function* cut() {
    for (const character of text) yield character;
    await clock.wait(100);
    yield text;
    await new Promise(() => {});
  }
  const peer = createPeer(() => Promise.resolve({ status: 200, headers: STREAM, body: cut() }), clock, {});
  const stream = await peer.open(request, peer.connect());
  await stream.until(() => false, 50);
  expect(stream.heard.map(({ message, index }) => [message.method, index])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  await stream.until(() => false, 100);
  expect(stream.heard.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  expect((await stream.close()).messages.length).toBe(4);
});

test('a stream that breaks off after its response has one', async () => {
  async function* breaking() {
    yield 'data: {"jsonrpc":"2.0","id":1,"result":{"ok":1}}\n\n';
    throw new Error('connection reset');
  }
  const answer = () => Promise.resolve({ status: 200, headers: STREAM, body: breaking() });
  const peer = createPeer(answer, createVirtualClock(), {});
  const stream = await peer.open(request, peer.connect());
  await stream.until(() => false, 50);
  expect((await stream.close()).result).toEqual({ ok: 1 });
});

test('the type of a stream is known in any case of its letters', async () => {
  const typed: Handler = async () => ({
    status: 200,
    headers: [['Content-Type', 'Text/Event-Stream; charset=utf-8']],
    body: event('tick/1'),
  });
  const peer = createPeer(typed, createVirtualClock(), {});
  const stream = await peer.open(request, peer.connect());
  await stream.until(() => true, 1000);
  expect(stream.heard.length).toBe(1);
  expect((await stream.close()).messages.length).toBe(1);
  expect((await peer.send(request, peer.connect())).messages.length).toBe(1);
});
