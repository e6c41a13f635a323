// The check of every message is awake: it counts, tells which way a wrong message went, and looks into streams.
import { expect, test } from 'vitest';
import type { JsonObject } from '../src/protocol/json.ts';
import type { HttpResponse } from '../src/protocol/message.ts';
import { checkHandler, createCheckedWire, describeWrong } from './checked-wire.ts';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: META } };
const LISTED = { resultType: 'complete', tools: [], ttlMs: 0, cacheScope: 'public' };
const response = (result: JsonObject) => JSON.stringify({ jsonrpc: '2.0', id: 1, result });
const event = (message: string) => `event: message\ndata: ${message}\n\n`;
const progress = (params: JsonObject) => JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params });
async function* stream(...texts: string[]) {
  yield* texts;
}

/** Sends one request to a server that answers with the given body, and reads the answer to its end. */
async function exchange(sent: JsonObject | string, body: HttpResponse['body']) {
  const wire = createCheckedWire();
  const handler = checkHandler(wire, () => Promise.resolve({ status: 200, headers: [], body }));
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
  const answer = await handler({ method: 'POST', path: '/mcp', headers: [], body: text }, { number: 1 });
  if (typeof answer.body !== 'string') for await (const read of answer.body) expect(read).not.toBe('');
  const shorten = (line: string) => line.replace(/ in .*/, '');
  return {
    counts: wire.counts,
    sent: describeWrong(wire, 'sent').map(shorten),
    received: describeWrong(wire, 'received').map(shorten),
  };
}

test.each<[string, JsonObject | string, HttpResponse['body'], Awaited<ReturnType<typeof exchange>>]>([
  ['a right exchange', LIST, response(LISTED), { counts: { sent: 1, received: 1 }, sent: [], received: [] }],
  ['no answer', LIST, '', { counts: { sent: 1, received: 0 }, sent: [], received: [] }],
  [
    'a wrong result',
    LIST,
    response({ ...LISTED, resultType: undefined }),
    { counts: { sent: 1, received: 1 }, sent: [], received: ['tools/list.result: missing-result-type /result'] },
  ],
  [
    'an error of an unknown method, which is right',
    { ...LIST, method: 'ping' },
    JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } }),
    { counts: { sent: 1, received: 1 }, sent: ['ping.request: unknown-kind'], received: [] },
  ],
  [
    'a request without _meta',
    { ...LIST, params: {} },
    response(LISTED),
    { counts: { sent: 1, received: 1 }, sent: ['tools/list.request: missing-meta /params/_meta'], received: [] },
  ],
  [
    'a body that is no JSON',
    '{',
    '',
    { counts: { sent: 1, received: 0 }, sent: ['no method: unknown-kind'], received: [] },
  ],
  [
    'a stream whose second event is wrong, after a comment',
    LIST,
    stream(
      ': hello\n\n',
      event(progress({ progressToken: 1, progress: 1 })),
      event(progress({ progress: 2 })) + event(response(LISTED)),
    ),
    {
      counts: { sent: 1, received: 3 },
      sent: [],
      received: ['notifications/progress: schema /params'],
    },
  ],
])('sees %s', async (_, sent, body, expected) => {
  expect(await exchange(sent, body)).toEqual(expected);
});

test('passes on at once that a reader leaves, while the server has nothing to say', async () => {
  let left = false;
  const body = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise<IteratorResult<string>>(() => {}),
      return: () => {
        left = true;
        return Promise.resolve({ done: true as const, value: undefined });
      },
    }),
  };
  const handler = checkHandler(createCheckedWire(), () => Promise.resolve({ status: 200, headers: [], body }));
  const answer = await handler({ method: 'POST', path: '/mcp', headers: [], body: '' }, { number: 1 });
  const events = (answer.body as typeof body)[Symbol.asyncIterator]();
  void events.next();
  await events.return();
  expect(left).toBe(true);
});
