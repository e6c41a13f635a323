import { expect, test } from 'vitest';
import { parseJson } from '../protocol/json.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createLinePeer } from './line-peer.ts';
import type { StartProcess } from './line-peer.ts';
import { createRequest } from './request.ts';

const discover = (id: number) => createRequest({ id, method: 'server/discover' });
const clock = createVirtualClock();
/** A process that answers each request after a notification, and exits at the word "die". */
const start: StartProcess = (onLine) => ({
  receive: (line) => {
    if (line.includes('die')) throw new Error('unknown request');
    const { id } = parseJson(line) as { id?: number };
    if (id === undefined) return;
    onLine('{"jsonrpc":"2.0","method":"notifications/message"}');
    void clock.wait(10).then(() => onLine(JSON.stringify({ jsonrpc: '2.0', id, result: { id } })));
  },
  close: () => {},
});

test('an answer is found by its id, and every line is a turn', async () => {
  const peer = createLinePeer(start, clock, {});
  const connection = peer.connect();
  const [first, second] = await Promise.all([peer.send(discover(1), connection), peer.send(discover(2), connection)]);
  expect([first.result, second.result]).toEqual([{ id: 1 }, { id: 2 }]);
  expect(first.status).toBeUndefined();
  expect(first.summary).toBe('a result');
  expect(first.spot('/result/id')).toEqual({ turn: 4, part: 'body', pointer: '/result/id' });
  expect(peer.turns.map((turn) => (turn.kind === 'line' ? [turn.from, turn.exchange] : turn.kind))).toEqual([
    ['client', 1],
    ['server', 1],
    ['client', 2],
    ['server', 2],
    ['server', 1],
    ['server', 2],
  ]);
  expect(peer.heard(connection).length).toBe(4);
});

test('each connection is a process; one that throws is gone, and is told from one that is silent', async () => {
  const peer = createLinePeer(start, clock, {});
  const [one, other] = [peer.connect(), peer.connect()];
  peer.say({ jsonrpc: '2.0', method: 'die' }, one);
  expect([peer.gone(one), peer.gone(other)]).toEqual([true, false]);
  expect((await peer.send(discover(1), one)).came).toBe(false);
  expect(peer.turns.at(-1)).toMatchObject({ kind: 'silence', waited: 0, error: 'the server exited' });
  expect((await peer.send(discover(2), other)).came).toBe(true);

  const mute = createLinePeer(() => ({ receive: () => {}, close: () => {} }), clock, {});
  expect((await mute.send(discover(1), mute.connect())).came).toBe(false);
  expect(mute.turns.at(-1)).toMatchObject({ kind: 'silence', waited: 2000 });
});

test('a process that ends by itself is noticed while an answer is waited for, and between two requests', async () => {
  const ends: ((how: string) => void)[] = [];
  const mute: StartProcess = (_, onExit) => {
    if (onExit) ends.push(onExit);
    return { receive: () => {}, close: () => {} };
  };
  const peer = createLinePeer(mute, clock, {});
  const connection = peer.connect();
  const waiting = peer.send(discover(1), connection);
  void clock.wait(100).then(() => ends[0]?.('the server exited with status 3'));
  expect((await waiting).came).toBe(false);
  expect([peer.gone(connection), (await peer.send(discover(2), connection)).came]).toEqual([true, false]);
  const silence = { kind: 'silence', waited: 0, error: 'the server exited with status 3' };
  expect(peer.turns.filter(({ kind }) => kind === 'silence')).toMatchObject([silence, silence]);
});

test('the first answer of a process has a patience of its own', async () => {
  let isReady = false;
  const slow: StartProcess = (onLine) => ({
    receive: (line) => {
      const { id } = parseJson(line) as { id: number };
      if (id === 2) return;
      void clock.wait(isReady ? 10 : 5000).then(() => onLine(JSON.stringify({ jsonrpc: '2.0', id, result: {} })));
      isReady = true;
    },
    close: () => {},
  });
  const peer = createLinePeer(slow, clock, {}, { first: () => 8000, answer: 100 });
  const connection = peer.connect();
  const answers = [await peer.send(discover(1), connection), await peer.send(discover(2), connection)];
  expect(answers.map(({ came }) => came)).toEqual([true, false]);
  expect(peer.turns.at(-1)).toMatchObject({ kind: 'silence', at: 5100, waited: 100 });
});

test('closing a peer ends every process it has started', async () => {
  let ended = 0;
  const counting: StartProcess = () => ({ receive: () => {}, close: () => void (ended += 1) });
  const peer = createLinePeer(counting, clock, {});
  peer.connect();
  peer.connect();
  await peer.close?.();
  expect(ended).toBe(2);
});
