import { expect, test } from 'vitest';
import type { HttpResponse } from '../protocol/message.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createPeer } from './peer.ts';
import { createRequest } from './request.ts';

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
