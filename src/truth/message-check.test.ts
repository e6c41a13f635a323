// Messages are checked against the official schema and by our own closer look.
import { describe, expect, test } from 'vitest';
import { readOfficialSchema } from '../../test/official-schema.ts';
import { checkHttpMessage } from './http-message-check.ts';
import { createMessageCheck } from './message-check.ts';

const check = createMessageCheck(readOfficialSchema());
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { _meta: meta, name: 'echo' } };
const answer = (result: object): object => ({ jsonrpc: '2.0', id: 1, result });
const error = (code: number, data?: object): object => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message: 'No', ...(data && { data }) },
});
const list = { resultType: 'complete', tools: [], ttlMs: 0, cacheScope: 'public' };

test.each([
  ['tools/call.request', call],
  ['tools/call.result', answer({ resultType: 'complete', content: [] })],
  ['tools/call.result', answer({ resultType: 'input_required', requestState: 'x' })],
  ['tools/call.error', error(-32021, { requiredCapabilities: { elicitation: {} } })],
  ['tools/list.result', answer(list)],
  ['server/discover.request', { ...call, method: 'server/discover', params: { _meta: meta } }],
  [
    'subscriptions/listen.result',
    answer({ resultType: 'complete', _meta: { 'io.modelcontextprotocol/subscriptionId': '1' } }),
  ],
  [
    'notifications/progress',
    { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 1, progress: 2 } },
  ],
])('a right %s has no problem', (kind, value) => {
  expect(check(kind, value)).toEqual([]);
});

test.each([
  ['tools/call', call, 'unknown-kind', ''],
  ['initialize.request', call, 'unknown-kind', ''],
  ['roots/list.request', call, 'unknown-kind', ''],
  ['tools/call.request', [], 'not-an-object', ''],
  ['tools/call.request', { ...call, method: 'tools/list' }, 'wrong-method', '/method'],
  ['tools/call.request', { ...call, params: { name: 'echo' } }, 'missing-meta', '/params/_meta'],
  ['tools/call.request', { ...call, id: null }, 'schema', '/id'],
  ['tools/call.request', { ...call, params: { _meta: meta } }, 'schema', '/params'],
  ['tools/call.request', { ...call, params: { ...call.params, arguments: 'x' } }, 'schema', '/params/arguments'],
  [
    'tools/call.request',
    {
      ...call,
      params: { ...call.params, _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': '2025-11-25' } },
    },
    'wrong-protocol-version',
    '/params/_meta/io.modelcontextprotocol~1protocolVersion',
  ],
  [
    'tools/call.request',
    { ...call, params: { ...call.params, _meta: { 'io.modelcontextprotocol/clientCapabilities': {} } } },
    'missing-protocol-version',
    '/params/_meta',
  ],
  [
    'tools/call.request',
    { ...call, params: { ...call.params, _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } } },
    'missing-client-capabilities',
    '/params/_meta',
  ],
  ['tools/call.result', error(-32602), 'missing-result', ''],
  ['tools/call.result', answer({ content: [] }), 'missing-result-type', '/result'],
  ['tools/call.result', answer({ resultType: 'done', content: [] }), 'wrong-result-type', '/result/resultType'],
  ['tools/call.result', answer({ resultType: 'input_required' }), 'nothing-asked', '/result'],
  ['tools/call.result', answer({ resultType: 'complete' }), 'schema', '/result'],
  [
    'tools/list.result',
    answer({ ...list, resultType: 'input_required', requestState: 'x' }),
    'wrong-result-type',
    '/result/resultType',
  ],
  ['tools/list.result', answer({ ...list, ttlMs: undefined }), 'missing-ttl', '/result'],
  ['tools/list.result', answer({ ...list, cacheScope: undefined }), 'missing-cache-scope', '/result'],
  ['tools/list.result', answer({ ...list, cacheScope: 'shared' }), 'schema', '/result/cacheScope'],
  ['tools/call.error', error(-32002), 'removed-code', '/error/code'],
  ['tools/call.error', error(-32042), 'removed-code', '/error/code'],
  ['tools/call.error', error(-32050), 'undefined-code', '/error/code'],
  ['tools/call.error', error(-32021), 'schema', '/error'],
  ['tools/call.error', { jsonrpc: '2.0', id: 1 }, 'schema', ''],
  [
    'notifications/progress',
    { jsonrpc: '2.0', id: 1, method: 'notifications/progress', params: { progressToken: 1, progress: 2 } },
    'notification-with-id',
    '/id',
  ],
])('%s: %j is %s', (kind, value, code, pointer) => {
  expect(check(kind, JSON.parse(JSON.stringify(value))).map((problem) => [problem.code, problem.pointer])).toEqual([
    [code, pointer],
  ]);
});

describe('over HTTP', () => {
  const request = [
    'POST /mcp HTTP/1.1',
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    'MCP-Protocol-Version: 2026-07-28',
    'Mcp-Method: tools/call',
    'Mcp-Name: echo',
    '',
    JSON.stringify(call),
  ].join('\n');
  const response = (start: string, value: object): string =>
    `HTTP/1.1 ${start}\nContent-Type: application/json\n\n${JSON.stringify(value)}`;
  const codes = (kind: string, text: string): string[] => checkHttpMessage(kind, text, check).map(({ code }) => code);

  test.each([
    ['a request', 'tools/call.request', request],
    ['a result', 'tools/list.result', response('200 OK', answer(list))],
    ['an error', 'tools/call.error', response('400 Bad Request', error(-32020))],
    [
      'a stream',
      'tools/list.result',
      `HTTP/1.1 200 OK\nContent-Type: text/event-stream\n\ndata: ${JSON.stringify(answer(list))}\n\n`,
    ],
  ])('%s that agrees with itself has no problem', (_, kind, text) => {
    expect(codes(kind, text)).toEqual([]);
  });

  test.each([
    ['without a head', request.replace('POST /mcp', 'send'), 'not-http'],
    ['with another body', request.replace('{', ''), 'not-json'],
    ['sent by GET', request.replace('POST', 'GET'), 'wrong-http-method'],
    ['without a name', request.replace('Mcp-Name: echo\n', ''), 'missing-header'],
    ['with another name', request.replace('Mcp-Name: echo', 'Mcp-Name: ech'), 'header-mismatch'],
    [
      'with another version',
      request.replace('MCP-Protocol-Version: 2026-07-28', 'MCP-Protocol-Version: 2025-11-25'),
      'header-mismatch',
    ],
    [
      'with another type',
      request.replace('Content-Type: application/json', 'Content-Type: text/plain'),
      'wrong-content-type',
    ],
    ['that accepts no stream', request.replace(', text/event-stream', ''), 'wrong-accept'],
  ])('a request %s is found out', (_, text, code) => {
    expect(codes('tools/call.request', text)).toEqual([code]);
  });

  test('a status that contradicts the code is found out', () => {
    expect(codes('tools/call.error', response('200 OK', error(-32020)))).toEqual(['wrong-status']);
  });
});
