import { describe, expect, test } from 'vitest';
import { createRequest } from '../client/request.ts';
import type { RequestOptions } from '../client/request.ts';
import type { HttpRequest, HttpResponse } from '../protocol/message.ts';
import { createVirtualClock } from '../run/clock.ts';
import { createEnvironment } from '../run/environment.ts';
import { createServer } from './create-server.ts';
import { referenceSteps } from './reference-steps.ts';
import { createDualEra } from './definitions/dual-era.ts';
import { createMinimal } from './definitions/minimal.ts';
import { createOpen } from './definitions/open.ts';

const definitions = { open: createOpen, minimal: createMinimal, 'dual-era': createDualEra };
type DefinitionName = keyof typeof definitions;
const create = (name: DefinitionName = 'open') => {
  const environment = createEnvironment(createVirtualClock());
  return createServer(definitions[name](environment), environment);
};
const connection = { number: 1 };
const ask = (options: Partial<RequestOptions> = {}): HttpRequest =>
  createRequest({ id: 1, method: 'tools/list', ...options });
const read = ({ status, headers, body }: HttpResponse) => ({
  status,
  headers: Object.fromEntries(headers),
  message: typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined,
});
const send = async (request: HttpRequest, name?: DefinitionName) => read(await create(name)(request, connection));
const raw = (body: string | Uint8Array, headers: HttpRequest['headers'] = ask().headers): HttpRequest => ({
  ...ask(),
  body,
  headers,
});
const call = (name: string, args: Record<string, string> = {}, rest: Partial<RequestOptions> = {}) =>
  ask({ method: 'tools/call', params: { name, arguments: args }, ...rest });

describe('refusals, by the step that makes them', () => {
  test.each<[string, HttpRequest, number, number | undefined, string]>([
    [
      'origin',
      ask({ headers: { Origin: 'https://evil.example' } }),
      403,
      -32600,
      'Origin https://evil.example is not allowed',
    ],
    ['parse', raw('{"jsonrpc":'), 400, -32700, 'The body is no JSON in UTF-8'],
    ['parse', raw(Uint8Array.of(0xff)), 400, -32700, 'The body is no JSON in UTF-8'],
    ['parse', raw(''), 400, -32700, 'The body is no JSON in UTF-8'],
    ['parse', raw('[]'), 400, -32600, 'The body is not one JSON-RPC message: expected an object'],
    ['parse', raw('{"jsonrpc":"1.0","id":1,"method":"x"}'), 400, -32600, 'jsonrpc is not "2.0"'],
    [
      'parse',
      raw('{"jsonrpc":"2.0","id":1,"result":{}}'),
      400,
      -32600,
      'method is no string: only requests and notifications are sent here',
    ],
    ['parse', raw('{"jsonrpc":"2.0","id":1,"method":"x","params":[]}'), 400, -32600, 'params is no object'],
    ['parse', raw('{"jsonrpc":"2.0","id":null,"method":"x"}'), 400, -32600, 'id is neither a string nor an integer'],
    ['parse', raw('{"jsonrpc":"2.0","id":1.5,"method":"x"}'), 400, -32600, 'id is neither a string nor an integer'],
    [
      'parse',
      ask({ headers: { 'Content-Type': 'text/plain' } }),
      415,
      -32600,
      'Content-Type is text/plain; expected application/json',
    ],
    [
      'parse',
      ask({ headers: { 'Content-Type': null } }),
      415,
      -32600,
      'Content-Type is missing; expected application/json',
    ],
    [
      'envelope',
      ask({ capabilities: null }),
      400,
      -32602,
      'Invalid params: _meta["io.modelcontextprotocol/clientCapabilities"] is missing or no object',
    ],
    [
      'envelope',
      ask({ version: null }),
      400,
      -32602,
      'Invalid params: _meta["io.modelcontextprotocol/protocolVersion"] is missing or no string',
    ],
    [
      'headers',
      ask({ headers: { 'Mcp-Method': null } }),
      400,
      -32020,
      "Header mismatch: Mcp-Method is missing, the body says 'tools/list'",
    ],
    [
      'headers',
      ask({ headers: { 'Mcp-Method': 'Tools/List' } }),
      400,
      -32020,
      "Header mismatch: Mcp-Method is 'Tools/List', the body says 'tools/list'",
    ],
    [
      'headers',
      ask({ headers: { 'MCP-Protocol-Version': '2025-11-25' } }),
      400,
      -32020,
      "Header mismatch: MCP-Protocol-Version is '2025-11-25', the body says '2026-07-28'",
    ],
    [
      'headers',
      call('echo', {}, { headers: { 'Mcp-Name': 'whoami' } }),
      400,
      -32020,
      "Header mismatch: Mcp-Name is 'whoami', the body says 'echo'",
    ],
    ['version', ask({ version: '1900-01-01' }), 400, -32022, 'Unsupported protocol version'],
    ['route', ask({ method: 'ping' }), 404, -32601, 'Method not found: ping'],
    ['route', ask({ method: 'constructor' }), 404, -32601, 'Method not found: constructor'],
    [
      'capability',
      call('book_table', { restaurant: 'x' }),
      400,
      -32021,
      'This request needs a capability it did not declare: elicitation',
    ],
    ['handler', call('nothing'), 200, -32602, 'Unknown tool: nothing'],
  ])('%s refuses, case %#', async (_, request, status, code, message) => {
    const answer = await send(request);
    expect([answer.status, answer.message?.error.code, answer.message?.error.message]).toEqual([status, code, message]);
  });

  test('method refuses GET and DELETE with 405, names POST, and sends no body', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      expect(await send({ ...ask(), method })).toEqual({ status: 405, headers: { Allow: 'POST' }, message: undefined });
    }
  });

  test('an unsupported version is answered with both lists', async () => {
    const { message } = await send(ask({ version: '1900-01-01' }));
    expect(message.error.data).toEqual({ supported: ['2026-07-28'], requested: '1900-01-01' });
  });

  test('a legacy initialize is told which versions exist', async () => {
    const body =
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}';
    const { status, message } = await send(raw(body));
    expect([status, message.error.code, message.error.data]).toEqual([400, -32602, { supported: ['2026-07-28'] }]);
    expect((await send(raw(body), 'dual-era')).message.result.protocolVersion).toBe('2025-11-25');
  });

  test('a fault in a handler becomes an internal error that tells nothing', async () => {
    const environment = createEnvironment(createVirtualClock());
    const broken = createServer(definitions.open(environment), environment, {
      ...referenceSteps,
      handler: () => Promise.reject(new Error('secret')),
    });
    const answer = await broken(ask(), connection);
    expect(answer.status).toBe(500);
    expect(answer.body).toBe('{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}');
  });
});

