import { describe, expect, test } from 'vitest';
import { createRequest } from '../../client/request.ts';
import type { RequestOptions } from '../../client/request.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { createVirtualClock } from '../../run/clock.ts';
import { createEnvironment } from '../../run/environment.ts';
import { createLineServer } from '../create-line-server.ts';
import { createServer } from '../create-server.ts';
import { createOpen } from './open.ts';
import { createProtected, createProtectedAt, DEMO_TOKENS } from './protected.ts';

const environment = createEnvironment(createVirtualClock());
const server = createServer(createProtected(environment), environment);
const read = async (request: HttpRequest, serve = server) => {
  const { status, headers, body } = await serve(request, { number: 1 });
  const message = body === '' ? undefined : (JSON.parse(String(body)) as { result?: JsonObject; error?: JsonObject });
  return { status, challenge: new Map(headers).get('WWW-Authenticate'), message, headers };
};
const request = (authorization: string | null, options: Partial<RequestOptions> = {}): HttpRequest =>
  createRequest({ id: 1, method: 'tools/list', ...options, headers: { Authorization: authorization } });
const as = (token: keyof typeof DEMO_TOKENS, options: Partial<RequestOptions> = {}) =>
  read(request(`Bearer ${DEMO_TOKENS[token]}`, options));
const call = (name: string, args: JsonObject = {}, rest: Partial<RequestOptions> = {}): Partial<RequestOptions> => ({
  method: 'tools/call',
  params: { name, arguments: args },
  ...rest,
});

const METADATA = 'resource_metadata="https://wireproof.example/.well-known/oauth-protected-resource/mcp"';
const WANTS_TOKEN = `Bearer ${METADATA}, scope="demo:read"`;
const INVALID = `Bearer error="invalid_token", ${METADATA}, scope="demo:read"`;
const MALFORMED = `Bearer error="invalid_request", ${METADATA}, scope="demo:read"`;

describe('at the door', () => {
  test.each<[string, string | null, number, string]>([
    ['no token', null, 401, WANTS_TOKEN],
    ['another scheme', 'Basic cm9zYTpyb3Nh', 401, WANTS_TOKEN],
    ['a scheme that only begins like it', 'BearerX abc', 401, WANTS_TOKEN],
    ['an empty header', '', 401, WANTS_TOKEN],
    ['an unknown token', 'Bearer abc', 401, INVALID],
    ['a changed token', `Bearer ${DEMO_TOKENS.admin}x`, 401, INVALID],
    ['a token in capitals', `Bearer ${DEMO_TOKENS.admin.toUpperCase()}`, 401, INVALID],
    ['an inherited property', 'Bearer constructor', 401, INVALID],
    ['an expired token', `Bearer ${DEMO_TOKENS.expired}`, 401, INVALID],
    ['a token for another server', `Bearer ${DEMO_TOKENS.foreign}`, 401, INVALID],
    ['the scheme alone', 'Bearer', 400, MALFORMED],
    ['the scheme and a space', 'Bearer ', 400, MALFORMED],
    ['two tokens', `Bearer ${DEMO_TOKENS.reader} ${DEMO_TOKENS.admin}`, 400, MALFORMED],
    ['two headers in one', `Bearer ${DEMO_TOKENS.reader}, Bearer ${DEMO_TOKENS.admin}`, 400, MALFORMED],
    [
      'a token without the scope that all need',
      `Bearer ${DEMO_TOKENS.scopeless}`,
      403,
      `Bearer error="insufficient_scope", ${METADATA}, scope="demo:read"`,
    ],
  ])('%s is refused', async (_, authorization, status, challenge) => {
    expect(await read(request(authorization))).toEqual({
      status,
      challenge,
      message: undefined,
      headers: [['WWW-Authenticate', challenge]],
    });
  });

  test.each([`Bearer ${DEMO_TOKENS.reader}`, `bearer ${DEMO_TOKENS.reader}`, `BEARER  ${DEMO_TOKENS.admin}`])(
    '%s is let in',
    async (authorization) => expect((await read(request(authorization))).status).toBe(200),
  );

  test.each(['access_token', 'token'])('a token in the query as %s is none', async (name) => {
    const answer = await read(request(null, { path: `/mcp?${name}=${DEMO_TOKENS.admin}` }));
    expect([answer.status, answer.challenge]).toEqual([401, WANTS_TOKEN]);
  });

  test('every request needs its token again, whatever came before on the connection', async () => {
    expect((await as('admin')).status).toBe(200);
    expect((await read(request(null))).status).toBe(401);
  });

  test('a token that ends while the server runs is refused from then on', async () => {
    const own = createEnvironment(createVirtualClock());
    const definition = createProtected(own);
    const claims = { subject: 'eve', scopes: ['demo'], audience: 'https://wireproof.example/mcp', expiresAt: 1000 };
    const authorization = { ...definition.authorization!, verify: () => Promise.resolve(claims) };
    const serve = createServer({ ...definition, authorization }, own);
    const statuses = [];
    for (let second = 0; second < 2; second++) {
      statuses.push((await read(request('Bearer t'), serve)).status);
      await own.wait(1000);
    }
    expect(statuses).toEqual([200, 401]);
  });

  test.each([
    ['https://wireproof.example/mcp', 200],
    ['HTTPS://Wireproof.Example/mcp', 200],
    ['https://wireproof.example/mcp/', 401],
    ['https://wireproof.example', 401],
    ['https://wireproof.example.evil.example/mcp', 401],
    ['http://wireproof.example/mcp', 401],
    ['wireproof', 401],
    ['', 401],
  ])('a token for the audience %j gets %s', async (audience, status) => {
    const definition = createProtected(environment);
    const claims = { subject: 'eve', scopes: ['demo'], audience, expiresAt: 1e9 };
    const serve = createServer(
      { ...definition, authorization: { ...definition.authorization!, verify: () => claims } },
      environment,
    );
    expect((await read(request('Bearer t'), serve)).status).toBe(status);
  });
});

