// Every reason that a probe of RPC declares can be reached.
import { describe, expect, test } from 'vitest';
import type { StartProcess } from '../../client/line-peer.ts';
import { isObject, parseJson, pointerKey, readPointer } from '../../protocol/json.ts';
import type { HttpResponse } from '../../protocol/message.ts';
import { PROTOCOL_VERSION } from '../../protocol/meta.ts';
import {
  bodyOf,
  cold,
  denies,
  error,
  json,
  methodOf,
  never,
  refuses,
  result,
  runLines,
  runScript,
  silent,
  testThatAllReasonsAreReached,
  toolOf,
  UNSERVED,
} from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const VERSION = `/params/_meta/${pointerKey(PROTOCOL_VERSION)}`;
const raw = (value: unknown, status = 200): HttpResponse => ({
  status,
  headers: [['Content-Type', 'application/json']],
  body: JSON.stringify(value),
});
const on =
  (method: string, answer: HttpResponse): Script =>
  (request) =>
    methodOf(request) === method ? answer : undefined;
const everywhere =
  (answer: (id: unknown) => HttpResponse): Script =>
  (request) =>
    answer(bodyOf(request).id);

describe.each(['every-method', 'refused-requests', 'streams'])('the form of what %s gets', (id) => {
  test.each<[string, Script]>([
    ['no-object', () => raw([{ jsonrpc: '2.0', id: 1, result: {} }])],
    ['no-version', () => raw({ id: 1, result: {} })],
    ['no-version', () => raw({ jsonrpc: 2, id: 1, result: {} })],
    ['two-kinds', () => json(200, { result: {}, error: null })],
    ['method-in-response', () => json(200, { method: 'tools/list', result: {} })],
    ['foreign-json', () => raw({ ok: true })],
    ['foreign-json', () => raw({ error: 'log in first' })],
    ['foreign-json', () => raw([])],
    ['not-served', () => ({ status: 200, headers: [['Content-Type', 'text/plain']], body: '404' })],
    ['needs-token', () => raw({ error: 'invalid_token' }, 401)],
    ['not-served', () => ({ status: 502, headers: [], body: '<h1>Bad gateway</h1>' })],
    ['not-served', () => raw({ error: { code: 502, message: 'gateway' } }, 502)],
    ['not-served', () => raw({ id: 'req-1', error: 'not_found' }, 404)],
    ['no-answer', never],
  ])('is %s', async (reason, script) => {
    expect((await runScript(id, script))['MCP-RPC-002']).toBe(reason);
  });
});

describe('every-method', () => {
  test.each<[string, string, Script]>([
    ['MCP-RPC-008', 'neither', on('tools/list', raw({ jsonrpc: '2.0', id: 1, tools: [] }))],
    ['MCP-RPC-009', 'no-type', on('tools/list', json(200, { result: { tools: [] } }))],
    ['MCP-RPC-009', 'type-no-string', on('tools/list', json(200, { result: { resultType: 1 } }))],
    ['MCP-RPC-009', 'result-no-object', on('tools/list', json(200, { result: [] }))],
    ['MCP-RPC-010', 'unknown-type', on('tools/call', json(200, { result: { resultType: 'partial' } }))],
    ['MCP-RPC-010', 'without-type', () => json(200, { result: {} })],
    ...['MCP-RPC-008', 'MCP-RPC-009', 'MCP-RPC-010'].flatMap((rule): [string, string, Script][] => [
      [rule, 'needs-token', denies],
      [rule, 'no-answer', silent],
      [rule, 'not-served', refuses],
      [rule, 'refused-cold', cold],
    ]),
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await runScript('every-method', script))[rule]).toBe(reason);
  });
});