describe('results', () => {
  test('server/discover says what is offered and carries every stamp', async () => {
    const { status, message } = await send(ask({ method: 'server/discover' }));
    expect(status).toBe(200);
    expect(message).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        resultType: 'complete',
        supportedVersions: ['2026-07-28'],
        capabilities: { tools: {} },
        instructions: 'A demonstration server. Its tools change nothing outside it.',
        ttlMs: 300000,
        cacheScope: 'public',
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'wireproof-reference', version: '1.0.0' } },
      },
    });
  });

  test('a server without tools does not know tools/list', async () => {
    expect((await send(ask(), 'minimal')).message.error.code).toBe(-32601);
    expect((await send(ask({ method: 'server/discover' }), 'minimal')).message.result.capabilities).toEqual({});
  });

  test('an input request carries no caching hints, and the retry completes', async () => {
    const capabilities = { elicitation: {} };
    const first = await send(call('book_table', { restaurant: 'Chez Nous' }, { capabilities }));
    expect(first.message.result.resultType).toBe('input_required');
    expect(Object.keys(first.message.result)).toEqual(['resultType', 'inputRequests', '_meta']);
    const params = {
      name: 'book_table',
      arguments: { restaurant: 'Chez Nous' },
      inputResponses: { seats: { action: 'accept', content: { seats: 2 } } },
    };
    const retry = await send(ask({ id: 2, method: 'tools/call', params, capabilities }));
    expect(retry.message.result.content).toEqual([{ type: 'text', text: 'Booked 2 seats at Chez Nous.' }]);
  });

  test.each([
    [{}, -32021],
    [{ elicitation: {} }, undefined],
    [{ elicitation: { form: {} } }, undefined],
    [{ elicitation: { url: {} } }, -32021],
    [{ elicitation: null }, -32021],
  ])('a declaration of %j gives %s', async (capabilities, code) => {
    const answer = await send(call('book_table', { restaurant: 'x' }, { capabilities }));
    expect(answer.message.error?.code).toBe(code);
  });

  test('a notification is accepted with 202 and no body', async () => {
    expect(await send(raw('{"jsonrpc":"2.0","method":"notifications/cancelled"}'))).toEqual({
      status: 202,
      headers: {},
      message: undefined,
    });
  });

  test('a tool name outside ASCII is read from its Base64 form', async () => {
    const { message } = await send(call('größe'));
    expect(message.error.message).toBe('Unknown tool: größe');
  });

  test('equal requests give equal bytes', async () => {
    const server = create();
    expect(await server(ask(), connection)).toEqual(await server(ask(), { number: 2 }));
  });
});
