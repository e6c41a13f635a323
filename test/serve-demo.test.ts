// The demonstration server in real processes: over HTTP, over stdio, and with wrong arguments.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRequest } from '../src/client/request.ts';
import { parseJson } from '../src/protocol/json.ts';
import type { JsonObject } from '../src/protocol/json.ts';
import { createCheckedWire } from './checked-wire.ts';
import { createHttpClient } from './http-client.ts';

// A process takes its time to start where much else runs.
vi.setConfig({ testTimeout: 60_000 });

const SCRIPT = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const running = new Set<ReturnType<typeof spawn>>();
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the script; `line` gives the next line of its output. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, 'serve', ...args]);
  running.add(child);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, exited, errors: () => errors, line: async () => (await lines.next()).value as string | undefined };
}

/** Starts it over stdio. Whatever comes out must be a message that is right by the official schema. */
function startStdio(...args: string[]) {
  const started = start('--stdio', ...args);
  const wire = createCheckedWire();
  const send = (id: number | string, method: string, params: JsonObject = {}, token?: string) => {
    const message = JSON.parse(String(createRequest({ id, method, params }).body));
    if (token !== undefined) message.params._meta.progressToken = token;
    wire.sent(message);
    started.child.stdin.write(`${JSON.stringify(message)}\n`);
  };
  const call = (id: number | string, name: string, args: JsonObject, token?: string) =>
    send(id, 'tools/call', { name, arguments: args }, token);
  const cancel = (requestId: number | string) => {
    const message = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId, reason: 'enough' } };
    wire.sent(message);
    started.child.stdin.write(`${JSON.stringify(message)}\n`);
  };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test says what it expects
  const next = async (): Promise<any> => {
    const line = await started.line();
    if (line === undefined) return undefined;
    const message = parseJson(line);
    wire.received(message);
    return message;
  };
  /** Ends the input, reads what is left and gives it with the exit code and the time it took. */
  const finish = async () => {
    const begin = performance.now();
    started.child.stdin.end();
    const left = [];
    for (let message = await next(); message !== undefined; message = await next()) left.push(message);
    const code = await started.exited;
    expect(wire.wrong).toEqual([]);
    return { left, code, ms: performance.now() - begin };
  };
  return { ...started, wire, send, call, cancel, next, finish };
}

describe('over stdio', () => {
  test('requests run side by side, and each is answered when it is done', async () => {
    const { send, call, next, finish } = startStdio();
    send(0, 'server/discover');
    expect((await next()).result.supportedVersions).toEqual(['2026-07-28']);
    call('slow', 'slow_echo', { text: 'a' });
    call('quick', 'echo', { text: 'b' });
    expect([(await next()).id, (await next()).id]).toEqual(['quick', 'slow']);
    call(1, 'paint_fence', { task: 'a', boards: 2, pause: 1 }, 'p');
    expect([(await next()).params.progress, (await next()).params.progress, (await next()).id]).toEqual([1, 2, 1]);
    expect(await finish()).toMatchObject({ left: [], code: 0 });
  });

  test('nothing follows a cancellation', async () => {
    const { call, cancel, next, finish } = startStdio();
    call(1, 'paint_fence', { task: 'a', boards: 1000, pause: 5 }, 'p');
    expect((await next()).method).toBe('notifications/progress');
    cancel(1);
    cancel(1);
    call(2, 'slow_echo', { text: 'x' });
    const since: unknown[] = [];
    for (let message = await next(); ; message = await next()) {
      since.push(message);
      if (message.id === 2) break;
    }
    // Those that crossed the cancellation; none can come later than the answer of what was sent after it.
    expect(since.slice(0, -1).every((message) => (message as JsonObject).method === 'notifications/progress')).toBe(
      true,
    );
    call(3, 'slow_echo', { text: 'y' });
    expect((await next()).id).toBe(3);
    expect(await finish()).toMatchObject({ left: [], code: 0 });
  });

  test('garbage is refused without an id, and the next line served', async () => {
    const { child, send, next, finish } = startStdio();
    child.stdin.write('garbage\n');
    expect(await next()).toEqual({ jsonrpc: '2.0', error: { code: -32700, message: expect.any(String) } });
    send(1, 'server/discover');
    expect((await next()).id).toBe(1);
    expect((await finish()).code).toBe(0);
  });

  test('subscriptions end with the input, and a call that never ends does not hold the process', async () => {
    const { send, call, next, finish, errors } = startStdio();
    send('a', 'subscriptions/listen', { notifications: { toolsListChanged: true } });
    send('b', 'subscriptions/listen', { notifications: { resourceSubscriptions: ['demo://notes/menu'] } });
    expect([(await next()).method, (await next()).method]).toEqual(
      Array(2).fill('notifications/subscriptions/acknowledged'),
    );
    call(1, 'rename_note', { id: 'menu', title: 'Lunch' });
    const told = [await next(), await next()];
    expect(told.map(({ id, method }) => id ?? method).sort()).toEqual([1, 'notifications/resources/updated']);
    call(2, 'paint_fence', { task: 'long', boards: 1000, pause: 1000 });
    const { left, code, ms } = await finish();
    expect(left.map(({ id, method, params }) => id ?? `${method} ${params.requestId}`).sort()).toEqual([
      'a',
      'b',
      'notifications/cancelled a',
      'notifications/cancelled b',
    ]);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(5000);
    expect(errors()).toBe(
      "The demonstration server 'full' speaks MCP 2026-07-28 on standard streams; end the input to end it\n",
    );
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it cleanly', async (signal) => {
    const { child, send, next, exited } = startStdio('--definition', 'open');
    send(1, 'server/discover');
    await next();
    child.kill(signal);
    expect(await exited).toBe(0);
  });
});

