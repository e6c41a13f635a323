import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../protocol/json.ts';
import { createFull } from './definitions/full.ts';
import type { Definition, Tool } from './definition.ts';
import { createAsk } from './fixtures/ask.ts';
import type { Ask } from './fixtures/ask.ts';
import { log, reportProgress } from './notify.ts';

const LEVEL = 'io.modelcontextprotocol/logLevel';
const tool = (run: Tool['run']): Tool => ({
  name: 't',
  title: 'T',
  description: 'T',
  inputSchema: { type: 'object' },
  run,
});
const done: JsonObject = { content: [] };
const withTool = (run: Tool['run'], parts: Partial<Definition> = {}): Ask =>
  createAsk(createFull, (definition) => ({ ...definition, tools: [tool(run)], ...parts }));
const call = (ask: Ask, meta: JsonObject) => ask('tools/call', { name: 't', _meta: meta });

describe('progress', () => {
  const ask = withTool((_, one) => {
    for (const progress of [1, 1, 0.5, NaN, 2, Infinity]) reportProgress(one, progress, 2, 'On it');
    reportProgress(one, 3);
    return done;
  });

  test('it is sent under the token of the request, and only when it increases', async () => {
    const { notifications } = await call(ask, { progressToken: 'p' });
    expect(notifications.slice(0, 2)).toEqual([
      {
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 'p', progress: 1, total: 2, message: 'On it' },
      },
      {
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 'p', progress: 2, total: 2, message: 'On it' },
      },
    ]);
    expect(notifications[2]).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken: 'p', progress: 3 },
    });
    expect(notifications).toHaveLength(3);
  });

  test.each<[JsonObject, number]>([
    [{ progressToken: 0 }, 3],
    [{ progressToken: '' }, 3],
    [{}, 0],
    [{ progressToken: null }, 0],
    [{ progressToken: 1.5 }, 0],
    [{ progressToken: {} }, 0],
  ])('the metadata %j gets %i notifications', async (meta, count) => {
    expect((await call(ask, meta)).notifications).toHaveLength(count);
  });

  test('a request begins anew, though another had the same token', async () => {
    await call(ask, { progressToken: 1 });
    expect((await call(ask, { progressToken: 1 })).notifications).toHaveLength(3);
  });

  test('a busy loop sends 50 a second at most', async () => {
    const busy = withTool(async (_, one) => {
      for (let step = 1; step <= 200; step++) reportProgress(one, step);
      await one.environment.wait(1000);
      reportProgress(one, 201);
      return done;
    });
    const { notifications } = await call(busy, { progressToken: 1 });
    expect(notifications).toHaveLength(51);
  });
});

describe('log messages', () => {
  const ask = withTool((_, one) => {
    for (const level of ['debug', 'notice', 'emergency'] as const) log(one, level, { level });
    log(one, 'error', 'text', 'kitchen');
    return done;
  });
  const levels = async (meta: JsonObject, asked = ask) =>
    (await call(asked, meta)).notifications.map(({ params }) => (params as JsonObject).level);

  test.each<[JsonObject, string[]]>([
    [{ [LEVEL]: 'debug' }, ['debug', 'notice', 'emergency', 'error']],
    [{ [LEVEL]: 'notice' }, ['notice', 'emergency', 'error']],
    [{ [LEVEL]: 'warning' }, ['emergency', 'error']],
    [{ [LEVEL]: 'emergency' }, ['emergency']],
    [{}, []],
  ])('a request with %j gets %j', async (meta, expected) => {
    expect(await levels(meta)).toEqual(expected);
  });

  test('they name a logger and carry their data', async () => {
    const { notifications } = await call(ask, { [LEVEL]: 'error' });
    expect(notifications.map(({ params }) => params)).toEqual([
      { level: 'emergency', logger: 'demo', data: { level: 'emergency' } },
      { level: 'error', logger: 'kitchen', data: 'text' },
    ]);
  });

  test('none is sent by a server that does not declare logging', async () => {
    const silent = withTool(
      (_, one) => {
        log(one, 'error', 'text');
        return done;
      },
      { logging: false },
    );
    expect(await levels({ [LEVEL]: 'debug' }, silent)).toEqual([]);
  });

  test.each(['verbose', 'DEBUG', '', 3, null, {}])('the level %j is refused', async (level) => {
    const { status, error } = await call(ask, { [LEVEL]: level });
    expect([status, error.code, error.message]).toEqual([
      400,
      -32602,
      'Invalid params: _meta["io.modelcontextprotocol/logLevel"] is none of debug, info, notice, warning, error, critical, alert, emergency',
    ]);
  });
});
