// Others confirm the reference server: the official client talks to it over HTTP and over stdio, every message checked.
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createRealEnvironment } from '../src/hosts/environment.ts';
import { createHttpHost } from '../src/hosts/node-http.ts';
import type { HttpHost } from '../src/hosts/node-http.ts';
import { createServer } from '../src/server/create-server.ts';
import { createFull } from '../src/server/definitions/full.ts';
import { describeWrong } from './checked-wire.ts';
import { connectHttp, connectStdio } from './official-client.ts';
import type { ClientOptions, Connected } from './official-client.ts';

const counts: Record<string, { sent: number; received: number }> = {};

let host: HttpHost;
let url: string;
beforeAll(async () => {
  ({ host, url } = await startHost());
});
afterAll(async () => {
  await host.close();
  for (const [transport, { sent, received }] of Object.entries(counts))
    console.log(`Official client over ${transport}: ${sent} sent and ${received} received messages checked.`);
});

async function startHost(): Promise<{ host: HttpHost; url: string }> {
  const environment = createRealEnvironment();
  const full = createFull(environment);
  const started = createHttpHost(createServer(full, environment), { changes: full.changes });
  return { host: started, url: `http://127.0.0.1:${await started.listen(0)}/mcp` };
}

const open: Connected[] = [];
/** Each test has its own client; when it is done, everything that went over its wire was right. */
async function keep(transport: string, connecting: Promise<Connected>): Promise<Connected> {
  const connected = await connecting;
  open.push(connected);
  onTestFinished(() => connected.client.close());
  const { wire } = connected;
  counts[transport] ??= { sent: 0, received: 0 };
  onTestFinished(() => {
    const count = counts[transport];
    if (count === undefined) return;
    count.sent += wire.counts.sent;
    count.received += wire.counts.received;
  });
  return connected;
}
afterEach(() => {
  for (const { wire } of open.splice(0)) {
    expect(wire.counts.received).toBeGreaterThan(0);
    expect(describeWrong(wire, 'sent')).toEqual([]);
    expect(describeWrong(wire, 'received')).toEqual([]);
  }
});

const ALL = { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} };
const textOf = ({ content }: { content: unknown }): unknown => (content as { text?: string }[])[0]?.text;

