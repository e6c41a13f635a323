import { expect, test } from 'vitest';
import { asksWithoutReading } from './reachable.ts';

const url = new URL('https://mcp.test/v1');

test('any answer at all means that something listens, and its stream is left', async () => {
  const calls: RequestInit[] = [];
  const send = ((_: URL, init: RequestInit) => {
    calls.push(init);
    return Promise.resolve(new Response(null, { status: 405 }));
  }) as typeof fetch;
  expect(await asksWithoutReading(url, send)).toBe(true);
  expect(calls[0]).toMatchObject({ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(calls[0]?.signal?.aborted).toBe(true);
});

test('a request that fails means that nothing can be reached', async () => {
  const send = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
  expect(await asksWithoutReading(url, send)).toBe(false);
});