describe('over HTTP', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, serves, and %s ends it with every stream',
    async (signal) => {
      const { child, line, exited, errors } = start('0');
      const text = await line();
      expect(text).toMatch(
        /^The demonstration server 'full' speaks MCP 2026-07-28 at http:\/\/127\.0\.0\.1:\d+\/mcp \(Ctrl-C ends it\)$/,
      );
      const port = Number(/:(\d+)\/mcp/.exec(String(text))?.[1]);
      const client = createHttpClient(port);
      const headers = { Origin: `http://localhost:${port}` };
      expect((await client.send(createRequest({ id: 1, method: 'server/discover', headers }))).status).toBe(200);
      const params = { notifications: { toolsListChanged: true } };
      const stream = await client.send(createRequest({ id: 2, method: 'subscriptions/listen', params }));
      expect((await stream.next())?.method).toBe('notifications/subscriptions/acknowledged');
      child.kill(signal);
      expect(await stream.next()).toMatchObject({ id: 2, result: { resultType: 'complete' } });
      expect(await stream.next()).toBeUndefined();
      expect(await exited).toBe(0);
      expect(errors()).toBe('');
      client.close();
    },
  );

  test('the protected server names its own address in its metadata', async () => {
    const { line } = start('--definition', 'protected', '0');
    const address = /http:\S+/.exec(String(await line()))?.[0] ?? '';
    const client = createHttpClient(Number(new URL(address).port));
    const path = '/.well-known/oauth-protected-resource/mcp';
    const metadata = await client.send({ method: 'GET', path, headers: [], body: '' });
    expect(JSON.parse(await metadata.text()).resource).toBe(address);
    const refused = await client.send(createRequest({ id: 1, method: 'server/discover' }));
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toContain(`${new URL(address).origin}${path}`);
    client.close();
  });
});

test('wrong arguments are refused in one sentence', async () => {
  const { exited, errors, line } = start('99999');
  expect([await exited, await line()]).toEqual([2, undefined]);
  expect(errors()).toBe(
    'wireproof serve: the port is 99999; expected a number from 0 to 65535.\nHelp: wireproof serve --help\n',
  );
});

test('a busy port is told in one sentence', async () => {
  const first = start('0');
  const port = String(/:(\d+)\/mcp/.exec(String(await first.line()))?.[1]);
  const { exited, errors } = start(port);
  expect(await exited).toBe(2);
  expect(errors()).toBe(
    `wireproof serve: the port ${port} is busy; end what uses it, or give another.\nHelp: wireproof serve --help\n`,
  );
});