describe('refused-requests', () => {
  const errorWith = (rest: object) => everywhere((id) => json(400, { id, ...rest }));
  test.each<[string, string, Script]>([
    ['MCP-RPC-014', 'id-null', errorWith({ id: null, error: { code: -32601, message: 'no' } })],
    ['MCP-RPC-014', 'id-differs', errorWith({ id: 'other', error: { code: -32601, message: 'no' } })],
    ['MCP-RPC-015', 'error-no-object', errorWith({ error: 'no' })],
    ['MCP-RPC-015', 'code-missing', errorWith({ error: { message: 'no' } })],
    ['MCP-RPC-015', 'message-missing', errorWith({ error: { code: -32601, message: 1 } })],
    ...['MCP-RPC-014', 'MCP-RPC-015'].flatMap((rule): [string, string, Script][] => [
      [rule, 'needs-token', () => raw({ error: 'invalid_token' }, 401)],
      [rule, 'no-answer', never],
      [rule, 'not-refused', () => result({})],
    ]),
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await runScript('refused-requests', script))[rule]).toBe(reason);
  });

  test.each([406, 415, 429, 504])(
    'an error with %i can come before the body is read and owes no id',
    async (status) => {
      const script: Script = () => json(status, { id: null, error: { code: -32600, message: 'no' } });
      expect((await runScript('refused-requests', script))['MCP-RPC-014']).toBe('not-refused');
    },
  );

  test('an error object of a gateway is no error response', async () => {
    const saw = await runScript('refused-requests', () => raw({ error: 'log in first' }));
    expect([saw['MCP-RPC-014'], saw['MCP-RPC-015']]).toEqual(['not-refused', 'not-refused']);
  });

  test('over stdio an error with another id is found among what came', async () => {
    const loses =
      (start: StartProcess): StartProcess =>
      (onLine) =>
        start((line) => onLine(line.replace(/"id":("[^"]*"|\d+)/, '"id":null')));
    expect((await runLines('refused-requests', loses))['MCP-RPC-014']).toBe('id-null');
  });
});

describe('three-ids', () => {
  const withId = (change: (id: unknown) => unknown) =>
    everywhere((id) => json(200, { id: change(id), result: { resultType: 'complete' } }));
  test.each<[string, Script]>([
    ['id-differs', withId(() => null)],
    ['id-differs', withId(Number)],
    ['id-missing', withId(() => undefined)],
    ['zero-unanswered', (request) => (bodyOf(request).id === 0 ? never() : undefined)],
    ['same-id', (request) => (bodyOf(request).id === 0 ? error(400, -32600) : undefined)],
    ...UNSERVED,
  ])('gives %s', async (reason, script) => {
    expect((await runScript('three-ids', script))['MCP-RPC-007']).toBe(reason);
  });
});

describe('unknown-notification', () => {
  test.each<[string, Script]>([
    ['nothing-back', () => ({ status: 200, headers: [], body: 'ok' })],
    ['nothing-back', () => raw({ error: 'unknown' })],
    ['error-without-id', () => json(400, { id: null, error: { code: -32600, message: 'no' } })],
    ['error-with-id', () => json(200, { id: '', error: { code: -32601, message: 'no' } })],
    ['result-sent', () => json(200, { id: null, result: {} })],
    ['needs-token', denies],
    ['no-answer', never],
  ])('gives %s', async (reason, script) => {
    expect((await runScript('unknown-notification', script))['MCP-RPC-016']).toBe(reason);
  });
});

/** Changes what a process reads; `undefined` keeps a line from it. */
const reading =
  (change: (line: string) => string | undefined) =>
  (start: StartProcess): StartProcess =>
  (onLine) => {
    const process = start(onLine);
    return {
      ...process,
      receive: (line) => {
        const changed = change(line);
        if (changed !== undefined) process.receive(changed);
      },
    };
  };
const hasId = (line: string): boolean => {
  const message = parseJson(line);
  return isObject(message) && 'id' in message;
};

describe('unknown-notification-line', () => {
  test('tells an exit from silence, and neither is a response', async () => {
    const exits = reading((line) => {
      if (!hasId(line)) throw new Error('unknown notification');
      return line;
    });
    let isStuck = false;
    const hangs = reading((line) => {
      isStuck ||= !hasId(line);
      return isStuck ? undefined : line;
    });
    for (const wrap of [exits, hangs])
      expect((await runLines('unknown-notification-line', wrap))['MCP-RPC-016']).toBe('silent-afterwards');
  });
  test('without any answer nothing can be seen', async () => {
    const saw = await runLines(
      'unknown-notification-line',
      reading(() => undefined),
    );
    expect(saw['MCP-RPC-016']).toBe('no-answer');
  });
});

describe('streams', () => {
  const events = (...messages: object[]): HttpResponse => ({
    status: 200,
    headers: [['Content-Type', 'text/event-stream']],
    body: messages.map((message) => `data: ${JSON.stringify({ jsonrpc: '2.0', ...message })}\n\n`).join(''),
  });
  test.each<[string, string, Script]>([
    ['MCP-RPC-018', 'with-id', on('tools/call', events({ id: null, method: 'notifications/progress' }))],
    ['MCP-RPC-018', 'no-notification', (request) => (methodOf(request) === 'server/discover' ? undefined : result({}))],
    ['MCP-RPC-020', 'request-sent', on('tools/call', events({ id: 1, method: 'roots/list' }))],
    ['MCP-RPC-020', 'request-sent', on('tools/call', raw({ jsonrpc: '2.0', id: 1, method: 'roots/list' }))],
    ...['MCP-RPC-018', 'MCP-RPC-020'].flatMap((rule): [string, string, Script][] => [
      [rule, 'needs-token', denies],
      [rule, 'no-answer', silent],
      [rule, 'not-served', refuses],
    ]),
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await runScript('streams', script))[rule]).toBe(reason);
  });
  test('without a tool for it the server had no occasion to ask', async () => {
    expect((await runScript('streams', () => undefined, { demo: {} }))['MCP-RPC-020']).toBe('nothing-tried');
  });
});

