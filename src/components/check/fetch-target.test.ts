import { describe, expect, test } from 'vitest';
import { createRequest } from '../../client/request.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { NOT_SHOWN } from './fetch-handler.ts';
import { createFetchSubject } from './fetch-target.ts';
import type { FetchSubjectOptions } from './fetch-target.ts';

const discover = createRequest({ id: 1, method: 'server/discover' });
const answer = { jsonrpc: '2.0', id: 1, result: { ok: true } };
const json = (): Promise<Response> => Promise.resolve(Response.json(answer));

/** A peer over a fetch that gives what `respond` says, and the requests as fetch got them. */
function peerOver(
  respond: () => Promise<Response>,
  options: FetchSubjectOptions = {},
  address = 'https://mcp.test/v1',
) {
  const calls: { url: string; init: RequestInit }[] = [];
  const send = ((url: URL, init: RequestInit) => {
    calls.push({ url: String(url), init });
    return respond();
  }) as typeof fetch;
  const subject = createFetchSubject(new URL(address), { ...options, fetch: send });
  return { subject, calls, peer: subject.createPeer({}) };
}
const send = (peer: ReturnType<typeof peerOver>['peer'], request: HttpRequest = discover) =>
  peer.send(request, peer.connect());

test('a request goes to the endpoint as given, without cookies, cache or redirects', async () => {
  const { peer, calls } = peerOver(json);
  expect((await send(peer)).result).toEqual({ ok: true });
  const [{ url, init } = { url: '', init: {} }] = calls;
  expect(url).toBe('https://mcp.test/v1');
  expect(init.headers).toEqual(discover.headers);
  expect(init.body).toBe(discover.body);
  expect(init).toMatchObject({
    method: 'POST',
    mode: 'cors',
    credentials: 'omit',
    redirect: 'manual',
    cache: 'no-store',
  });
});

describe('what the browser keeps from a page', () => {
  test.each<[string, HttpRequest['headers'], string]>([
    [
      'an origin of its own',
      [['Origin', 'https://evil.example']],
      'the browser does not let it send the header Origin',
    ],
    [
      'a host',
      [
        ['Content-Type', 'a/b'],
        ['Host', 'evil.example'],
      ],
      'the browser does not let it send the header Host',
    ],
    [
      'a repeated header',
      [
        ['X-A', '1'],
        ['x-a', '2'],
      ],
      'the browser joins headers of the same name, here x-a',
    ],
    ['white space', [['X-A', ' 1']], 'the browser takes away the white space around the value of X-A'],
    ['a character beyond a byte', [['X-A', '\u2603']], 'the browser does not let it send such a value of X-A'],
    ['no Content-Type', [], 'the browser adds a Content-Type to a body that has none'],
  ])('%s is not sent at all', async (_, headers, why) => {
    const { peer, calls } = peerOver(json);
    expect((await send(peer, { ...discover, headers })).came).toBe(false);
    expect(calls).toEqual([]);
    expect(peer.sight?.unseen).toEqual({ why });
  });

  test('an answer that fetch does not give is none that can be judged', async () => {
    const { peer } = peerOver(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await send(peer)).came).toBe(false);
    expect(peer.sight?.unseen?.why).toBe(NOT_SHOWN);
  });

  test('a redirect is not followed, and not judged', async () => {
    const redirect = Object.assign(Response.error(), {});
    Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
    const { peer } = peerOver(() => Promise.resolve(redirect));
    await send(peer);
    expect(peer.sight?.unseen?.why).toBe('the answer was a redirect, and the browser does not show where to');
  });

  test('a header that is not exposed may be there', async () => {
    const shown = (headers: Record<string, string>) =>
      peerOver(() => Promise.resolve(Response.json(answer, { headers })));
    const hidden = await send(shown({}).peer);
    expect(typeof hidden.header('Mcp-Session-Id')).toBe('symbol');
    expect(hidden.header('Cache-Control')).toBeUndefined();
    const exposed = await send(shown({ 'Access-Control-Expose-Headers': '*' }).peer);
    expect(exposed.header('Mcp-Session-Id')).toBeUndefined();
    const named = await send(
      shown({ 'Access-Control-Expose-Headers': 'Access-Control-Expose-Headers, mcp-session-id' }).peer,
    );
    expect(named.header('Mcp-Session-Id')).toBeUndefined();
    expect(typeof named.header('X-Accel-Buffering')).toBe('symbol');
  });
});