describe('what a token opens', () => {
  const names = async (token: keyof typeof DEMO_TOKENS) =>
    ((await as(token)).message?.result?.tools as { name: string }[]).map(({ name }) => name);

  test('lists vary by token, and nobody may share them', async () => {
    const [reader, writer, admin] = [await names('reader'), await names('writer'), await names('admin')];
    expect(reader).toContain('echo');
    expect(admin.filter((name) => !reader.includes(name))).toEqual(['create_basket', 'add_item', 'redeem_voucher']);
    expect(writer.filter((name) => !reader.includes(name))).toEqual(['create_basket', 'add_item']);
    expect((await as('reader')).message?.result?.cacheScope).toBe('private');
    expect((await as('reader', { method: 'server/discover' })).message?.result?.cacheScope).toBe('private');
  });

  const refused = (scope: string) => `Bearer error="insufficient_scope", ${METADATA}, scope="${scope}"`;
  test.each<[keyof typeof DEMO_TOKENS, string, string, string]>([
    ['reader', 'create_basket', 'demo:write', refused('demo:read demo:write')],
    ['reader', 'redeem_voucher', 'demo:write demo:pay', refused('demo:read demo:write demo:pay')],
    ['writer', 'redeem_voucher', 'demo:write demo:pay', refused('demo:read demo:write demo:pay')],
  ])('a %s may not call %s: all its scopes are asked for at once', async (token, tool, scope, challenge) => {
    for (const args of [{}, { code: 'WELCOME-10' }]) {
      const answer = await as(token, call(tool, args));
      expect([answer.status, answer.challenge, answer.message?.error]).toEqual([
        403,
        challenge,
        { code: -32600, message: `Insufficient scope: ${scope} is needed` },
      ]);
    }
  });

  test('a token with the scopes that were asked for can make the call, and so can a broader one', async () => {
    expect((await as('writer', call('create_basket'))).status).toBe(200);
    expect((await as('admin', call('create_basket'))).status).toBe(200);
    const capabilities = { elicitation: {} };
    const voucher = await as('admin', call('redeem_voucher', { code: 'WELCOME-10' }, { capabilities }));
    expect(voucher.message?.result?.resultType).toBe('input_required');
  });

  test('over stdio there are no tokens: what needs a scope is not listed, and a call is a JSON-RPC error', async () => {
    type Answer = { id: number; result: JsonObject; error: JsonObject };
    const answers = new Map<number, Answer>();
    const stdio = createLineServer(createProtected(environment), environment, (line) => {
      const answer = JSON.parse(line) as Answer;
      answers.set(answer.id, answer);
    });
    for (const [id, options] of [
      { method: 'tools/list' },
      call('create_basket'),
      call('echo', { text: 'hi' }),
    ].entries())
      stdio.receive(String(createRequest({ method: '', ...options, id }).body));
    await environment.wait(1);
    const [list, refusal, echoed] = [0, 1, 2].map((id) => answers.get(id));
    expect(JSON.stringify(list?.result)).not.toContain('create_basket');
    expect(refusal?.error).toEqual({ code: -32600, message: 'Insufficient scope: demo:write is needed' });
    expect(echoed?.result.content).toEqual([{ type: 'text', text: 'hi' }]);
  });

  test('a state of one user is of no use to another', async () => {
    const ask = call('book_trip', { city: 'Rome' }, { capabilities: { elicitation: {} } });
    const first = await as('reader', ask);
    const retry = {
      ...ask,
      params: {
        ...ask.params,
        requestState: first.message?.result?.requestState,
        inputResponses: { date: { action: 'accept', content: { date: '2026-08-01' } } },
      },
    };
    expect((await as('writer', retry)).message?.error).toEqual({
      code: -32602,
      message: 'Invalid params: requestState was given to somebody else',
    });
    expect((await as('reader', retry)).message?.result?.inputRequests).toHaveProperty('seats');
  });
});