describe('unasked-lines', () => {
  const writing =
    (change: (line: string) => string) =>
    (start: StartProcess): StartProcess =>
    (onLine) =>
      start((line) => onLine(change(line)));
  const refused = writing((line) => line.replace(/"result":.*$/, '"error":{"code":-32602,"message":"no"}}'));
  test('a notification with an id is one, and no request', async () => {
    const saw = await runLines(
      'unasked-lines',
      writing((line) => line.replace('"method":"notifications/', '"id":1,"method":"notifications/')),
    );
    expect(saw).toEqual({ 'MCP-RPC-018': 'with-id', 'MCP-RPC-020': 'only-answers-written' });
  });
  test('nothing is said of a server that serves nothing', async () => {
    for (const [reason, wrap] of [
      [
        'not-served',
        writing((line) =>
          line.includes('notifications/')
            ? ''
            : line.replace(/"result":.*$/, '"error":{"code":-32602,"message":"no"}}'),
        ),
      ],
      ['no-answer', reading(() => undefined)],
    ] as const)
      expect(await runLines('unasked-lines', wrap, {})).toEqual({ 'MCP-RPC-018': reason, 'MCP-RPC-020': reason });
    expect((await runLines('unasked-lines', refused))['MCP-RPC-020']).toBe('not-served');
  });
  test('without a tool that reports progress there is no notification', async () => {
    expect((await runLines('unasked-lines', (start) => start, {}))['MCP-RPC-018']).toBe('no-notification-written');
  });
});

describe('advertised-patterns', () => {
  test.each<[string, Script]>([
    ...UNSERVED,
    ['layers-there', (request) => (toolOf(request) === undefined ? undefined : error(400, -32602))],
    ['needs-token', on('subscriptions/listen', raw({ error: 'insufficient_scope' }, 403))],
    ['not-served', on('subscriptions/listen', error(500, -32603))],
    ['not-served', on('subscriptions/listen', error(200, -32603))],
    [
      'layers-there',
      on('subscriptions/listen', { status: 200, headers: [['Content-Type', 'text/event-stream']], body: '' }),
    ],
  ])('gives %s', async (reason, script) => {
    expect((await runScript('advertised-patterns', script))['MCP-RPC-001']).toBe(reason);
  });
});

test('a server that advertises only subscriptions to resources needs the method as well', async () => {
  const capabilities = { resources: { subscribe: true } };
  const script: Script = (request) => {
    if (methodOf(request) === 'subscriptions/listen') return error(404, -32601);
    if (readPointer(bodyOf(request), VERSION) === '1900-01-01') return error(400, -32022);
    return result({ supportedVersions: ['2026-07-28'], capabilities });
  };
  expect((await runScript('advertised-patterns', script))['MCP-RPC-001']).toBe('no-listen');
});

testThatAllReasonsAreReached(Object.keys(probes));
