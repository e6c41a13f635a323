import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createInitialize, createRequest } from '../client/request.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { HttpRequest } from '../protocol/message.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createEnvironment } from '../run/environment.ts';
import { createLineServer } from '../server/create-line-server.ts';
import { createServer } from '../server/create-server.ts';
import { createDualEra } from '../server/definitions/dual-era.ts';

const create = () => {
  const environment = createEnvironment(createVirtualClock());
  const server = createServer(createDualEra(environment), environment);
  return async (request: HttpRequest) => {
    const { status, headers, body } = await server(request, { number: 1 });
    return {
      status,
      headers: Object.fromEntries(headers),
      message: body === '' ? undefined : JSON.parse(String(body)),
    };
  };
};
type Ask = ReturnType<typeof create>;
const legacy = (method: string, params: JsonObject, headers: Record<string, string> = {}): HttpRequest => ({
  ...createInitialize(1),
  headers: [...createInitialize(1).headers, ...Object.entries(headers)],
  body: JSON.stringify({ jsonrpc: '2.0', id: 2, method, params }),
});
const open = async (ask: Ask): Promise<Record<string, string>> => {
  const { headers } = await ask(createInitialize(1));
  return { 'Mcp-Session-Id': String(headers['Mcp-Session-Id']) };
};

describe('over HTTP', () => {
  test('initialize opens a session of 2025-11-25', async () => {
    const { status, headers, message } = await create()(createInitialize(1));
    expect([status, headers['Mcp-Session-Id']]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(message).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'wireproof-reference', version: '1.0.0' },
        instructions: 'A demonstration server. Its tools change nothing outside it.',
      },
    });
  });

  test.each<[string, string, JsonObject, unknown]>([
    ['ping', 'ping', {}, {}],
    ['a call', 'tools/call', { name: 'echo', arguments: { text: 'hi' } }, { content: [{ type: 'text', text: 'hi' }] }],
    [
      'a call that needs what the handshake said',
      'tools/call',
      { name: 'whoami' },
      { content: [{ type: 'text', text: 'wireproof' }] },
    ],
    [
      'a call that would ask the user',
      'tools/call',
      { name: 'book_table', arguments: { restaurant: 'x' } },
      {
        content: [{ type: 'text', text: 'This tool asks the user, which this server does not do over 2025-11-25.' }],
        isError: true,
      },
    ],
  ])('%s is answered in the session, without what this revision adds', async (_, method, params, result) => {
    const ask = create();
    const { status, headers, message } = await ask(legacy(method, params, await open(ask)));
    expect([status, headers, message]).toEqual([
      200,
      { 'Content-Type': 'application/json' },
      { jsonrpc: '2.0', id: 2, result },
    ]);
  });

  test('tools/list names the tools of the definition', async () => {
    const ask = create();
    const { message } = await ask(legacy('tools/list', {}, await open(ask)));
    expect(Object.keys(message.result)).toEqual(['tools']);
    expect(message.result.tools[0].name).toBe('echo');
  });

  test.each<[string, string, JsonObject, number]>([
    ['an unknown method', 'resources/list', {}, -32601],
    ['a method of this revision', 'server/discover', {}, -32601],
    ['an unknown tool', 'tools/call', { name: 'constructor' }, -32602],
    ['arguments that are none', 'tools/call', { name: 'echo', arguments: [] }, -32602],
    ['no tool', 'tools/call', {}, -32602],
  ])('%s is an error with status 200', async (_, method, params, code) => {
    const ask = create();
    const { status, message } = await ask(legacy(method, params, await open(ask)));
    expect([status, message.error.code]).toEqual([200, code]);
  });

  test.each<[string, Record<string, string>, number, number]>([
    ['a session that does not exist', { 'Mcp-Session-Id': 'stale' }, 404, -32600],
    ['no session', {}, 400, -32602],
  ])('%s is refused', async (_, headers, status, code) => {
    const answer = await create()(legacy('tools/list', {}, headers));
    expect([answer.status, answer.message.error.code]).toEqual([status, code]);
  });

  test('the version of the session is held to, where a header names one', async () => {
    const ask = create();
    const session = await open(ask);
    const version = async (value: string) =>
      (await ask(legacy('ping', {}, { ...session, 'MCP-Protocol-Version': value }))).status;
    expect([await version('2025-11-25'), await version('2024-11-05')]).toEqual([200, 400]);
  });

  test('initialized is accepted, and sessions do not know each other', async () => {
    const ask = create();
    const first = await open(ask);
    const second = await open(ask);
    expect(first).not.toEqual(second);
    const body = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
    expect((await ask({ ...legacy('x', {}, second), body })).status).toBe(202);
  });

  test('a request of this revision is served the same with a legacy session header', async () => {
    const ask = create();
    const plain = createRequest({ id: 3, method: 'tools/list' });
    const before = await ask(plain);
    const session = await open(ask);
    expect(await ask({ ...plain, headers: [...plain.headers, ...Object.entries(session)] })).toEqual(before);
    expect(before.message.result.resultType).toBe('complete');
  });

  test('initialize with the metadata of this revision is a request of this revision', async () => {
    const { status, message } = await create()(createRequest({ id: 1, method: 'initialize' }));
    expect([status, message.error.code]).toEqual([404, -32601]);
  });

  test('the thousand-and-first session ends the first', async () => {
    const ask = create();
    const first = await open(ask);
    for (let count = 1; count < 1000; count += 1) await open(ask);
    expect((await ask(legacy('ping', {}, first))).status).toBe(200);
    await open(ask);
    expect((await ask(legacy('ping', {}, first))).status).toBe(404);
  });
});

describe('over stdio', () => {
  const run = async (...lines: string[]) => {
    const environment = createEnvironment(createVirtualClock());
    const sent: string[] = [];
    const server = createLineServer(createDualEra(environment), environment, (line) => sent.push(line));
    for (const line of lines) {
      server.receive(line);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return sent.map((line) => JSON.parse(line));
  };
  const bare = (id: number, method: string) => JSON.stringify({ jsonrpc: '2.0', id, method, params: {} });
  const modern = String(createRequest({ id: 9, method: 'tools/list' }).body);

  test('before initialize a bare request is one of this revision that lacks its metadata', async () => {
    expect((await run(bare(1, 'ping'))).map(({ error }) => error.code)).toEqual([-32602]);
  });

  test('initialize opens the process to bare requests, and those of this revision are still served', async () => {
    const sent = await run(String(createInitialize(1).body), bare(2, 'ping'), modern, bare(3, 'tools/list'));
    expect(sent.map(({ id, result }) => [id, result.protocolVersion ?? result.resultType, 'tools' in result])).toEqual([
      [1, '2025-11-25', false],
      [2, undefined, false],
      [9, 'complete', true],
      [3, undefined, true],
    ]);
  });

  test('another process knows nothing of it', async () => {
    await run(String(createInitialize(1).body));
    expect((await run(bare(2, 'ping')))[0].error.code).toBe(-32602);
  });
});

test('of the server only the dual-era definition imports src/legacy', () => {
  const server = resolve(import.meta.dirname, '../server');
  const importers = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(server, file), 'utf8').includes('legacy/'));
  expect(importers).toEqual([join('definitions', 'dual-era.ts')]);
});
