import { describe, expect, test } from 'vitest';
import { createRequest } from '../../client/request.ts';
import type { HeaderList, HttpRequest } from '../../protocol/message.ts';
import { ask, call } from '../fixtures/route-query.ts';

const list = (headers: Readonly<Record<string, string>> = {}) =>
  createRequest({ id: 1, method: 'tools/list', headers });
const addHeaders = (request: HttpRequest, ...more: HeaderList): HttpRequest => ({
  ...request,
  headers: [...request.headers, ...more],
});

describe('the standard headers', () => {
  const mismatch = (what: string) => [400, -32020, `Header mismatch: ${what}`];
  test.each<[string, HttpRequest, string]>([
    [
      'the method twice, the same',
      addHeaders(list(), ['mcp-method', 'tools/list']),
      'Mcp-Method is sent more than once',
    ],
    [
      'the version twice',
      addHeaders(list(), ['MCP-Protocol-Version', '2025-11-25']),
      'MCP-Protocol-Version is sent more than once',
    ],
    [
      'a name in two pieces',
      addHeaders(call({}, { 'Mcp-Name': 'a' }, 'a, b'), ['Mcp-Name', 'b']),
      'Mcp-Name is sent more than once',
    ],
    [
      'a parameter in two pieces',
      addHeaders(call({ region: 'a, b' }), ['Mcp-Param-Region', 'a'], ['Mcp-Param-Region', 'b']),
      'Mcp-Param-Region is sent more than once',
    ],
    [
      'an unasked parameter twice',
      addHeaders(call({}), ['Mcp-Param-Region', 'a'], ['Mcp-Param-Region', 'b']),
      'Mcp-Param-Region is sent more than once',
    ],
    [
      'a name in broken Base64',
      call({}, { 'Mcp-Name': '=?base64?ZWNobw?=' }, 'echo'),
      "Mcp-Name is '=?base64?ZWNobw?=', the body says 'echo'",
    ],
    [
      'a method in Base64, which it may not be in',
      list({ 'Mcp-Method': '=?base64?dG9vbHMvbGlzdA==?=' }),
      "Mcp-Method is '=?base64?dG9vbHMvbGlzdA==?=', the body says 'tools/list'",
    ],
    ['an empty method', list({ 'Mcp-Method': '' }), "Mcp-Method is '', the body says 'tools/list'"],
    [
      'a version with a no-break space',
      list({ 'MCP-Protocol-Version': '\u00a02026-07-28' }),
      "MCP-Protocol-Version is '\u00a02026-07-28', the body says '2026-07-28'",
    ],
  ])('%s is refused', async (_, request, message) => {
    expect(await ask(request)).toEqual(mismatch(message));
  });

  test.each<[string, HttpRequest]>([
    ['names in lower case', { ...list(), headers: list().headers.map(([name, value]) => [name.toLowerCase(), value]) }],
    ['names in capitals', { ...list(), headers: list().headers.map(([name, value]) => [name.toUpperCase(), value]) }],
    ['white space around the method', list({ 'Mcp-Method': '  tools/list\t' })],
    ['white space around the name', call({ text: 'x' }, { 'Mcp-Name': ' echo ' }, 'echo')],
    ['a name in Base64 without need', call({ text: 'x' }, { 'Mcp-Name': '=?base64?ZWNobw==?=' }, 'echo')],
    ['a name where none is asked for', list({ 'Mcp-Name': 'echo' })],
  ])('%s: served', async (_, request) => {
    expect((await ask(request)).slice(0, 2)).toEqual([200, undefined]);
  });
});
