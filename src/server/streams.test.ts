// Streaming answers: when they begin, how they end, and what a client that leaves does to the work.
import { expect, test } from 'vitest';
import { readEvents } from '../client/answer.ts';
import { createRequest } from '../client/request.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { EventStream } from '../protocol/message.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createEnvironment } from '../run/environment.ts';
import { createServer } from './create-server.ts';
import type { Tool } from './definition.ts';
import { createOpen } from './definitions/open.ts';
import { EventQueue } from './event-queue.ts';
import type { Described } from './steps.ts';

const progress = (step: number) =>
  ({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 'p', progress: step } }) as const;

/** A server with one tool that does as the test says. */
function create(run: (call: Described) => Promise<JsonObject>) {
  const environment = createEnvironment(createVirtualClock());
  const tool: Tool = {
    name: 'work',
    title: 'Work',
    description: 'Works.',
    inputSchema: { type: 'object' },
    run: (_, call) => run(call),
  };
  const server = createServer({ ...createOpen(environment), tools: [tool] }, environment);
  const call = (closed?: AbortSignal) =>
    server(createRequest({ id: 1, method: 'tools/call', params: { name: 'work' } }), { number: 1 }, closed);
  return { environment, call };
}
/** Counts steps of 100 ms until it is cancelled, or ten are done. */
function createCounter() {
  const counter = { steps: 0 };
  const run = async ({ environment, signal, notify }: Described): Promise<JsonObject> => {
    while (counter.steps < 10 && !signal.aborted) {
      await environment.wait(100);
      counter.steps += 1;
      if (counter.steps > 1) notify(progress(counter.steps));
    }
    return { content: [] };
  };
  return { counter, run };
}
const isStream = (body: string | EventStream): body is EventStream => typeof body !== 'string';
async function readAll(body: string | EventStream): Promise<JsonObject[]> {
  let text = '';
  if (isStream(body)) for await (const piece of body) text += piece;
  return readEvents(text).map((data) => JSON.parse(data) as JsonObject);
}

test('an answer without notifications is one JSON object', async () => {
  const { call } = create(async () => ({ content: [] }));
  expect(await call()).toMatchObject({ status: 200, headers: [['Content-Type', 'application/json']] });
});

test('an answer becomes a stream with its first notification, and ends with the response', async () => {
  const { call } = create(async ({ environment, notify }) => {
    await environment.wait(100);
    notify(progress(1));
    notify(progress(2));
    return { content: [] };
  });
  const { headers, body } = await call();
  expect(headers).toContainEqual(['Content-Type', 'text/event-stream']);
  expect((await readAll(body)).map(({ method, id }) => method ?? id)).toEqual([
    'notifications/progress',
    'notifications/progress',
    1,
  ]);
});

test('what fails after the stream began is told by the last event', async () => {
  const { call } = create(async ({ notify }) => {
    notify(progress(1));
    throw new Error('secret');
  });
  const { status, body } = await call();
  expect(status).toBe(200);
  expect((await readAll(body)).at(-1)).toEqual({
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32603, message: 'Internal error' },
  });
});

test.each(['JSON', 'stream'])('a notification that comes after the answer, a %s, goes nowhere', async (form) => {
  const { environment, call } = create(async ({ environment, notify }) => {
    if (form === 'stream') notify(progress(1));
    void environment.wait(100).then(() => notify(progress(2)));
    return { content: [] };
  });
  const { body } = await call();
  await environment.wait(500);
  expect(isStream(body)).toBe(form === 'stream');
  const messages = await readAll(body);
  expect(messages.map(({ method, id }) => method ?? id)).toEqual(
    form === 'stream' ? ['notifications/progress', 1] : [],
  );
});

test('leaving the stream cancels the work', async () => {
  const { counter, run } = createCounter();
  const { environment, call } = create(run);
  const { body } = await call();
  if (!isStream(body)) throw new Error('no stream');
  for await (const text of body) {
    expect(text).toContain('"progress":2');
    break;
  }
  await environment.wait(2000);
  expect(counter.steps).toBeLessThanOrEqual(3);
});

test('leaving while the next event is awaited cancels the work at once', async () => {
  const { counter, run } = createCounter();
  const { environment, call } = create(run);
  const { body } = await call();
  if (!isStream(body)) throw new Error('no stream');
  const events = body[Symbol.asyncIterator]();
  await events.next();
  const next = events.next();
  await events.return?.();
  expect(await next).toEqual({ done: true, value: undefined });
  await environment.wait(2000);
  expect(counter.steps).toBe(3);
});

test.each([
  ['before anything was sent', 50, 1],
  ['while the stream is open', 250, 3],
])('a connection that closes %s cancels the work', async (_, ms, steps) => {
  const { counter, run } = createCounter();
  const { environment, call } = create(run);
  const closed = new AbortController();
  const answer = call(closed.signal);
  await environment.wait(ms);
  closed.abort();
  const { body } = await answer;
  await environment.wait(2000);
  expect(counter.steps).toBe(steps);
  // What was not read by then is not sent either.
  expect(await readAll(body)).toEqual([]);
});

test('a stream that nobody reads is left once it holds too much', async () => {
  let left = 0;
  const queue = new EventQueue(() => (left += 1));
  for (let count = 0; count < 10_000; count++) queue.push('{}');
  expect(left).toBe(0);
  queue.push('{}');
  queue.push('{}');
  expect(left).toBe(1);
  expect(await readAll(queue)).toEqual([]);
});