describe('a token', () => {
  const headers = [['Authorization', 'Bearer s3cret']] as const;
  test('is sent with every request and recorded with none', async () => {
    const { peer, calls } = peerOver(json, { headers });
    await send(peer);
    expect(calls[0]?.init.headers).toContainEqual(['Authorization', 'Bearer s3cret']);
    expect(JSON.stringify(peer.turns)).not.toContain('s3cret');
    expect(JSON.stringify(peer.turns)).toContain('["Authorization","[secret]"]');
  });
  test('is left out where a probe asks without', async () => {
    const { peer, calls } = peerOver(json, { headers });
    await send(peer, createRequest({ id: 1, method: 'tools/list', headers: { Authorization: null } }));
    expect(JSON.stringify(calls[0]?.init.headers)).not.toContain('Authorization');
  });
  test('in the address is not recorded', async () => {
    const { peer, calls, subject } = peerOver(json, {}, 'https://mcp.test/v1?key=s3cret');
    await send(peer);
    expect(calls[0]?.url).toBe('https://mcp.test/v1?key=s3cret');
    expect(subject.name).toBe('https://mcp.test/v1?key=[secret]');
    expect(JSON.stringify(peer.turns)).not.toContain('s3cret');
  });
});

describe('limits', () => {
  const stream = (
    pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
    type = 'text/event-stream',
  ) => Promise.resolve(new Response(new ReadableStream({ pull }), { headers: { 'Content-Type': type } }));
  const errorOf = (peer: ReturnType<typeof peerOver>['peer']) =>
    peer.turns.flatMap((turn) => (turn.kind === 'silence' ? [turn.error] : []));

  test('an answer that does not begin in time is left', async () => {
    const { peer } = peerOver(() => new Promise(() => {}), { firstTimeout: 10, timeout: 10 });
    const lost = peerOver(() => new Promise(() => {}), { firstTimeout: 10, timeout: 10 });
    expect((await Promise.race([send(peer), send(lost.peer)])).came).toBe(false);
  });
  test('an endless body is left at the limit', async () => {
    const { peer } = peerOver(() => stream((one) => one.enqueue(new Uint8Array(1024 * 1024)), 'text/plain'), {
      bodyLimit: 2 * 1024 * 1024,
    });
    await send(peer);
    expect(errorOf(peer)).toEqual(['the body is longer than 2 MiB, a limit of Wireproof']);
  });
  test('JSON that is no UTF-8 is said to be none', async () => {
    const { peer } = peerOver(() =>
      stream((one) => (one.enqueue(Uint8Array.of(0xff)), one.close()), 'application/json'),
    );
    await send(peer);
    expect(errorOf(peer)).toEqual(['the body is application/json, but not in UTF-8']);
  });
  test('a stream that is left keeps what has come', async () => {
    let pieces = 0;
    const { peer } = peerOver(() =>
      stream((one) => {
        if (pieces++ === 0) one.enqueue(new TextEncoder().encode('data: {"jsonrpc":"2.0","method":"a"}\n\n'));
      }),
    );
    const open = await peer.open(discover, peer.connect());
    expect((await open.until(() => true, 1000))?.message.method).toBe('a');
    const left = await open.close();
    expect(left.response?.open).toBe(true);
    expect(left.messages).toEqual([{ jsonrpc: '2.0', method: 'a' }]);
    expect(peer.sight?.unseen).toBeUndefined();
  });
  test('what is stopped breaks off at once', async () => {
    const stop = new AbortController();
    const { peer } = peerOver(() => Promise.reject(new DOMException('aborted', 'AbortError')), { signal: stop.signal });
    stop.abort();
    await send(peer);
    expect(errorOf(peer)).toEqual(['the run was stopped']);
  });
});
