// The handler that a page asks a server with stays at the server that was named.
import { expect, test } from 'vitest';
import { createFetchHandler } from './fetch-handler.ts';

test.each(['//evil.example/mcp', '/\\evil.example/mcp', '/@evil.example/mcp', '.evil.example/mcp', '@evil.example'])(
  'a path cannot lead to another host: %s',
  async (path) => {
    const asked: string[] = [];
    const handler = createFetchHandler(new URL('https://good.example/mcp'), {
      fetch: (address) => {
        asked.push(new URL(address as URL).origin);
        return Promise.resolve(new Response(null, { status: 202 }));
      },
    });
    await handler({ method: 'GET', path, headers: [], body: '' }, { number: 1 });
    expect(asked).toEqual(['https://good.example']);
  },
);
