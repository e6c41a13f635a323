// What a browser keeps from a page says nothing of the era of a server.
import { expect, test } from 'vitest';
import { createPeer } from '../client/peer.ts';
import { Unseen } from '../client/sight.ts';
import type { Handler } from '../protocol/message.ts';
import { createRealClock } from './clock.ts';
import { askEra } from './era.ts';

const WHY = 'the browser shows no answer';
const result = (value: object) =>
  Promise.resolve({
    status: 200,
    headers: [['Content-Type', 'application/json']] as const,
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, result: value }),
  });

/** Asks a server as a page that is shown some of its answers. */
const ask = (answer: (method: unknown) => ReturnType<Handler> | undefined) => {
  const handler: Handler = (request) =>
    answer(JSON.parse(String(request.body)).method) ?? Promise.reject(new Unseen(WHY));
  const sight = { lacks: [], hides: () => true };
  const createOne = () => createPeer(handler, createRealClock(), {}, undefined, undefined, { ...sight });
  return askEra({ transport: 'http', name: 'here', createPeer: createOne });
};

test('where nothing is shown, that is what is said', async () => {
  expect(await ask(() => undefined)).toMatchObject({
    era: 'silent',
    message: `No answer to revision 2026-07-28 reached the page: ${WHY}.`,
  });
});

test('a server of which only the handshake is shown is not taken for one of the era before', async () => {
  const hello = { protocolVersion: '2025-11-25', capabilities: {} };
  expect(await ask((method) => (method === 'initialize' ? result(hello) : undefined))).toMatchObject({
    era: 'silent',
    message: `No answer to revision 2026-07-28 reached the page: ${WHY}. It does answer the handshake of 2025-11-25.`,
  });
});

test('one answer of this revision is enough', async () => {
  const list = { resultType: 'complete', tools: [] };
  expect(await ask((method) => (method === 'tools/list' ? result(list) : undefined))).toMatchObject({ era: 'modern' });
});
