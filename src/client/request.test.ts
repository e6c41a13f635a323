import { expect, test } from 'vitest';
import { changeHeaders, createRequest } from './request.ts';

test('a request repeats version, method and name in its headers', () => {
  const { method, path, headers, body } = createRequest({
    id: 7,
    method: 'tools/call',
    params: { name: 'echo', arguments: {} },
  });
  expect([method, path]).toEqual(['POST', '/mcp']);
  expect(headers).toEqual([
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
    ['MCP-Protocol-Version', '2026-07-28'],
    ['Mcp-Method', 'tools/call'],
    ['Mcp-Name', 'echo'],
  ]);
  expect(JSON.parse(String(body))).toEqual({
    jsonrpc: '2.0',
    id: 7,
    method: 'tools/call',
    params: {
      name: 'echo',
      arguments: {},
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {},
        'io.modelcontextprotocol/clientInfo': { name: 'wireproof', version: '1.0.0' },
      },
    },
  });
});

test('headers are replaced in place, added at the end, and taken away', () => {
  const headers = [
    ['A', '1'],
    ['B', '2'],
    ['C', '3'],
  ] as const;
  expect(changeHeaders(headers, { b: 'two', D: '4', c: null, E: null })).toEqual([
    ['A', '1'],
    ['B', 'two'],
    ['D', '4'],
  ]);
});
