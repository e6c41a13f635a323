import { expect, test } from 'vitest';
import { createRequest } from '../../client/request.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { createVirtualClock } from '../../run/clock.ts';
import { createEnvironment } from '../../run/environment.ts';
import { createServer } from '../create-server.ts';
import { createOpen } from '../definitions/open.ts';

const environment = createEnvironment(createVirtualClock());
const server = createServer(createOpen(environment), environment);
const list = (headers: Record<string, string | null> = {}): HttpRequest =>
  createRequest({ id: 1, method: 'tools/list', headers });
const raw = (body: string | Uint8Array): HttpRequest => ({ ...list(), body });
const ask = async (request: HttpRequest) => {
  const { status, body } = await server(request, { number: 1 });
  const { id, error } = JSON.parse(String(body));
  return [status, error?.code, id];
};

// What the request path lets in before it reads the body: origin, method, parse.
test.each<[string, HttpRequest, number, number | undefined, number | undefined]>([
  ['no Origin', list(), 200, undefined, 1],
  ['an allowed Origin', list({ Origin: 'http://localhost:4321' }), 200, undefined, 1],
  ['an Origin of null, from a sandbox or a file', list({ Origin: 'null' }), 403, -32600, undefined],
  ['an empty Origin', list({ Origin: '' }), 403, -32600, undefined],
  [
    'an Origin that only begins like an allowed one',
    list({ Origin: 'http://localhost:4321.evil.example' }),
    403,
    -32600,
    undefined,
  ],
  ['another scheme', list({ Origin: 'https://localhost:4321' }), 403, -32600, undefined],
  [
    'an allowed Origin beside a foreign one',
    { ...list(), headers: [...list().headers, ['Origin', 'http://localhost:4321'], ['origin', 'http://evil.example']] },
    403,
    -32600,
    undefined,
  ],
  ['no Accept', list({ Accept: null }), 200, undefined, 1],
  ['an Accept of JSON alone', list({ Accept: 'application/json' }), 200, undefined, 1],
  ['an Accept of something else', list({ Accept: 'text/html' }), 200, undefined, 1],
  ['a charset', list({ 'Content-Type': 'application/json; charset=utf-8' }), 200, undefined, 1],
  ['a type in capitals with spaces', list({ 'Content-Type': ' Application/JSON ;charset="utf-8"' }), 200, undefined, 1],
  ['a type that only begins like JSON', list({ 'Content-Type': 'application/json-seq' }), 415, -32600, undefined],
  ['a form, which any web page can send', list({ 'Content-Type': 'text/plain' }), 415, -32600, undefined],
  ['two types', { ...list(), headers: [...list().headers, ['Content-Type', 'text/plain']] }, 415, -32600, undefined],
  ['a batch', raw(`[${String(list().body)}]`), 400, -32600, undefined],
  ['two messages', raw(`${String(list().body)}\n${String(list().body)}`), 400, -32700, undefined],
  ['a response', raw('{"jsonrpc":"2.0","id":1,"result":{}}'), 400, -32600, 1],
  ['null', raw('null'), 400, -32600, undefined],
  [
    'an id that cannot be said back exactly',
    raw('{"jsonrpc":"2.0","id":9007199254740993,"method":"x"}'),
    400,
    -32600,
    undefined,
  ],
  ['an id beyond all numbers', raw('{"jsonrpc":"2.0","id":1e400,"method":"x"}'), 400, -32600, undefined],
  ['a method called __proto__', raw('{"jsonrpc":"2.0","id":1,"method":"__proto__"}'), 400, -32602, 1],
  ['ten thousand brackets', raw('['.repeat(10_000)), 400, -32700, undefined],
  ['ten thousand closed brackets', raw('['.repeat(10_000) + ']'.repeat(10_000)), 400, -32600, undefined],
])('%s', async (_, request, status, code, id) => {
  expect(await ask(request)).toEqual([status, code, id]);
});
