// Names of servers in links, and addresses as people type them.
import { describe, expect, test } from 'vitest';
import { formatServer, originOf, parseAddress, parseServer, pathOf, targetOf } from './servers.ts';
import type { Server } from './servers.ts';

test.each<[string, Server]>([
  ['reference:full', { kind: 'reference', definition: 'full' }],
  ['sdk:two-users', { kind: 'sdk', definition: 'two-users' }],
  ['fault:remembers-capabilities', { kind: 'fault', fault: 'remembers-capabilities' }],
  ['legacy', { kind: 'legacy' }],
  ['https://mcp.example/mcp?a=1', { kind: 'own', url: 'https://mcp.example/mcp?a=1' }],
])('%s is read as it was written', (text, server) => {
  expect(formatServer(server)).toBe(text);
  expect(parseServer(text)).toEqual(server);
});

test('a link without a server means the reference', () => {
  expect(parseServer(undefined)).toEqual({ kind: 'reference', definition: 'full' });
});

describe('no server of a link is', () => {
  test.each([
    ['', '“” names no server of this page and is no address.'],
    ['reference', '“reference” names no server of this page and is no address.'],
    ['legacy:open', '“legacy:open” names no server of this page and is no address.'],
    ['fault:../../x', '“fault:../../x” names no server of this page and is no address.'],
    ['javascript:alert(1)', '“javascript:alert(1)” names no server of this page and is no address.'],
    ['data:text/html,x', '“data:text/html,x” names no server of this page and is no address.'],
    ['//mcp.example/mcp', '“//mcp.example/mcp” names no server of this page and is no address.'],
    ['mcp.example/mcp', '“mcp.example/mcp” names no server of this page and is no address.'],
    [`x${'y'.repeat(100)}`, `“x${'y'.repeat(59)}…” names no server of this page and is no address.`],
    ['https://', '“https://” is no URL. One looks like https://example.com/mcp.'],
    [
      'https://ada:secret@mcp.example/',
      'A page cannot send the user and the password of a URL. Put them into the header Authorization.',
    ],
    [
      'http://192.168.0.1/mcp',
      'This page speaks to other machines over https alone: a browser blocks http to 192.168.0.1 as mixed content. Use the command.',
    ],
  ])('%s', (text, wrong) => {
    expect(parseServer(text)).toEqual({ wrong });
  });
});

test('an address is brought into its normal form, without a fragment', () => {
  expect(parseAddress('  HTTPS://MCP.Example:443/mcp#x ')).toBe('https://mcp.example/mcp');
  expect(parseAddress('localhost:8080/mcp')).toBe('http://localhost:8080/mcp');
  expect(parseAddress('')).toEqual({ wrong: 'Name the server: its URL, such as https://example.com/mcp.' });
});

test('path and origin of one’s own server come from its address', () => {
  const own: Server = { kind: 'own', url: 'http://localhost:8080/api/mcp?a=1' };
  expect([pathOf(own), originOf(own)]).toEqual(['/api/mcp?a=1', 'http://localhost:8080']);
  expect(pathOf({ kind: 'legacy' })).toBe('/mcp');
});

test.each<[Exclude<Server, { kind: 'own' }>, object]>([
  [{ kind: 'reference', definition: 'open' }, { definition: 'open' }],
  [{ kind: 'fault', fault: 'x' }, { fault: 'x' }],
  [{ kind: 'sdk', definition: 'full' }, { sdk: 'full' }],
  [{ kind: 'legacy' }, { legacy: 'open' }],
])('the engine knows %o as %o', (server, target) => {
  expect(targetOf(server)).toEqual(target);
});