describe('the metadata of the protected resource', () => {
  const get = (path: string, method = 'GET', serve = server) => read({ method, path, headers: [], body: '' }, serve);
  const PATH = '/.well-known/oauth-protected-resource/mcp';

  test('are there for everybody', async () => {
    const { status, headers, message } = await get(PATH);
    expect([status, headers]).toEqual([200, [['Content-Type', 'application/json']]]);
    expect(message).toEqual({
      resource: 'https://wireproof.example/mcp',
      authorization_servers: ['https://auth.wireproof.example'],
      scopes_supported: ['demo:read', 'demo:write', 'demo:pay'],
      bearer_methods_supported: ['header'],
    });
  });

  test.each([
    ['https://wireproof.example', '/.well-known/oauth-protected-resource'],
    ['https://wireproof.example/', '/.well-known/oauth-protected-resource'],
    ['https://wireproof.example/a/b', '/.well-known/oauth-protected-resource/a/b'],
    ['http://127.0.0.1:8080/mcp', '/.well-known/oauth-protected-resource/mcp'],
  ])('those of %s are at %s, and the challenge says so', async (resource, path) => {
    const serve = createServer(createProtectedAt(resource, environment), environment);
    expect((await get(path, 'GET', serve)).message).toHaveProperty('resource', resource);
    expect((await read(request(null), serve)).challenge).toContain(
      `resource_metadata="${new URL(resource).origin}${path}"`,
    );
  });

  test('are read, not written, and not on any other path', async () => {
    expect((await get(PATH, 'POST')).headers).toEqual([['Allow', 'GET']]);
    expect((await get('/mcp')).status).toBe(405);
    expect((await get('/.well-known/oauth-protected-resource')).status).toBe(405);
    const open = createServer(createOpen(environment), environment);
    expect((await get(PATH, 'GET', open)).status).toBe(405);
  });
});

test('a basket opens for whoever created it, and its id is no key for others', async () => {
  const made = (await as('writer', call('create_basket'))).message?.result?.structuredContent as JsonObject;
  const use = call('add_item', { basket_id: made.basket_id, sku: 'tea' });
  expect((await as('writer', use)).message?.result).toMatchObject({ structuredContent: { items: ['tea'] } });
  const foreign = (await as('admin', use)).message?.result;
  expect(foreign?.isError).toBe(true);
  expect(JSON.stringify(foreign?.content)).toContain('No basket bsk_');
});
