import { once } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createRequest } from '../client/request.ts';
import type { JsonObject } from '../protocol/json.ts';
import { createLineServer } from '../server/create-line-server.ts';
import { createFull } from '../server/definitions/full.ts';
import { createRealEnvironment } from './environment.ts';
import { createStdioHost } from './stdio.ts';
import type { StdioHostOptions } from './stdio.ts';

const environment = createRealEnvironment();
const line = (id: number, method = 'server/discover', params: JsonObject = {}) =>
  `${String(createRequest({ id, method, params }).body)}\n`;
const call = (id: number, name: string, args: JsonObject) => line(id, 'tools/call', { name, arguments: args });

/** A host over streams in memory, and what it writes. */
function host(options: StdioHostOptions = {}) {
  const definition = createFull(environment);
  const input = new PassThrough();
  const output = new PassThrough();
  let text = '';
  output.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const { changes } = definition;
  const started = createStdioHost((send) => createLineServer(definition, environment, send), {
    input,
    output,
    ...(changes && { changes }),
    ...options,
  });
  const lines = () => text.split('\n').slice(0, -1);
  const messages = () => lines().map((one) => JSON.parse(one));
  return { ...started, input, output, lines, messages };
}

test('what was asked before the end of the input is answered, one line each', async () => {
  const { input, stopped, messages } = host();
  input.end(line(1) + call(2, 'echo', { text: 'a\nb\r\nc' }) + line(3).trimEnd());
  await stopped;
  expect(messages().map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(messages()[1].result.content[0].text).toBe('a\nb\r\nc');
});

test('characters and lines may be cut anywhere', async () => {
  const { input, stopped, messages } = host();
  for (const byte of Buffer.from(call(1, 'echo', { text: '世界' }).replace('\n', '\r\n')))
    input.write(Uint8Array.of(byte));
  input.end();
  await stopped;
  expect(messages()[0].result.content[0].text).toBe('世界');
});

test('empty lines are passed over; what is no UTF-8 or too long is refused, and the next line served', async () => {
  const { input, stopped, messages } = host({ lineLimit: 1000 });
  input.write('\n  \r\n');
  input.write(Uint8Array.of(0x22, 0xff, 0x22, 0x0a));
  input.end(`${'x'.repeat(1001)}\n${line(4)}`);
  await stopped;
  expect(messages().map(({ id, error }) => error ?? id)).toEqual([
    { code: -32700, message: 'The line is no JSON in UTF-8' },
    { code: -32600, message: 'The line is longer than 1000 bytes' },
    4,
  ]);
});

test('at the end of the input subscriptions end, and what takes too long is cancelled', async () => {
  const { input, stopped, messages } = host({ grace: 50 });
  input.write(line(1, 'subscriptions/listen', { notifications: { toolsListChanged: true } }));
  input.end(call(2, 'paint_fence', { task: 'a', boards: 1000, pause: 1000 }));
  await stopped;
  expect(messages().map(({ id, method }) => method ?? id)).toEqual([
    'notifications/subscriptions/acknowledged',
    'notifications/cancelled',
    1,
  ]);
});

test('stopping twice is stopping once; nothing is read after', async () => {
  const { input, stop, stopped, messages } = host();
  input.write(line(1));
  await new Promise(setImmediate);
  await Promise.all([stop(), stop(), stopped]);
  input.write(line(2));
  await new Promise(setImmediate);
  expect(messages().map(({ id }) => id)).toEqual([1]);
});

test('an output that nobody reads stops the host', async () => {
  const { output, input, stopped } = host();
  input.write(call(1, 'paint_fence', { task: 'a', boards: 1000, pause: 1000 }));
  output.destroy(new Error('EPIPE'));
  await stopped;
});

test('input is not read faster than output is taken', async () => {
  const waiting: (() => void)[] = [];
  const output = new Writable({ highWaterMark: 1, write: (_, __, done) => void waiting.push(done) });
  const { input } = host({ output });
  input.write(line(1));
  await new Promise(setImmediate);
  expect(input.isPaused()).toBe(true);
  const drained = once(output, 'drain');
  waiting.pop()?.();
  await drained;
  expect(input.isPaused()).toBe(false);
});
