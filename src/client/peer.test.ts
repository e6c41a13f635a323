import { expect, test } from 'vitest';
import type { HttpResponse } from '../protocol/message.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createPeer } from './peer.ts';
import { createRequest } from './request.ts';
import { HIDDEN, Unseen } from './sight.ts';

const request = createRequest({ id: 1, method: 'tools/list' });
const peerOver = (answer: () => Promise<HttpResponse>) => createPeer(answer, createVirtualClock(), {});
const events = async function* (...texts: string[]) {
  yield* texts;
};

test('an answer that never comes is recorded as silence, with the time waited', async () => {
  const peer = peerOver(() => new Promise(() => {}));
  const answer = await peer.send(request, peer.connect());
  expect(answer.response).toBeUndefined();
  expect(peer.turns[1]).toEqual({ kind: 'silence', exchange: 1, connection: 1, at: 2000, waited: 2000 });
  expect(answer.spot('/error')).toEqual({ turn: 1, part: 'silence' });
});

test('a target that breaks off is recorded with what it said', async () => {
  const peer = peerOver(() => Promise.reject(new Error('connection reset')));
  await peer.send(request, peer.connect());
  expect(peer.turns[1]).toEqual({
    kind: 'silence',
    exchange: 1,
    connection: 1,
    at: 0,
    waited: 0,
    error: 'connection reset',
  });
});

test('a stream that stays open is left, and says so', async () => {
  async function* open() {
    yield ': hello\n\n';
    await new Promise(() => {});
  }
  const peer = peerOver(() => Promise.resolve({ status: 200, headers: [], body: open() }));
  const answer = await peer.send(request, peer.connect());
  expect(answer.response).toEqual({ status: 200, headers: [], body: ': hello\n\n', open: true });
});

test('the response is read out of an event stream', async () => {
  const headers = [['Content-Type', 'text/event-stream']] as const;
  const body = events(
    'data: {"jsonrpc":"2.0","method":"notifications/',
    'progress"}\n\n',
    'data: {"jsonrpc":"2.0","id":1,"result":{"ok":1}}\n\n',
  );
  const peer = peerOver(() => Promise.resolve({ status: 200, headers, body }));
  const answer = await peer.send(request, peer.connect());
  expect(answer.result).toEqual({ ok: 1 });
  expect(answer.response?.open).toBeUndefined();
});

test.each([
  ['before its response is trouble', 'data: {"jsonrpc":"2.0","method":"notifications/progress"}\n\n', undefined],
  ['after it takes nothing away', 'data: {"jsonrpc":"2.0","id":1,"result":{"ok":1}}\n\n', { ok: 1 }],
])('a stream that breaks off %s', async (_, text, result) => {
  async function* breaking() {
    yield text;
    throw new Error('connection reset');
  }
  const headers = [['Content-Type', 'text/event-stream']] as const;
  const peer = peerOver(() => Promise.resolve({ status: 200, headers, body: breaking() }));
  const answer = await peer.send(request, peer.connect());
  expect([answer.result, answer.response?.open]).toEqual([result, undefined]);
  expect(peer.turns[1]).toMatchObject(result ? { kind: 'back' } : { kind: 'silence', error: 'connection reset' });
});

test('a peer beyond a network may have more patience, for a stream too', async () => {
  const clock = createVirtualClock();
  async function* late() {
    yield ': wait\n\n';
    await clock.wait(3000);
    yield 'data: {"jsonrpc":"2.0","id":1,"result":{"ok":1}}\n\n';
  }
  const headers = [['Content-Type', 'text/event-stream']] as const;
  const answerLate = async () => {
    await clock.wait(3000);
    return { status: 200, headers, body: late() };
  };
  const peer = createPeer(answerLate, clock, {}, undefined, { answer: 4000, stream: 4000 });
  const answer = await peer.send(request, peer.connect());
  expect([answer.result, answer.waited]).toEqual([{ ok: 1 }, 4000]);
});

const BLIND = { lacks: [], hides: (name: string) => name !== 'Content-Type' };
const blindOver = (answer: () => Promise<HttpResponse>) =>
  createPeer(answer, createVirtualClock(), {}, undefined, undefined, { ...BLIND });

test('a header that is not shown may be there, unless the peer sees all', async () => {
  const answer = () => Promise.resolve({ status: 200, headers: [['X-A', '1']] as const, body: '{}' });
  const blind = await blindOver(answer).send(request, { number: 1 });
  expect([blind.header('x-a'), blind.header('X-B'), blind.header('Content-Type')]).toEqual(['1', HIDDEN, undefined]);
  const seeing = await peerOver(answer).send(request, { number: 1 });
  expect(seeing.header('X-B')).toBeUndefined();
});

test('what a peer was not shown is noted once, with the place', async () => {
  let count = 0;
  const peer = blindOver(() => Promise.reject(new Unseen(`not shown ${++count}`)));
  await peer.send(request, peer.connect());
  const stream = await peer.open(request, peer.connect());
  await stream.close();
  expect(peer.sight?.unseen).toEqual({ why: 'not shown 1', at: { turn: 1, part: 'silence' } });
});

test('other trouble on the way is no blindness', async () => {
  const peer = blindOver(() => Promise.reject(new Error('connection reset')));
  await peer.send(request, peer.connect());
  expect(peer.sight?.unseen).toBeUndefined();
});

test('what breaks because a stream was left is no trouble', async () => {
  const peer = createPeer(
    (_, __, closed) =>
      new Promise((____, reject) => closed?.addEventListener('abort', () => reject(new Error('left')))),
    createVirtualClock(),
    {},
  );
  const stream = await peer.open(request, peer.connect());
  await peer.quiet(100);
  await stream.close();
  expect(peer.turns[1]).toEqual({ kind: 'silence', exchange: 1, connection: 1, at: 100, waited: 100 });
});

test('the media type is that of the header, without parameters', async () => {
  const headers = [['Content-Type', 'Text/Event-Stream; charset=utf-8']] as const;
  const peer = peerOver(() => Promise.resolve({ status: 200, headers, body: '' }));
  expect((await peer.send(request, peer.connect())).mediaType).toBe('text/event-stream');
});
