import { expect, onTestFinished, test } from 'vitest';
import { createHttpHost } from './node-http.ts';

const PAGE = 'http://localhost:4321';

/** A host that answers everything with a text; gives what asks it as a page of an origin would. */
async function host(options: { cors?: string }) {
  const answer = { status: 200, headers: [['X-A', '1']] as const, body: 'ok' };
  const one = createHttpHost(() => Promise.resolve(answer), { ...options });
  const port = await one.listen(0);
  onTestFinished(() => one.close());
  return (init: RequestInit = {}, path = '/mcp') => fetch(`http://127.0.0.1:${port}${path}`, init);
}
const corsOf = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const PREFLIGHT = {
  method: 'OPTIONS',
  headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'mcp-method' },
};

test('without being asked for, no page is allowed anything', async () => {
  const ask = await host({});
  expect(corsOf(await ask({ headers: { Origin: PAGE } }))).toEqual([]);
  expect(corsOf(await ask({ ...PREFLIGHT, headers: { ...PREFLIGHT.headers, Origin: PAGE } }))).toEqual([]);
});

test('the pages of the allowed origin may send what they like and read every header, refusals too', async () => {
  const ask = await host({ cors: PAGE });
  const before = await ask({ ...PREFLIGHT, headers: { ...PREFLIGHT.headers, Origin: PAGE } });
  expect([before.status, before.headers.get('access-control-allow-headers')]).toEqual([204, '*, Authorization']);
  expect(before.headers.get('access-control-allow-methods')).toBe('POST, GET, DELETE');
  for (const path of ['/mcp', '/elsewhere']) {
    const { headers } = await ask({ headers: { Origin: PAGE } }, path);
    expect(headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(headers.get('access-control-expose-headers')).toBe('*');
    expect(headers.get('vary')).toBe('Origin');
  }
});

test.each(['https://evil.example', 'http://localhost:4322', 'null'])('the pages of %s are not', async (origin) => {
  const ask = await host({ cors: PAGE });
  expect(corsOf(await ask({ headers: { Origin: origin } }))).toEqual([]);
  expect(corsOf(await ask({ ...PREFLIGHT, headers: { ...PREFLIGHT.headers, Origin: origin } }))).toEqual([]);
});

test('a request that is no page’s is answered as ever', async () => {
  const ask = await host({ cors: PAGE });
  const reply = await ask();
  expect([corsOf(reply), reply.headers.get('x-a'), await reply.text()]).toEqual([[], '1', 'ok']);
});