describe.each<[string, (options?: ClientOptions) => Promise<Connected>]>([
  ['HTTP', (options) => connectHttp(url, options)],
  ['stdio', connectStdio],
])('the official client over %s', { timeout: 20_000 }, (transport, start) => {
  const connect = (options?: ClientOptions) => keep(transport, start(options));

  test('discovers the server', async () => {
    const { client } = await connect();
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect(client.getServerVersion()).toEqual({ name: 'wireproof-reference', version: '1.0.0' });
    expect(client.getServerCapabilities()).toEqual({
      tools: { listChanged: true },
      prompts: { listChanged: true },
      resources: { listChanged: true, subscribe: true },
      completions: {},
      logging: {},
    });
    expect((await client.discover()).supportedVersions).toEqual(['2026-07-28']);
  });

  test('lists everything, page by page, and gets each entry once', async () => {
    const { client, wire } = await connect();
    const before = wire.counts.sent;
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names.slice(0, 6)).toEqual(['echo', 'slow_echo', 'whoami', 'book_table', 'create_basket', 'add_item']);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('route_query');
    // A page holds five.
    expect(wire.counts.sent - before).toBe(Math.ceil(names.length / 5));
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toContain('greet_user');
    const { resources } = await client.listResources();
    expect(resources.slice(0, 3).map(({ uri }) => uri)).toEqual(['demo://readme', 'demo://dot.png', 'demo://clock']);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain('file:///handbook/{page}');
  });

  test('refuses a cursor that the server did not give out', async () => {
    const { client } = await connect();
    await expect(client.listTools({ cursor: 'made-up' })).rejects.toMatchObject({ code: -32602 });
  });

  test('calls tools: text, picture, structured content that fits its schema, an argument in a header, an error', async () => {
    const { client } = await connect();
    await client.listTools();
    expect(textOf(await client.callTool({ name: 'whoami', arguments: {} }))).toBe('official-client');
    const drawn = await client.callTool({ name: 'draw_dot', arguments: {} });
    expect(drawn.content).toMatchObject([{ type: 'image', mimeType: 'image/png' }]);
    const forecast = await client.callTool({ name: 'forecast', arguments: { city: 'Graz' } });
    expect(forecast.structuredContent).toEqual({ city: 'Graz', temperature: 21, unit: 'celsius' });
    const routed = { region: 'Übersee', priority: 1, dry_run: true, caller: { tenant: 'acme' } };
    expect(textOf(await client.callTool({ name: 'route_query', arguments: routed }))).toBe(
      'Would run in Übersee for acme with priority 1.',
    );
    const failed = await client.callTool({ name: 'always_fails', arguments: {} });
    expect([failed.isError, textOf(failed)]).toEqual([true, 'The oven is cold: wait ten minutes and try again.']);
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toMatchObject({ code: -32602 });
  });

  test('reads resources, gets prompts, completes arguments', async () => {
    const { client } = await connect();
    const { contents } = await client.readResource({ uri: 'demo://readme' });
    expect(contents).toEqual([
      { uri: 'demo://readme', mimeType: 'text/plain', text: 'A demonstration server. Nothing on it is worth keeping.' },
    ]);
    expect((await client.readResource({ uri: 'demo://dot.png' })).contents).toMatchObject([{ mimeType: 'image/png' }]);
    expect((await client.readResource({ uri: 'file:///handbook/opening.md' })).contents).toHaveLength(1);
    await expect(client.readResource({ uri: 'demo://nowhere' })).rejects.toMatchObject({
      code: -32602,
      data: { uri: 'demo://nowhere' },
    });
    const completed = await client.complete({
      ref: { type: 'ref/resource', uri: 'file:///handbook/{page}' },
      argument: { name: 'page', value: 'o' },
    });
    expect(completed.completion.values).toEqual(['opening.md']);
  });

  test('hears of progress in order, ahead of the result', async () => {
    const { client, received } = await connect();
    const before = received.length;
    const heard: unknown[] = [];
    const result = await client.callTool(
      { name: 'paint_fence', arguments: { task: 'progress', boards: 3, pause: 20 } },
      { onprogress: ({ progress, total }) => heard.push([progress, total]) },
    );
    expect(textOf(result)).toBe('Painted 3 boards');
    // The client drops what it has not yet handed on when the result comes in with it, so the wire is looked at too.
    expect(heard[0]).toEqual([1, 3]);
    expect(received.slice(before)).toMatchObject([
      { method: 'notifications/progress', params: { progress: 1, total: 3 } },
      { method: 'notifications/progress', params: { progress: 2, total: 3 } },
      { method: 'notifications/progress', params: { progress: 3, total: 3 } },
      { result: { resultType: 'complete' } },
    ]);
  });

  test('gets log messages of a severity that one request asks for, and none without', async () => {
    const { client } = await connect();
    const logged: unknown[] = [];
    client.setNotificationHandler('notifications/message', ({ params }) => void logged.push(params.level));
    const call = { name: 'bake', arguments: { cake: 'Linzer Torte' } };
    await client.callTool(call);
    expect(logged).toEqual([]);
    await client.callTool({ ...call, _meta: { 'io.modelcontextprotocol/logLevel': 'info' } });
    await expect.poll(() => logged).toEqual(['info', 'warning']);
  });

  test('is asked for input round after round, and carries the state', async () => {
    const { client, wire } = await connect({ capabilities: ALL });
    const asked: string[] = [];
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params.message);
      const content = [{ date: '2026-12-24' }, { seats: 2 }, { sure: true }][asked.length - 1] ?? {};
      return Promise.resolve({ action: 'accept' as const, content });
    });
    const before = wire.counts.sent;
    const result = await client.callTool({ name: 'book_trip', arguments: { city: 'Graz' } });
    expect(asked).toEqual(['When?', 'How many seats?', 'Book 2 seats to Graz on 2026-12-24?']);
    expect(textOf(result)).toBe('Booked 2 seats to Graz on 2026-12-24.');
    expect(wire.counts.sent - before).toBe(4);
  });

  test('is asked two things at once, and by a resource and a prompt too', async () => {
    const { client } = await connect({ capabilities: ALL });
    client.setRequestHandler('elicitation/create', () =>
      Promise.resolve({ action: 'accept' as const, content: { name: 'Ada' } }),
    );
    client.setRequestHandler('sampling/createMessage', () =>
      Promise.resolve({
        role: 'assistant' as const,
        content: { type: 'text' as const, text: 'The sea is warm.' },
        model: 'no-model',
        stopReason: 'endTurn',
      }),
    );
    expect(textOf(await client.callTool({ name: 'write_postcard', arguments: {} }))).toBe('Dear Ada, The sea is warm.');
    expect((await client.readResource({ uri: 'demo://badge' })).contents).toMatchObject([
      { text: 'Hello, my name is Ada' },
    ]);
    expect((await client.getPrompt({ name: 'greet_user' })).messages).toMatchObject([
      { content: { text: 'Greet Ada in one sentence.' } },
    ]);
  });

  test('is told which capability a call cannot do without', async () => {
    const { client } = await connect();
    await expect(client.callTool({ name: 'book_trip', arguments: { city: 'Graz' } })).rejects.toMatchObject({
      code: -32021,
      data: { requiredCapabilities: { elicitation: {} } },
    });
  });

  test('listens: what it asked for arrives, what it did not does not, and nothing after it has closed', async () => {
    const { client } = await connect();
    const heard: string[] = [];
    client.setNotificationHandler('notifications/tools/list_changed', () => void heard.push('tools'));
    client.setNotificationHandler('notifications/prompts/list_changed', () => void heard.push('prompts'));
    const subscription = await client.listen({ toolsListChanged: true });
    expect(subscription.honoredFilter).toEqual({ toolsListChanged: true });
    const turn = (extra: string, on: boolean) => client.callTool({ name: 'switch_extra', arguments: { extra, on } });
    await turn('give_toast', true);
    await turn('throw_dice', true);
    await expect.poll(() => heard).toEqual(['tools']);
    expect((await client.listTools(undefined, { cacheMode: 'refresh' })).tools.map(({ name }) => name)).toContain(
      'throw_dice',
    );
    await subscription.close();
    expect(await subscription.closed).toBe('local');
    await turn('throw_dice', false);
    await turn('give_toast', false);
    expect(heard).toEqual(['tools']);
  });

  test('cancels a call: the server stops working on it', async () => {
    const { client } = await connect();
    const cancel = new AbortController();
    const call = client.callTool(
      { name: 'paint_fence', arguments: { task: 'cancel', boards: 1000, pause: 20 } },
      { signal: cancel.signal, onprogress: ({ progress }) => progress >= 2 && cancel.abort() },
    );
    await expect(call).rejects.toThrow();
    const look = async () => textOf(await client.callTool({ name: 'look_at_fence', arguments: { task: 'cancel' } }));
    // The notice of the cancellation and the next board may cross.
    await expect
      .poll(async () => (await look()) === (await look().then((seen) => pause(60).then(() => seen))))
      .toBe(true);
    const seen = await look();
    await pause(100);
    expect(await look()).toBe(seen);
  });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('the official client over HTTP hears that the server ends its stream in good order', async () => {
  const own = await startHost();
  const { client } = await keep('HTTP', connectHttp(own.url));
  const subscription = await client.listen({ toolsListChanged: true });
  await own.host.close();
  expect(await subscription.closed).toBe('graceful');
});
