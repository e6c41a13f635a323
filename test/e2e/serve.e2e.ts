// The server of the built site: status, types, compression and the headers of the header file.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Serving } from '../../scripts/serve.ts';
import { headerPolicy } from '../../src/site/csp.ts';
import { dist } from './site.ts';

let site: Serving;
beforeAll(async () => {
  site = await serve({ dist, port: 0 });
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, site.address), { headers });

test.each([
  ['/', 200, 'text/html;charset=utf-8'],
  ['/rules/MCP-STL-004/', 200, 'text/html;charset=utf-8'],
  ['/rules/mcp-stl-004/', 404, 'text/html;charset=utf-8'],
  ['/no/such/page/', 404, 'text/html;charset=utf-8'],
  ['/../package.json', 404, 'text/html;charset=utf-8'],
  ['/rules/MCP-STL-004/index.md', 200, 'text/markdown;charset=utf-8'],
  ['/llms.txt', 200, 'text/plain;charset=utf-8'],
  ['/no/such/page/index.md', 404, 'text/html;charset=utf-8'],
  ['/_headers', 404, 'text/html;charset=utf-8'],
  ['/pagefind/pagefind.js', 200, 'text/javascript'],
  ['/pagefind/wasm.en.pagefind', 200, 'application/octet-stream'],
])('%s is %i %s', async (path, status, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([status, type]);
});

test('a folder without its slash leads to it, and the query stays', async () => {
  const response = await fetch(new URL('/rules/MCP-STL-004?a=b', site.address), { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/rules/MCP-STL-004/?a=b']);
});

test.each(['/', '/rules/MCP-STL-004/', '/search/', '/404.html', '/pagefind/pagefind.js'])(
  '%s carries its policy and the headers of every response',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('Content-Security-Policy')).toBe(headerPolicy(path));
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  },
);

test('HTML is compressed with Brotli, and kept by its tag', async () => {
  const first = await get('/', { 'Accept-Encoding': 'br' });
  expect(first.headers.get('Content-Encoding')).toBe('br');
  const again = await get('/', { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

test('a POST is refused', async () => {
  const response = await fetch(site.address, { method: 'POST' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('a busy port gives an error that says what to do, or the next port', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  const { port } = other.address() as AddressInfo;
  await expect(serve({ dist, port })).rejects.toThrow(`Port ${port} is busy. End what uses it, or choose another`);
  const next = await serve({ dist, port, orNext: true });
  expect(Number(new URL(next.address).port)).toBeGreaterThan(port);
  await next.close();
  await new Promise((done) => other.close(done));
});

test('a folder without a site is refused', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  await expect(serve({ dist: empty, port: 0 })).rejects.toThrow('holds no built site');
  rmSync(empty, { recursive: true });
});
