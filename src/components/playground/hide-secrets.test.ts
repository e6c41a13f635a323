// What may be a secret does not get into a link.
import { expect, test } from 'vitest';
import { hideSecrets } from './hide-secrets.ts';

test.each([
  ['Authorization', true],
  ['cookie', true],
  ['Proxy-Authorization', true],
  ['X-API-Key', true],
  ['X-Auth-Token', true],
  ['Client-Secret', true],
  ['Content-Type', false],
  ['Mcp-Name', false],
  ['MCP-Protocol-Version', false],
])('%s: %s', (name, isHidden) => {
  const request = hideSecrets({ method: 'POST', path: '/', headers: [[name, 'value']], body: '' });
  expect(request.headers).toEqual([[name, isHidden ? '[secret]' : 'value']]);
});
